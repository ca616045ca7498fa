/** How fast the turns of others are shown: remembered by this browser. */

import { read, write } from '../browser/storage';
import { screen } from '../browser/screen.svelte';

export type Pace = 'off' | 'slow' | 'normal' | 'fast';
export const PACES: readonly Pace[] = ['off', 'slow', 'normal', 'fast'];

/** Who is shown nothing unasked may still ask. */
const FACTORS: Record<Pace, number> = { off: 1, slow: 1.8, normal: 1, fast: 0.4 };

/** Milliseconds at the normal pace: the places are lit, pieces glide, numbers run, and a moment to look. */
const LIGHT = 300;
const GLIDE = 600;
const COUNT = 400;
const REST = 500;
const STILL = 800; // without motion: the places are lit for so long

class PaceState {
  pace = $state<Pace>(read<Pace>('pace', 'normal'));

  set(pace: Pace): void {
    this.pace = pace;
    write('pace', pace);
  }

  /** How long places are lit before anything moves. */
  get light(): number {
    return screen.still ? 0 : LIGHT * FACTORS[this.pace];
  }

  /** How long the new state is looked at, the motion included. */
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
