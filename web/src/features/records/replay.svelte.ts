/** State of a replay. Choice and viewer are part of the address, so a moment can be shared. */

import { coreApi } from '../../core/api/coreApi';
import { recordsApi } from './api';
import { ApiError } from '../../core/api/client';
import { TurnHistory } from '../../core/table/turnHistory.svelte';
import { read, write } from '../../core/browser/storage';
import { router } from '../../core/routing/router.svelte';
import { toasts } from '../../core/state/toasts.svelte';
import type { AnalysisMoment, ReplayView, TableInfo } from '../../core/api/schema';
import { OPEN_VIEW, SPECTATOR } from '../../core/table/seats';
import { analysisApi } from '../analysis';

/** Milliseconds per choice. */
const PACES = { slow: 1800, normal: 900, fast: 400, fastest: 90 };
export type Speed = keyof typeof PACES;
export const SPEEDS = Object.keys(PACES) as Speed[];
export type Unit = 'choice' | 'turn' | 'round';
export const UNITS: readonly Unit[] = ['choice', 'turn', 'round'];

export class ReplayState {
  meta = $state.raw<TableInfo | null>(null);
  view = $state.raw<ReplayView | null>(null);
  seat = $state(SPECTATOR);
  ply = $state(0);
  playing = $state(false);
  speed = $state<Speed>(read<Speed>('speed', 'normal'));
  unit = $state<Unit>('choice');
  problem = $state<string | null>(null);
  /** Chances over time, if the game was analysed. */
  moments = $state.raw<AnalysisMoment[]>([]);
  readonly history: TurnHistory;
  #timer = 0;
  #looking: Promise<void> | null = null;

  constructor(readonly id: string) {
    this.history = new TurnHistory((after) => toasts.attempt(() => coreApi.turns(this.id, after, this.seat)));
  }

  get plies(): number {
    return this.view?.plies ?? 0;
  }

  async open(): Promise<void> {
    try {
      const first = this.meta === null;
      this.meta = await coreApi.table(this.id);
      if (first) this.#readAddress(this.meta);
      await this.go(this.ply);
      this.history.forget();
      await this.history.catchUp(this.plies);
      if (first && this.meta.status === 'over' && !this.meta.closed)
        this.moments = (await analysisApi.analysis(this.id)).moments;
    } catch (wrong) {
      if (!(wrong instanceof ApiError)) throw wrong;
      this.problem = wrong.message;
    }
  }

  /** A running game opens at the current choice, a finished one at the beginning. */
  #readAddress(meta: TableInfo): void {
    const query = new URLSearchParams(location.search);
    const mine = meta.seats.find((seat) => seat.mine)?.seat ?? SPECTATOR;
    const over = meta.status === 'over';
    this.seat = Number(query.get('seat') ?? (over ? OPEN_VIEW : mine));
    this.ply = Math.min(meta.plies, Number(query.get('ply') ?? (over ? 0 : meta.plies)));
  }

  async viewFrom(seat: number): Promise<void> {
    this.seat = seat;
    await this.go(this.ply);
    this.history.forget();
    await this.history.catchUp(this.plies);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    write('speed', speed);
  }

  /** Shows a choice. While scrubbing, one request runs at a time and the latest position wins. */
  async go(ply: number): Promise<void> {
    this.ply = Math.max(0, this.view ? Math.min(ply, this.plies) : ply);
    this.#looking ??= this.#look().finally(() => (this.#looking = null));
    await this.#looking;
  }

  async #look(): Promise<void> {
    let seat: number;
    do {
      const { ply } = this;
      seat = this.seat;
      const view = await recordsApi.replay(this.id, this.meta?.game ?? '', ply, seat).catch((wrong: unknown) => {
        if (wrong instanceof ApiError && this.view) return toasts.show(wrong.message, 'error');
        throw wrong;
      });
      if (!view) return;
      this.#show(view, ply);
    } while (this.view?.ply !== this.ply || seat !== this.seat);
  }

  #show(view: ReplayView, ply: number): void {
    this.view = view;
    if (this.ply === ply) this.ply = view.ply;
    const address = new URLSearchParams(location.search);
    address.set('ply', String(view.ply));
    address.set('seat', String(this.seat));
    router.rename(`${router.path}?${address}`);
  }

  /** The choice one step forward or back, by choice, turn or round. */
  next(by: 1 | -1, unit: Unit = this.unit): number {
    if (unit === 'choice') return this.ply + by;
    const ends = this.#ends(unit);
    const found = by > 0 ? ends.find((end) => end > this.ply) : ends.findLast((end) => end < this.ply);
    return found ?? (by > 0 ? this.plies : 0);
  }

  #ends(unit: 'turn' | 'round'): number[] {
    const { turns } = this.history;
    const last = turns.filter((turn, index) => unit === 'turn' || turns[index + 1]?.round !== turn.round);
    return last.map((turn) => turn.last);
  }

  /** The end of a player's next turn; wraps around to their first. */
  turnOf(seat: number): number | null {
    const theirs = this.history.turns.filter((turn) => turn.seat === seat);
    return (theirs.find((turn) => turn.last > this.ply) ?? theirs[0])?.last ?? null;
  }

  /** Plays by the clock and skips choices if loading is too slow. */
  play(): void {
    this.playing = true;
    const from = this.ply >= this.plies ? 0 : this.ply;
    let [begun, first] = [performance.now(), from];
    let pace = PACES[this.speed];
    const next = async () => {
      if (!this.playing) return;
      if (PACES[this.speed] !== pace) [pace, begun, first] = [PACES[this.speed], performance.now(), this.ply];
      const due = first + Math.max(1, Math.floor((performance.now() - begun) / pace));
      const ply = this.unit === 'choice' ? Math.max(this.ply + 1, due) : this.next(1);
      await this.go(ply);
      if (this.ply >= this.plies) return this.pause();
      const wait = this.unit === 'choice' ? begun + (this.ply - first + 1) * pace - performance.now() : 2 * pace;
      this.#timer = window.setTimeout(next, Math.max(0, wait));
    };
    this.ply = from;
    void next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Forks the game at this choice, played on from the viewed seat or the seat to move. */
  async fork(): Promise<void> {
    const table = await toasts.attempt(() => coreApi.fork(this.id, this.ply, this.seat >= 0 ? this.seat : null));
    if (table) router.go(`/table/${table.id}`);
  }
}
