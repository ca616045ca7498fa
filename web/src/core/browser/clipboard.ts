import { toasts } from '../state/toasts.svelte';

/** Puts a text where it can be pasted; where the browser forbids that, it is shown to be copied by hand. */
export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.say(done);
  } catch {
    toasts.say(text);
  }
}
