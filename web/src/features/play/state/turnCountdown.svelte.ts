/** Ends a complete turn after a countdown. The countdown pauses in a hidden tab and while a dialog is open. */

import { preferences } from '../../../core/state/preferences.svelte';

export const SECONDS = 6;

export class TurnCountdown {
  /** Seconds left; null without a countdown. */
  left = $state<number | null>(null);
  #timer: ReturnType<typeof setInterval> | undefined;
  /** The position that was already counted down or where somebody chose to wait. */
  #known: number | null = null;

  constructor(private readonly end: () => void) {}

  /** `ply`: number of choices made when the turn is complete; null while it is not. */
  update(ply: number | null): void {
    if (ply === this.#known) return;
    this.stop();
    this.#known = ply;
    if (ply === null || preferences.ending !== 'soon') return;
    this.left = SECONDS;
    this.#timer = setInterval(() => this.#count(), 1000);
  }

  /** Cancels the countdown; returns whether one was running. */
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
