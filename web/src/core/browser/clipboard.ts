import { toasts } from '../state/toasts.svelte';

/** Copies a text to the clipboard; shows it in a toast if the browser forbids that. */
export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show(done);
  } catch {
    toasts.show(text);
  }
}
