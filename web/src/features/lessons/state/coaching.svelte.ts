/** The coach at a table against bots: suggests answers before a choice, points out missed ones afterwards, and comments on
 * new situations. It uses hints, so it knows only what the seat knows. */

import type { CoachRemark } from '../../../core/api/schema';
import { coreApi } from '../../../core/api/coreApi';
import { lessonsApi } from '../api';
import { ApiError } from '../../../core/api/client';
import { missedBy, suggestionsFrom, type Advised, type Suggestion } from './advice';
import type { LessonTable } from './lessonTable';
import { preferences } from '../../../core/state/preferences.svelte';

export interface Missed extends Suggestion {
  /** The choice that missed it. */
  ply: number;
}

export class CoachState {
  missed = $state.raw<Missed | null>(null);
  thinking = $state(false);
  /** The server refused, because people play here. */
  #refused = $state(false);
  #remark = $state.raw<CoachRemark | null>(null);
  /** Hints and choices of the current turn, by ply. */
  #advised = $state.raw(new Map<number, Advised>());
  #chosen = new Map<number, number>();
  #turn = -1;
  #pendingPly = -1;
  #looked = '';

  constructor(readonly table: LessonTable) {}

  /** Only against bots, and not during a guided lesson or exercise, or in a game that counts. */
  get available(): boolean {
    const { meta, mySeats, view } = this.table;
    const lesson = view?.lesson ?? null;
    if (this.#refused || !meta || mySeats.length !== 1 || (lesson && (!lesson.free || lesson.stars.length)))
      return false;
    return meta.status === 'playing' && !meta.counts && meta.seats.every((seat) => seat.mine || seat.bot);
  }

  get on(): boolean {
    return preferences.coach && this.available && (this.table.view?.lesson?.coach ?? true);
  }

  /** Suggestions for the current question. */
  get suggestions(): Suggestion[] {
    const ply = this.table.playback.active ? undefined : this.table.view?.question?.ply;
    const hint = ply === undefined ? undefined : this.#advised.get(ply);
    return this.on && hint ? suggestionsFrom(hint) : [];
  }

  /** Board anchors of the suggestions. */
  get lit(): string[] {
    const codes = this.suggestions.map((suggestion) => suggestion.code);
    return this.table.options.flatMap(({ code, anchor }) => (anchor && codes.includes(code) ? [anchor] : []));
  }

  /** The unread remark about a new situation. */
  get remark(): CoachRemark | null {
    return this.on && this.#remark && this.#remark.number !== this.table.readRemark ? this.#remark : null;
  }

  get canUndo(): boolean {
    const { view } = this.table;
    return this.missed !== null && Boolean(view?.can_undo) && (view?.ply ?? 0) > this.missed.ply;
  }

  /** Updates after a change of the table or when the coach is switched on. */
  async look(): Promise<void> {
    const { view, playback } = this.table;
    if (!this.on || !view || playback.active) {
      if (!this.on) this.#forget();
      return;
    }
    if (view.committed !== this.#turn && view.question) this.#begin(view.committed);
    if (this.missed && view.ply <= this.missed.ply) this.missed = null;
    await this.#fetchRemark();
    if (this.on) await this.#requestHint();
  }

  /** Records a choice and drops hints for later positions. */
  chose(ply: number, code: number): void {
    this.#chosen.set(ply, code);
    this.#advised = new Map([...this.#advised].filter(([at]) => at <= ply));
    this.#checkMissed(ply);
  }

  /** Undoes up to the missed choice. */
  async undo(): Promise<void> {
    const missed = this.missed;
    while (missed && this.canUndo) {
      const before = this.table.view?.ply;
      await this.table.step('undo');
      if (this.table.view?.ply === before) return;
    }
  }

  async #requestHint(): Promise<void> {
    const { question } = this.table.view ?? {};
    if (!question || question.options.length < 2 || this.#advised.has(question.ply)) return;
    if (this.#pendingPly === question.ply) return;
    const { ply } = question;
    const turn = this.#turn;
    this.#pendingPly = ply;
    this.thinking = true;
    // Without a hint the coach stays silent.
    const hint = await coreApi.hint(this.table.id, this.table.seat).catch(() => null);
    if (this.#pendingPly === ply) {
      this.#pendingPly = -1;
      this.thinking = false;
    }
    if (!hint || turn !== this.#turn) return;
    this.#advised = new Map([...this.#advised, [ply, hint]]);
    this.#checkMissed(ply);
  }

  /** Fetches the remark; in a lesson the state of the table contains it. */
  async #fetchRemark(): Promise<void> {
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

  #checkMissed(ply: number): void {
    const [hint, code] = [this.#advised.get(ply), this.#chosen.get(ply)];
    if (!hint || code === undefined) return;
    const suggestion = missedBy(hint, code);
    if (suggestion) this.missed = { ...suggestion, ply };
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
