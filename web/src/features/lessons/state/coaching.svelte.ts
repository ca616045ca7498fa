/** The coach at a table against bots: before one's own choice it says what it would weigh, afterwards what was missed,
 * and it remarks on what is new. It thinks as any hint does, of what the seat can know. */

import type { CoachRemark } from '../../../core/api/schema';
import { coreApi } from '../../../core/api/coreApi';
import { lessonsApi } from '../api';
import { ApiError } from '../../../core/api/client';
import { missedBy, waysOf, type Advised, type Way } from './advice';
import type { LessonTable } from './lessonTable';
import { wishes } from '../../../core/state/preferences.svelte';

export interface Missed extends Way {
  /** The choice that could have been another one. */
  ply: number;
}

export class Coaching {
  missed = $state.raw<Missed | null>(null);
  thinking = $state(false);
  /** The server has said that people play here. */
  #refused = $state(false);
  #remark = $state.raw<CoachRemark | null>(null);
  /** Of the turn that is being chosen: what was advised and what was chosen, by the number of the choice. */
  #advised = $state.raw(new Map<number, Advised>());
  #chosen = new Map<number, number>();
  #turn = -1;
  #asked = -1;
  #looked = '';

  constructor(readonly table: LessonTable) {}

  /** Against bots alone; and not where a lesson leads already, or an exercise is to be solved. */
  get possible(): boolean {
    const { meta, mySeats, view } = this.table;
    const lesson = view?.lesson ?? null;
    if (this.#refused || !meta || mySeats.length !== 1 || (lesson && (!lesson.free || lesson.stars.length)))
      return false;
    return meta.status === 'playing' && meta.seats.every((seat) => seat.mine || seat.bot);
  }

  get on(): boolean {
    return wishes.coach && this.possible && (this.table.view?.lesson?.coach ?? true);
  }

  /** What is worth weighing now. */
  get ways(): Way[] {
    const ply = this.table.playback.active ? undefined : this.table.view?.question?.ply;
    const hint = ply === undefined ? undefined : this.#advised.get(ply);
    return this.on && hint ? waysOf(hint) : [];
  }

  /** Where these ways are, on the board. */
  get lit(): string[] {
    const codes = this.ways.map((way) => way.code);
    return this.table.options.flatMap(({ code, anchor }) => (anchor && codes.includes(code) ? [anchor] : []));
  }

  /** What has just happened for the first time, until it was read. */
  get remark(): CoachRemark | null {
    return this.on && this.#remark && this.#remark.number !== this.table.readRemark ? this.#remark : null;
  }

  get canUndo(): boolean {
    const { view } = this.table;
    return this.missed !== null && Boolean(view?.can_undo) && (view?.ply ?? 0) > this.missed.ply;
  }

  /** The table has changed, or the coach was called. */
  async look(): Promise<void> {
    const { view, playback } = this.table;
    if (!this.on || !view || playback.active) {
      if (!this.on) this.#forget();
      return;
    }
    if (view.committed !== this.#turn && view.question) this.#begin(view.committed);
    if (this.missed && view.ply <= this.missed.ply) this.missed = null;
    await this.#listen();
    if (this.on) await this.#weigh();
  }

  /** A choice was made here. What was advised for later ones does not hold any more. */
  chose(ply: number, code: number): void {
    this.#chosen.set(ply, code);
    this.#advised = new Map([...this.#advised].filter(([at]) => at <= ply));
    this.#judge(ply);
  }

  /** Back to the question at which more was to be had. */
  async undo(): Promise<void> {
    const missed = this.missed;
    while (missed && this.canUndo) {
      const before = this.table.view?.ply;
      await this.table.step('undo');
      if (this.table.view?.ply === before) return;
    }
  }

  async #weigh(): Promise<void> {
    const { question } = this.table.view ?? {};
    if (!question || question.options.length < 2 || this.#advised.has(question.ply)) return;
    if (this.#asked === question.ply) return;
    const { ply } = question;
    const turn = this.#turn;
    this.#asked = ply;
    this.thinking = true;
    // A coach that cannot answer says nothing.
    const hint = await coreApi.hint(this.table.id, this.table.seat).catch(() => null);
    if (this.#asked === ply) {
      this.#asked = -1;
      this.thinking = false;
    }
    if (!hint || turn !== this.#turn) return;
    this.#advised = new Map([...this.#advised, [ply, hint]]);
    this.#judge(ply);
  }

  /** In a lesson the state of the table has the remark. */
  async #listen(): Promise<void> {
    const { view, id, seat } = this.table;
    const now = `${view?.version ?? 0} ${view?.ply ?? 0}`;
    if (!view || view.lesson || now === this.#looked) return;
    this.#looked = now;
    try {
      this.#remark = (await lessonsApi.coachRemark(id, seat)).remark ?? this.#remark;
    } catch (wrong) {
      this.#refused = wrong instanceof ApiError && wrong.code === 'no-coach';
    }
  }

  #judge(ply: number): void {
    const [hint, code] = [this.#advised.get(ply), this.#chosen.get(ply)];
    if (!hint || code === undefined) return;
    const way = missedBy(hint, code);
    if (way) this.missed = { ...way, ply };
  }

  #begin(turn: number): void {
    this.#turn = turn;
    this.#chosen.clear();
    this.#advised = new Map();
    this.missed = null;
  }

  #forget(): void {
    if (this.#turn < 0) return;
    this.#begin(-1);
    this.#remark = null;
    this.#looked = '';
  }
}
