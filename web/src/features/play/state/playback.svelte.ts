/** The turns of others, shown one step after the other. What arrives meanwhile waits in a queue; what is too much to
 * watch is told by turns first. */

import type { Steps, StepTold, TurnTold } from '../../../core/api/schema';

/** More than this is not shown unasked. */
const LONGEST = 20_000;

export interface Source {
  steps: (after: number) => Promise<Steps | undefined>;
  turns: (after: number) => Promise<TurnTold[] | undefined>;
}

/** In milliseconds: places are lit, then the new state is looked at. Nothing at all if turns are not to be shown. */
export interface Timing {
  off: boolean;
  light: number;
  look: number;
}

export class Playback {
  /** What is being shown, or was and can be gone back to. */
  steps = $state.raw<StepTold[]>([]);
  at = $state(-1);
  /** The places are lit, and the table still is as it was before the step. */
  lighting = $state(false);
  paused = $state(false);
  /** What happened, by turns, for somebody who may want to watch it. */
  summary = $state.raw<TurnTold[]>([]);

  /** The steps are on their way. */
  coming = $state(false);

  #turns: TurnTold[] = [];
  /** So many choices have been shown or skipped; of more than that, so many are in the queue. */
  #seen = -1;
  #queued = -1;
  #heard = -1;
  #timer = 0;
  #runs = 0;
  #fetching: Promise<void> | null = null;
  #held = $state(false);

  constructor(
    private readonly source: Source,
    private readonly timing: Timing,
    private readonly done: (seen: number) => void,
  ) {}

  get step(): StepTold | null {
    return this.steps[this.at] ?? null;
  }

  get turn(): TurnTold | null {
    return this.step ? (this.#turns[this.step.turn] ?? null) : null;
  }

  /** The steps of the turn that is shown, and which of them. */
  get ofTurn(): { at: number; of: number } {
    const { step } = this;
    if (!step) return { at: 0, of: 0 };
    const first = this.steps.findIndex((one) => one.turn === step.turn);
    return { at: this.at - first, of: this.steps.filter((one) => one.turn === step.turn).length };
  }

  /** Something is shown, or will be in a moment: the table is not yet to be seen as it is. */
  get active(): boolean {
    return this.at >= 0 || this.coming || (this.#held && this.steps.length > 0);
  }

  get seen(): number {
    return this.#seen;
  }

  /** So far the reader knows the table: by having looked before, or by own choices. */
  know(ply: number): void {
    this.#seen = Math.max(this.#seen, ply);
    this.#queued = Math.max(this.#queued, ply);
  }

  /** Others have gone on to this choice. */
  async hear(ply: number): Promise<void> {
    if (ply <= this.#queued) return;
    this.#heard = Math.max(this.#heard, ply);
    if (this.timing.off || this.#seen < 0) return this.know(ply);
    const run = this.#runs;
    this.#fetching = (this.#fetching ?? Promise.resolve()).then(() => this.#queue(ply, run));
    const mine = this.#fetching;
    this.coming = true;
    await mine;
    if (this.#fetching === mine) {
      this.#fetching = null;
      this.coming = false;
    }
    if (run === this.#runs && this.at < 0 && !this.summary.length) this.#begin();
  }

  /** Somebody comes back after a while: what they missed, in sentences. */
  async cameBack(seen: number, ply: number): Promise<void> {
    this.know(ply);
    const turns = await this.source.turns(seen);
    if (turns?.length) this.summary = turns;
  }

  async #queue(ply: number, run: number): Promise<void> {
    if (ply <= this.#queued || run !== this.#runs) return;
    const told = await this.source.steps(this.#queued);
    if (run !== this.#runs) return;
    this.#queued = ply;
    if (!told) return;
    const earlier = this.#turns.length;
    this.#turns = [...this.#turns, ...told.turns];
    this.steps = [...this.steps, ...told.steps.map((step) => ({ ...step, turn: step.turn + earlier }))];
    this.#queued = Math.max(ply, told.turns.at(-1)?.last ?? ply);
  }

  #begin(): void {
    const long = this.steps.length * (this.timing.light + this.timing.look) > LONGEST;
    if (long) {
      this.summary = this.#turns;
      this.#end();
    } else if (this.steps.length && !this.#held) this.#show(0, true);
    else if (!this.steps.length) this.#end();
  }

  /** Waits with the turns of others, until the reader has seen what their own choice brought. */
  hold(): void {
    this.#held = true;
  }

  release(): void {
    this.#held = false;
    if (this.at < 0 && this.steps.length) this.#show(0, true);
  }

  /** What is in the summary, step by step: as much of it as the server still tells so. */
  async watch(): Promise<void> {
    const first = this.summary[0];
    if (first) await this.watchFrom(first.first - 1);
  }

  async watchFrom(after: number): Promise<void> {
    this.skip();
    const run = this.#runs;
    const told = await this.source.steps(after);
    if (!told?.steps.length || run !== this.#runs) return;
    this.#turns = told.turns;
    this.steps = told.steps;
    this.#queued = Math.max(this.#queued, told.turns.at(-1)?.last ?? 0);
    this.#show(0, true);
  }

  #show(at: number, lit: boolean): void {
    clearTimeout(this.#timer);
    if (at >= this.steps.length) return this.#end();
    this.at = Math.max(0, at);
    this.lighting = lit && this.timing.light > 0;
    if (!this.paused) this.#timer = window.setTimeout(() => this.#next(), this.#wait());
  }

  #wait(): number {
    return this.lighting ? this.timing.light : this.timing.look;
  }

  #next(): void {
    if (this.lighting) this.#show(this.at, false);
    else this.#show(this.at + 1, true);
  }

  back(): void {
    this.paused = true;
    this.#show(this.at - 1, false);
  }

  forward(): void {
    this.#show(this.at + 1, false);
  }

  toggle(): void {
    this.paused = !this.paused;
    this.#show(this.at, false);
  }

  /** The table as it is now. */
  skip(): void {
    this.#runs++;
    this.#fetching = null;
    this.coming = false;
    this.#held = false;
    this.summary = [];
    this.know(this.#heard);
    this.#end();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.at = -1;
    this.lighting = false;
    this.paused = false;
    this.steps = [];
    this.#turns = [];
    this.know(this.#queued);
    this.done(this.#seen);
  }
}
