/** Preferences of this browser for all tables. */

import { read, write } from '../browser/storage';

const NEWCOMER = 3; // games

export type Switch = 'hints' | 'askAll' | 'sounds' | 'askFirst' | 'coach';
/** The gain card stays until dismissed, for a short time, or is off. */
export type GainDisplay = 'seen' | 'short' | 'off';
/** A complete turn ends after a countdown, at once, or by a click. */
export type TurnEnding = 'soon' | 'once' | 'click';

class Preferences {
  hints = $state(read('hints', true));
  askAll = $state(read('askAll', false));
  sounds = $state(read('sounds', true));
  coach = $state(read('coach', false));
  gains = $state<GainDisplay>(read<GainDisplay>('gains', 'short'));
  ending = $state<TurnEnding>(read<TurnEnding>('ending', read('autoEnd', false) ? 'once' : 'soon'));
  #finished = $state.raw<string[]>(read('finished', []));
  #askFirst = $state<boolean | null>(read<boolean | null>('askFirst', null));
  #shownGoals = new Set<string>(); // goals shown, for browsers without storage

  /** Confirm irreversible choices; on by default for newcomers. */
  get askFirst(): boolean {
    return this.#askFirst ?? this.#finished.length < NEWCOMER;
  }

  set askFirst(value: boolean) {
    this.#askFirst = value;
  }

  /** Confirmation is needed once for each kind of question. */
  needsConfirmation(kind: string): boolean {
    return this.askFirst && !read<string[]>('sure', []).includes(kind);
  }

  rememberConfirmed(kind: string): void {
    const sure = read<string[]>('sure', []);
    if (!sure.includes(kind)) write('sure', [...sure, kind]);
  }

  setEnding(value: TurnEnding): void {
    this.ending = value;
    write('ending', value);
  }

  set(name: Switch, value: boolean): void {
    this[name] = value;
    write(name, value);
  }

  setGains(value: GainDisplay): void {
    this.gains = value;
    write('gains', value);
  }

  /** Whether to show a newcomer the goal of a game before their first match; true once per game. */
  shouldShowGoal(game: string): boolean {
    const shown = read<string[]>('goals', []);
    if (!this.askFirst || shown.includes(game) || this.#shownGoals.has(game)) return false;
    this.#shownGoals.add(game);
    write('goals', [...shown, game]);
    return true;
  }

  /** Counts a finished match; after three the player is no newcomer. */
  recordFinished(table: string): void {
    if (this.#finished.includes(table) || this.#finished.length >= NEWCOMER) return;
    this.#finished = [...this.#finished, table];
    write('finished', this.#finished);
  }
}

export const preferences = new Preferences();
