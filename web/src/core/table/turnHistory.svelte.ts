/** The game by turns, each in a sentence: for the log, for what is marked on the board, for a replay. */

import type { TurnTold } from '../api/schema';

export class History {
  turns = $state.raw<TurnTold[]>([]);
  #asked: Promise<void> | null = null;

  constructor(private readonly ask: (after: number) => Promise<TurnTold[] | undefined>) {}

  /** The last turn may have gone on since it was told. */
  async catchUp(ply: number): Promise<void> {
    while (this.#asked) await this.#asked;
    if ((this.turns.at(-1)?.last ?? 0) >= ply) return;
    this.#asked = this.#fetch().finally(() => (this.#asked = null));
    await this.#asked;
  }

  async #fetch(): Promise<void> {
    const after = (this.turns.at(-1)?.first ?? 1) - 1;
    const told = await this.ask(after);
    if (told) this.turns = [...this.turns.filter((turn) => turn.last <= after), ...told];
  }

  forget(): void {
    this.turns = [];
  }

  /** What each player did last, by their number. */
  get last(): Map<number, TurnTold> {
    return new Map(this.turns.map((turn) => [turn.seat, turn]));
  }
}
