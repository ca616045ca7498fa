/** Speed of playback, stored in this browser. */

import { read, write } from '../browser/storage';
import { screen } from '../browser/screen.svelte';

export type Pace = 'off' | 'slow' | 'normal' | 'fast';
export const PACES: readonly Pace[] = ['off', 'slow', 'normal', 'fast'];

/** Playback on request runs even when automatic playback is off. */
const FACTORS: Record<Pace, number> = { off: 1, slow: 1.8, normal: 1, fast: 0.4 };

/** Milliseconds at normal speed: highlight, move pieces, count numbers, pause. */
const LIGHT = 300;
const GLIDE = 600;
const COUNT = 400;
const REST = 500;
const STILL = 800; // highlight duration with reduced motion

class PaceState {
  pace = $state<Pace>(read<Pace>('pace', 'normal'));

  set(pace: Pace): void {
    this.pace = pace;
    write('pace', pace);
  }

  /** Milliseconds of highlighting before pieces move. */
  get light(): number {
    return screen.still ? 0 : LIGHT * FACTORS[this.pace];
  }

  /** Milliseconds for a new state, motion included. */
  get look(): number {
    return (screen.still ? STILL : GLIDE + COUNT + REST) * FACTORS[this.pace];
  }

  get glide(): number {
    return GLIDE * FACTORS[this.pace];
  }

  get count(): number {
    return COUNT * FACTORS[this.pace];
  }
}

export const pace = new PaceState();
