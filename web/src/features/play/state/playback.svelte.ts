/** Plays back the turns of others step by step. New turns wait in a queue; a long queue becomes a summary first. */

import type { Steps, StepView, TurnSummary } from '../../../core/api/schema';

/** Milliseconds; a longer playback starts only on request. */
const LONGEST = 20_000;

export interface Source {
  steps: (after: number) => Promise<Steps | undefined>;
  turns: (after: number) => Promise<TurnSummary[] | undefined>;
}

/** Milliseconds for highlighting and for looking at the new state; `off` disables playback. */
export interface Timing {
  off: boolean;
  light: number;
  look: number;
}

export class Playback {
  /** The steps of this playback, including those already shown. */
  steps = $state.raw<StepView[]>([]);
  at = $state(-1);
  /** Things are highlighted and the table is still the one before the step. */
  lighting = $state(false);
  paused = $state(false);
  /** Turns that can be watched on request. */
  summary = $state.raw<TurnSummary[]>([]);

  /** Steps are being fetched. */
  loading = $state(false);

  #turns: TurnSummary[] = [];
  /** Number of choices shown or skipped, and number of choices queued. */
  #seen = -1;
  #queued = -1;
  #latest = -1;
  #timer = 0;
  #runs = 0;
  #fetching: Promise<void> | null = null;
  #onHold = $state(false);

  constructor(
    private readonly source: Source,
    private readonly timing: Timing,
    private readonly done: (seen: number) => void,
  ) {}

  get step(): StepView | null {
    return this.steps[this.at] ?? null;
  }

  get turn(): TurnSummary | null {
    return this.step ? (this.#turns[this.step.turn] ?? null) : null;
  }

  /** The position within the turn being shown. */
  get positionInTurn(): { at: number; of: number } {
    const { step } = this;
    if (!step) return { at: 0, of: 0 };
    const first = this.steps.findIndex((one) => one.turn === step.turn);
    return { at: this.at - first, of: this.steps.filter((one) => one.turn === step.turn).length };
  }

  /** Something is or will soon be shown, so the current table must not be drawn yet. */
  get active(): boolean {
    return this.at >= 0 || this.loading || (this.#onHold && this.steps.length > 0);
  }

  get seen(): number {
    return this.#seen;
  }

  /** Marks choices up to `ply` as seen, from earlier visits or own choices. */
  markSeen(ply: number): void {
    this.#seen = Math.max(this.#seen, ply);
    this.#queued = Math.max(this.#queued, ply);
  }

  /** Queues the choices of others up to `ply`. */
  async enqueue(ply: number): Promise<void> {
    if (ply <= this.#queued) return;
    this.#latest = Math.max(this.#latest, ply);
    if (this.timing.off || this.#seen < 0) return this.markSeen(ply);
    const run = this.#runs;
    this.#fetching = (this.#fetching ?? Promise.resolve()).then(() => this.#queue(ply, run));
    const mine = this.#fetching;
    this.loading = true;
    await mine;
    if (this.#fetching === mine) {
      this.#fetching = null;
      this.loading = false;
    }
    if (run === this.#runs && this.at < 0 && !this.summary.length) this.#begin();
  }

  /** Offers a summary of the turns missed since `seen`. */
  async summarize(seen: number, ply: number): Promise<void> {
    this.markSeen(ply);
    const turns = await this.source.turns(seen);
    if (turns?.length) this.summary = turns;
  }

  async #queue(ply: number, run: number): Promise<void> {
    if (ply <= this.#queued || run !== this.#runs) return;
    const fetched = await this.source.steps(this.#queued);
    if (run !== this.#runs) return;
    this.#queued = ply;
    if (!fetched) return;
    const earlier = this.#turns.length;
    this.#turns = [...this.#turns, ...fetched.turns];
    this.steps = [...this.steps, ...fetched.steps.map((step) => ({ ...step, turn: step.turn + earlier }))];
    this.#queued = Math.max(ply, fetched.turns.at(-1)?.last ?? ply);
  }

  #begin(): void {
    const long = this.steps.length * (this.timing.light + this.timing.look) > LONGEST;
    if (long) {
      this.summary = this.#turns;
      this.#end();
    } else if (this.steps.length && !this.#onHold) this.#show(0, true);
    else if (!this.steps.length) this.#end();
  }

  /** Delays the turns of others until `release`. */
  hold(): void {
    this.#onHold = true;
  }

  release(): void {
    this.#onHold = false;
    if (this.at < 0 && this.steps.length) this.#show(0, true);
  }

  /** Plays the turns of the summary, as far back as the server has their steps. */
  async watch(): Promise<void> {
    const first = this.summary[0];
    if (first) await this.watchFrom(first.first - 1);
  }

  async watchFrom(after: number): Promise<void> {
    this.skip();
    const run = this.#runs;
    const fetched = await this.source.steps(after);
    if (!fetched?.steps.length || run !== this.#runs) return;
    this.#turns = fetched.turns;
    this.steps = fetched.steps;
    this.#queued = Math.max(this.#queued, fetched.turns.at(-1)?.last ?? 0);
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

  /** Ends playback and empties the queue. */
  skip(): void {
    this.#runs++;
    this.#fetching = null;
    this.loading = false;
    this.#onHold = false;
    this.summary = [];
    this.markSeen(this.#latest);
    this.#end();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.at = -1;
    this.lighting = false;
    this.paused = false;
    this.steps = [];
    this.#turns = [];
    this.markSeen(this.#queued);
    this.done(this.#seen);
  }
}
