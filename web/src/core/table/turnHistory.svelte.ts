/** Turns of a game with a sentence each, for the log, board marks and replays. */

import type { TurnSummary } from '../api/schema';

export class TurnHistory {
  turns = $state.raw<TurnSummary[]>([]);
  #pending: Promise<void> | null = null;

  constructor(private readonly ask: (after: number) => Promise<TurnSummary[] | undefined>) {}

  /** Fetches turns up to `ply`, and the last known one again because it may have continued. */
  async catchUp(ply: number): Promise<void> {
    while (this.#pending) await this.#pending;
    if ((this.turns.at(-1)?.last ?? 0) >= ply) return;
    this.#pending = this.#fetch().finally(() => (this.#pending = null));
    await this.#pending;
  }

  async #fetch(): Promise<void> {
    const after = (this.turns.at(-1)?.first ?? 1) - 1;
    const turns = await this.ask(after);
    if (turns) this.turns = [...this.turns.filter((turn) => turn.last <= after), ...turns];
  }

  forget(): void {
    this.turns = [];
  }

  /** The last turn of each seat. */
  get last(): Map<number, TurnSummary> {
    return new Map(this.turns.map((turn) => [turn.seat, turn]));
  }
}
