/** Turns of a game with a sentence each, for the log, board marks and replays. */

import type { TurnTold } from '../api/schema';

export class TurnHistory {
  turns = $state.raw<TurnTold[]>([]);
  #asked: Promise<void> | null = null;

  constructor(private readonly ask: (after: number) => Promise<TurnTold[] | undefined>) {}

  /** Fetches turns up to `ply`, and the last known one again because it may have continued. */
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

  /** The last turn of each seat. */
  get last(): Map<number, TurnTold> {
    return new Map(this.turns.map((turn) => [turn.seat, turn]));
  }
}
