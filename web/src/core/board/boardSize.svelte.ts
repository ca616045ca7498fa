/** The size available to the board in pixels; the server draws pictures for it. */

import { read, write } from '../browser/storage';
import { screen } from '../browser/screen.svelte';

const STEP = 10; // pixels; avoids a request at every pixel while a window is resized
const WAIT = 150;

export interface Size {
  width: number;
  height: number;
}

const PADDING = 12;
const HEADER = 48;
/** What rows of players and news above a board take. */
export const ROWS = 118;

/** The width of the column with question and log. */
export function sideWidth(window: number): number {
  return Math.round(Math.max(280, Math.min(400, window * 0.236)));
}

/** `reserved`: pixels above and below the board. A board that fills its room gets all of it, others a bit less. */
export function boardSizeIn(width: number, height: number, narrow: boolean, reserved = ROWS): Size {
  if (narrow) return stepped(width - 2 * 6, height / 2);
  const [wide, high] = [width - sideWidth(width) - 3 * PADDING, height - HEADER - 2 * PADDING - reserved];
  return reserved < ROWS ? { width: wide, height: high } : stepped(wide - 10, high);
}

function stepped(width: number, height: number): Size {
  const down = (value: number) => Math.max(320, Math.floor(value / STEP) * STEP);
  return { width: down(width), height: down(height) };
}

class BoardSize {
  size = $state.raw<Size>(boardSizeIn(innerWidth, innerHeight, screen.narrow));
  side = $state(sideWidth(innerWidth));
  #plans = $state.raw<Record<string, string>>(read('plans', {}));
  #timer = 0;
  #reserved = ROWS;

  constructor() {
    addEventListener('resize', () => {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.#measure(), WAIT);
    });
  }

  #measure(): void {
    const now = boardSizeIn(innerWidth, innerHeight, screen.narrow, this.#reserved);
    this.side = sideWidth(innerWidth);
    if (now.width !== this.size.width || now.height !== this.size.height) this.size = now;
  }

  /** A page says how much room it keeps above and below the board. */
  reserve(pixels: number): void {
    this.#reserved = pixels;
    this.#measure();
  }

  /** The layout chosen for a game in this browser; empty for the default. */
  planOf(game: string): string {
    return this.#plans[game] ?? '';
  }

  choosePlan(game: string, plan: string): void {
    this.#plans = { ...this.#plans, [game]: plan };
    write('plans', this.#plans);
  }
}

export const boardSize = new BoardSize();
