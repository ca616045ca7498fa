/** A game that is looked at again: which choice, whose eyes. Both stand in the address, so a moment can be shared. */

import { ApiError, api } from './api';
import { router } from './router.svelte';
import { toasts } from './toasts.svelte';
import type { ReplayView, TableInfo } from '../api/schema';
import { OPEN_VIEW, SPECTATOR } from './views';

const PACE = 900;

export class ReplayState {
  meta = $state.raw<TableInfo | null>(null);
  view = $state.raw<ReplayView | null>(null);
  seat = $state(SPECTATOR);
  ply = $state(0);
  playing = $state(false);
  problem = $state<string | null>(null);
  #timer = 0;
  #looking: Promise<void> | null = null;

  constructor(readonly id: string) {}

  get plies(): number {
    return this.view?.plies ?? 0;
  }

  async open(): Promise<void> {
    try {
      const first = this.meta === null;
      this.meta = await api.table(this.id);
      if (first) this.#readAddress(this.meta);
      await this.go(this.ply);
    } catch (wrong) {
      if (!(wrong instanceof ApiError)) throw wrong;
      this.problem = wrong.message;
    }
  }

  #readAddress(meta: TableInfo): void {
    const asked = new URLSearchParams(location.search);
    const mine = meta.seats.find((seat) => seat.mine)?.seat ?? SPECTATOR;
    this.seat = Number(asked.get('seat') ?? (meta.status === 'over' ? OPEN_VIEW : mine));
    this.ply = Number(asked.get('ply') ?? 0);
  }

  async see(seat: number): Promise<void> {
    this.seat = seat;
    await this.go(this.ply);
  }

  /** Fast scrubbing asks one thing at a time: each answer is shown, then where the slider is by then. */
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
      const view = await api.replay(this.id, this.meta?.game ?? '', ply, seat).catch((wrong: unknown) => {
        if (wrong instanceof ApiError && this.view) return toasts.say(wrong.message, 'error');
        throw wrong;
      });
      if (!view) return;
      this.#show(view, ply);
    } while (this.view?.ply !== this.ply || seat !== this.seat);
  }

  #show(view: ReplayView, asked: number): void {
    this.view = view;
    if (this.ply === asked) this.ply = view.ply;
    const address = new URLSearchParams(location.search);
    address.set('ply', String(view.ply));
    address.set('seat', String(this.seat));
    router.rename(`${router.path}?${address}`);
  }

  play(): void {
    this.playing = true;
    const next = async () => {
      if (!this.playing) return;
      if (this.ply >= this.plies) return this.pause();
      await this.go(this.ply + 1);
      this.#timer = window.setTimeout(next, PACE);
    };
    void next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async fork(): Promise<void> {
    const table = await toasts.attempt(() => api.fork(this.id, this.ply));
    if (table) router.go(`/table/${table.id}`);
  }
}
