/** State of a try-out: a private continuation with sampled hidden information, known only to this page. */

import { analysisApi } from './api';
import { coreApi } from '../../core/api/coreApi';
import { ApiError } from '../../core/api/client';
import { loadArrows, saveArrows, toggleArrow, type Arrow } from './arrows';
import { toasts } from '../../core/state/toasts.svelte';
import { OPEN_VIEW } from '../../core/table/seats';
import type { TableInfo, TryoutView } from '../../core/api/schema';

export class TryoutState {
  meta = $state.raw<TableInfo | null>(null);
  view = $state.raw<TryoutView | null>(null);
  seat = $state(0);
  ply = $state<number | null>(null);
  world = $state(1);
  codes = $state.raw<number[]>([]);
  problem = $state<string | null>(null);
  busy = $state(false);
  notes = $state('');
  arrows = $state.raw<Arrow[]>([]);
  drawing = $state(false);
  /** The start of an unfinished arrow. */
  from = $state<string | null>(null);

  constructor(readonly id: string) {
    this.arrows = loadArrows(id);
  }

  async open(): Promise<void> {
    try {
      this.meta ??= await this.#load();
      await this.#go(this.codes);
    } catch (wrong) {
      if (!(wrong instanceof ApiError)) throw wrong;
      this.problem = wrong.message;
    }
  }

  /** Reads seat and choice from the address; the default is an own seat. */
  async #load(): Promise<TableInfo> {
    const meta = await coreApi.table(this.id);
    this.notes = (await analysisApi.notes(this.id)).notes;
    const query = new URLSearchParams(location.search);
    const mine = meta.seats.find((seat) => seat.mine)?.seat ?? 0;
    const seat = Number(query.get('seat') ?? mine);
    this.seat = seat > OPEN_VIEW && seat >= 0 ? seat : mine;
    this.ply = query.has('ply') ? Math.min(meta.plies, Number(query.get('ply'))) : null;
    return meta;
  }

  async #go(codes: number[]): Promise<void> {
    this.busy = true;
    try {
      this.view = await analysisApi.tryout(this.id, this.meta?.game ?? '', {
        seat: this.seat,
        world: this.world,
        codes,
        ply: this.ply,
      });
      this.codes = codes;
      this.problem = null;
    } finally {
      this.busy = false;
    }
  }

  async #try(codes: number[]): Promise<void> {
    try {
      await this.#go(codes);
    } catch (wrong) {
      if (!(wrong instanceof ApiError)) throw wrong;
      this.problem = wrong.message;
    }
  }

  choose = (code: number): Promise<void> => this.#try([...this.codes, code]);
  back = (): Promise<void> => this.#try(this.codes.slice(0, -1));
  restart = (): Promise<void> => this.#try([]);

  /** The same position with other hidden cards. */
  async newWorld(): Promise<void> {
    this.world += 1;
    await this.#try([]);
  }

  /** Saves notes on the server when the field loses focus. */
  async write(notes: string): Promise<void> {
    this.notes = notes;
    await toasts.attempt(() => analysisApi.writeNotes(this.id, notes));
  }

  draw = (): void => {
    this.drawing = !this.drawing;
    this.from = null;
  };

  /** The first thing starts an arrow, the second ends it. */
  touch = (thing: string): void => {
    if (this.from === null) this.from = thing;
    else {
      if (thing !== this.from) this.#keep(toggleArrow(this.arrows, this.from, thing));
      this.from = null;
    }
  };

  clearArrows = (): void => this.#keep([]);

  #keep(arrows: Arrow[]): void {
    this.arrows = arrows;
    saveArrows(this.id, arrows);
  }
}
