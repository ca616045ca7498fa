/** How this person likes to play, at every table of this browser. */

import { read, write } from '../browser/storage';

const NEWCOMER = 3; // games

export type Switch = 'hints' | 'askAll' | 'sounds' | 'askFirst' | 'coach';
/** What a choice brought is shown until it was seen, for a short time, or not at all. */
export type Gains = 'seen' | 'short' | 'off';
/** A turn whose choices are all made ends after a few seconds, at once, or by a click. */
export type Ends = 'soon' | 'once' | 'click';

class Wishes {
  hints = $state(read('hints', true));
  askAll = $state(read('askAll', false));
  sounds = $state(read('sounds', true));
  coach = $state(read('coach', false));
  gains = $state<Gains>(read<Gains>('gains', 'short'));
  ending = $state<Ends>(read<Ends>('ending', read('autoEnd', false) ? 'once' : 'soon'));
  #finished = $state.raw<string[]>(read('finished', []));
  #askFirst = $state<boolean | null>(read<boolean | null>('askFirst', null));
  #told = new Set<string>(); // goals, for a browser that remembers nothing

  /** Before what cannot be taken back; newcomers are asked unless they say otherwise. */
  get askFirst(): boolean {
    return this.#askFirst ?? this.#finished.length < NEWCOMER;
  }

  set askFirst(value: boolean) {
    this.#askFirst = value;
  }

  /** Each kind of question once. */
  asksBefore(kind: string): boolean {
    return this.askFirst && !read<string[]>('sure', []).includes(kind);
  }

  wasSure(kind: string): void {
    const sure = read<string[]>('sure', []);
    if (!sure.includes(kind)) write('sure', [...sure, kind]);
  }

  setEnding(value: Ends): void {
    this.ending = value;
    write('ending', value);
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
    if (!this.askFirst || told.includes(game) || this.#told.has(game)) return false;
    this.#told.add(game);
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
