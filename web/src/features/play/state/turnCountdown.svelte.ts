/** A turn whose choices are all made ends by itself after a few seconds, unless somebody wants to look longer. The time
 * stands still while nobody looks: in another tab, or while a dialog is open. */

import { wishes } from '../../../core/state/preferences.svelte';

export const SECONDS = 6;

export class Ending {
  /** Seconds that are left; null if nothing ends by itself now. */
  left = $state<number | null>(null);
  #timer: ReturnType<typeof setInterval> | undefined;
  /** The moment for which somebody wanted to wait, or that is counted already. */
  #known: number | null = null;

  constructor(private readonly end: () => void) {}

  /** `ply`: how many choices were made when the turn was complete; null if it is not. */
  look(ply: number | null): void {
    if (ply === this.#known) return;
    this.stop();
    this.#known = ply;
    if (ply === null || wishes.ending !== 'soon') return;
    this.left = SECONDS;
    this.#timer = setInterval(() => this.#count(), 1000);
  }

  /** Wait: the turn ends by a click now. Says whether there was something to stop. */
  stop(): boolean {
    const counting = this.left !== null;
    clearInterval(this.#timer);
    this.left = null;
    return counting;
  }

  #count(): void {
    if (this.left === null || document.hidden || document.querySelector('dialog[open]')) return;
    this.left -= 1;
    if (this.left > 0) return;
    this.stop();
    this.end();
  }
}
