/** How this person likes to play, at every table of this browser. */

import { read, write } from './memory';

const NEWCOMER = 3; // games

export type Switch = 'hints' | 'autoEnd' | 'askAll' | 'sounds' | 'askFirst' | 'coach';
/** What a choice brought is shown until it was seen, for a short time, or not at all. */
export type Gains = 'seen' | 'short' | 'off';

class Wishes {
  hints = $state(read('hints', true));
  autoEnd = $state(read('autoEnd', false));
  askAll = $state(read('askAll', false));
  sounds = $state(read('sounds', true));
  coach = $state(read('coach', false));
  gains = $state<Gains>(read<Gains>('gains', 'short'));
  #finished = $state.raw<string[]>(read('finished', []));
  #askFirst = $state<boolean | null>(read<boolean | null>('askFirst', null));

  /** Before what cannot be taken back; newcomers are asked unless they say otherwise. */
  get askFirst(): boolean {
    return this.#askFirst ?? this.#finished.length < NEWCOMER;
  }

  set askFirst(value: boolean) {
    this.#askFirst = value;
  }

  set(name: Switch, value: boolean): void {
    this[name] = value;
    write(name, value);
  }

  setGains(value: Gains): void {
    this.gains = value;
    write('gains', value);
  }

  /** Whether somebody new is to be told what a game is about before they first play it; it is told once. */
  tellsGoal(game: string): boolean {
    const told = read<string[]>('goals', []);
    if (!this.askFirst || told.includes(game)) return false;
    write('goals', [...told, game]);
    return true;
  }

  /** A game that was played to its end. */
  finish(table: string): void {
    if (this.#finished.includes(table) || this.#finished.length >= NEWCOMER) return;
    this.#finished = [...this.#finished, table];
    write('finished', this.#finished);
  }
}

export const wishes = new Wishes();
