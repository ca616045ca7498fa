/** State of the table page: loads the table, sends choices, follows live events, and drives playback. */

import { coreApi } from '../../../core/api/coreApi';
import { playApi, type ChoiceExtras } from '../api';
import { ApiError } from '../../../core/api/client';
import type { Board } from '../../../core/board/pictureCache';
import { TurnCountdown } from './turnCountdown.svelte';
import { gainOf, type Gain } from './gains';
import { TurnHistory } from '../../../core/table/turnHistory.svelte';
import { TableConnection } from '../../../core/api/live';
import { boardSize, ROWS } from '../../../core/board/boardSize.svelte';
import { prefetchSheets } from '../../../core/board/iconSheet.svelte';
import { games } from '../../../core/state/games.svelte';
import { skipMoves } from '../../../core/board/movement';
import { pace } from '../../../core/state/pace.svelte';
import { Playback } from './playback.svelte';
import { rememberSeen, lastSeenPly } from './lastSeen';
import { play } from './sounds';
import { toasts } from '../../../core/state/toasts.svelte';
import type {
  ChatLine,
  Choice,
  CoachRemark,
  Hint,
  LessonView,
  TableEvent,
  TableInfo,
  TableView,
} from '../../../core/api/schema';
import { SPECTATOR } from '../../../core/table/seats';
import { preferences } from '../../../core/state/preferences.svelte';
import { texts } from '../texts';

const TRIES = 3;
const RESEND = 3000;

/** Idempotency key of a choice: the server applies a repeated request once. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The visible table at one moment. */
type Picture = Pick<TableView, 'board' | 'summaries' | 'icons' | 'round'>;

/** A choice that could not be sent because the server was unreachable. */
interface Unsent {
  ply: number;
  code: number;
  key: string;
  label: string;
  more: ChoiceExtras;
}

export class TableState {
  meta = $state.raw<TableInfo | null>(null);
  view = $state.raw<TableView | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  seat = $state(SPECTATOR);
  /** The person the device must be handed to before anything is shown. */
  handOver = $state.raw<{ seat: number; name: string } | null>(null);
  /** The thing on the board that the mouse or the focus is at, here or in the list. */
  hovered = $state<string | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** Things that the mouse points at in the log. */
  logHighlights = $state.raw<string[]>([]);
  /** The result of the last choice, until the player has seen it. */
  gain = $state.raw<Gain | null>(null);
  /** An irreversible option that waits for confirmation. */
  unconfirmed = $state.raw<{ option: Choice; note: string | null; more: ChoiceExtras } | null>(null);
  /** The prompt of the repeated questions that are answered in the order shown, during the current action. */
  series = $state('');
  unsent = $state.raw<Unsent | null>(null);
  /** Called after every choice made here. */
  onchosen: (ply: number, code: number) => void = () => undefined;
  /** The coach's reply to a choice that the current step does not teach. */
  coachReply = $state<string | null>(null);
  /** The last remark of the coach that was read. */
  readRemark = $state(-1);
  /** The number of the last log line when this page was opened. */
  lineAtOpen = $state(0);
  connected = $state(true);
  /** The server has announced a restart and is not back yet. */
  restarting = $state(false);
  busy = $state(false);
  problem = $state.raw<ApiError | null>(null);

  #live: TableConnection | null = null;
  #refreshing: Promise<void> | null = null;
  #reloadAgain = false;
  /** Seats or settings may have changed, which only the table itself (not its state) has. */
  #metaStale = true;
  /** The table before the steps that are shown. */
  #before = $state.raw<Picture | null>(null);
  #requests = 0;
  #lastNews = 0;
  #reportedRead = 0;

  readonly playback: Playback;
  readonly history: TurnHistory;
  readonly countdown = new TurnCountdown(() => void this.step('end'));
  /** The first prompt of this turn: when it comes again, another action begins. */
  #firstPrompt = '';

  constructor(readonly id: string) {
    this.playback = new Playback(
      {
        steps: (after) => toasts.attempt(() => playApi.steps(this.id, this.game, after, this.seat)),
        turns: (after) => toasts.attempt(() => coreApi.turns(this.id, after, this.seat)),
      },
      {
        get off() {
          return pace.pace === 'off' || document.hidden;
        },
        get light() {
          return pace.light;
        },
        get look() {
          return pace.look;
        },
      },
      // A table that was just opened has not been seen yet (-1).
      (seen) => {
        if (seen >= 0) rememberSeen(this.id, this.seat, seen);
      },
    );
    this.history = new TurnHistory((after) => toasts.attempt(() => coreApi.turns(this.id, after, this.seat)));
  }

  get mySeats(): number[] {
    return this.meta?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  }

  get myTurn(): boolean {
    return this.view !== null && (this.view.question !== null || this.view.must_end || this.handOver !== null);
  }

  /** The table to draw: the current one, or the one at the playback step. */
  get picture(): Picture | null {
    const { active, steps, at, lighting } = this.playback;
    if (!active) return this.view;
    return steps[lighting ? at - 1 : at] ?? this.#before ?? this.view;
  }

  get board(): Board | null {
    return this.picture?.board ?? null;
  }

  /** Highlighted things: of the playback step, of a log line, or of the answers in a hint. */
  get lit(): string[] {
    return this.playback.step?.things ?? (this.logHighlights.length ? this.logHighlights : this.advised);
  }

  /** The board anchors of the answers in a hint. */
  get advised(): string[] {
    const codes = this.hint?.answers.map((answer) => answer.code) ?? [];
    return this.options.flatMap(({ code, anchor }) => (anchor && codes.includes(code) ? [anchor] : []));
  }

  get game(): string {
    return this.meta?.game ?? '';
  }

  get options(): Choice[] {
    return this.inOrder((this.playback.active ? null : this.view?.question?.options) ?? []);
  }

  /** The coach's current step, except during playback. */
  get lesson(): LessonView | null {
    return (this.playback.active ? null : this.view?.lesson) ?? null;
  }

  /** The coach's unread remark in free play. */
  get remark(): CoachRemark | null {
    const remark = this.lesson?.remark ?? null;
    return remark && remark.number !== this.readRemark ? remark : null;
  }

  /** In a guided lesson: only taught options can be chosen. */
  get guided(): boolean {
    return this.view?.lesson ? !this.view.lesson.free : false;
  }

  /** Taught options first. */
  inOrder(options: Choice[]): Choice[] {
    const taught = this.view?.lesson?.taught ?? [];
    if (!taught.length) return options;
    const first = (option: Choice) => (taught.includes(option.code) ? 0 : 1);
    return [...options].sort((one, other) => first(one) - first(other));
  }

  /** Takes the only seat that is mine, or shows the hand-over screen if several people share this device. */
  async open(): Promise<void> {
    try {
      const [meta] = await Promise.all([coreApi.table(this.id), games.ready()]);
      this.meta = meta;
      boardSize.reserve(games.fills(meta.game) ? 0 : ROWS);
      void prefetchSheets(meta.game);
      if (!this.meta.closed) await this.#sitDown();
    } catch (wrong) {
      if (!(wrong instanceof ApiError)) throw wrong;
      this.problem = wrong;
    }
  }

  async #sitDown(): Promise<void> {
    const mine = this.mySeats;
    const meta = this.meta;
    if (!meta) return;
    if (mine.length > 1 && meta.status === 'playing') {
      const seat = mine.find((one) => one === meta.turn.seat) ?? mine[0] ?? 0;
      this.handOver = { seat, name: meta.seats[seat]?.name ?? '' };
      return;
    }
    await this.sit(mine[0] ?? SPECTATOR);
  }

  async sit(seat: number): Promise<void> {
    this.seat = seat;
    this.view = null;
    this.hint = null;
    this.handOver = null;
    this.gain = null;
    this.playback.skip();
    this.history.forget();
    await this.refresh();
    this.#showMissed();
    void this.readChat(false);
    if (seat >= 0 && (preferences.ending === 'once' || preferences.askAll)) void this.sendPreferences();
    this.#live?.close();
    this.#live = new TableConnection(this.id, seat, this.#lastEvent(), {
      news: (event) => this.#onEvent(event),
      look: () => void this.refresh(),
      missed: () => {
        void this.refresh();
        void this.readChat(true);
      },
      connected: (yes) => {
        this.connected = yes;
        if (yes) this.restarting = false;
        if (yes) void this.#resend();
      },
      restarting: () => (this.restarting = true),
    });
  }

  close(): void {
    this.#live?.close();
    this.playback.skip();
    this.countdown.stop();
  }

  /** Reloads everything for another language or board size. */
  async redraw(): Promise<void> {
    this.playback.skip();
    this.history.forget();
    await this.refresh();
  }

  /** Summarizes what others did while this seat was away. */
  #showMissed(): void {
    const { view, seat } = this;
    if (!view) return;
    this.lineAtOpen = view.log.at(-1)?.n ?? 0;
    if (seat === SPECTATOR) return;
    const seen = lastSeenPly(this.id, seat);
    this.playback.markSeen(view.committed);
    if (seen !== null && seen < view.committed && view.status === 'playing' && pace.pace !== 'off')
      void this.playback.summarize(seen, view.committed);
    rememberSeen(this.id, seat, view.committed);
  }

  /** Reloads table and state. Calls during a request are combined into one more request. */
  async refresh(): Promise<void> {
    this.#metaStale = true;
    await this.#load();
  }

  async #load(): Promise<void> {
    if (this.#refreshing) {
      this.#reloadAgain = true;
      return this.#refreshing;
    }
    this.#refreshing = this.#fetch();
    try {
      await this.#refreshing;
    } finally {
      this.#refreshing = null;
    }
    if (this.#reloadAgain) {
      this.#reloadAgain = false;
      await this.#load();
    }
  }

  async #fetch(): Promise<void> {
    const acts = this.#requests;
    const more = this.#metaStale;
    this.#metaStale = false;
    try {
      const meta = !more && this.meta?.status === 'playing' ? this.meta : await coreApi.table(this.id);
      const started = meta.status !== 'playing' || this.meta?.status === 'playing';
      this.meta = meta;
      // Somebody who gave up the seat becomes a spectator.
      if (!this.mySeats.includes(this.seat)) this.seat = SPECTATOR;
      const { seat } = this;
      const view = meta.status === 'open' || meta.closed ? null : await playApi.state(this.id, meta.game, seat);
      this.problem = null;
      // A state fetched before a choice is older than the answer to the choice.
      if (view && seat === this.seat && acts === this.#requests) this.#apply(view);
      if (!started) await this.#seatsChanged();
    } catch (wrong) {
      this.#metaStale ||= more;
      if (!(wrong instanceof ApiError)) throw wrong;
      if (wrong.status !== 0) this.problem = wrong;
    }
  }

  /** When a table starts, several people may share this device. */
  async #seatsChanged(): Promise<void> {
    if (this.mySeats.length > 1 && !this.handOver) await this.#sitDown();
  }

  /** `own`: the answer to a choice made here, which playback need not show. */
  #apply(view: TableView, own = false): void {
    const before = this.view?.seat === view.seat ? this.view : null;
    if (before && view.version < before.version) return;
    if (view.question?.ply !== this.view?.question?.ply) this.hint = null;
    if (own || !before) this.playback.markSeen(view.committed);
    else if (view.committed > before.committed) {
      if (!this.playback.active) this.#before = before;
      void this.playback.enqueue(view.committed);
    }
    this.#sound(before, view);
    this.view = view;
    const { turn, clock, committed, version } = view;
    if (this.meta) this.meta = { ...this.meta, turn, clock, plies: committed, version };
    this.#followSeries(before, view);
    this.countdown.update(view.must_end && view.can_end && !this.guided ? view.ply : null);
    if (view.status === 'over' && view.seat >= 0) preferences.recordFinished(this.id);
    void this.history.catchUp(view.committed);
    if (view.hotseat && view.hotseat.seat !== this.seat) this.handOver = view.hotseat;
  }

  /** Answering in the order shown ends with the next action or when something is revealed. */
  #followSeries(before: TableView | null, now: TableView): void {
    const prompt = now.question?.prompt ?? '';
    if (!now.can_undo) this.#firstPrompt = prompt;
    if (!prompt || prompt === this.#firstPrompt || prompt === this.series || now.committed !== before?.committed)
      this.series = '';
  }

  #sound(before: TableView | null, now: TableView): void {
    if (!before) return;
    const points = (view: TableView) => view.summaries[now.seat]?.vp ?? 0;
    if (now.status === 'over' && before.status !== 'over') play('end');
    else if (now.question && !before.question) play('turn');
    else if (points(now) > points(before)) play('points');
  }

  #lastEvent(): number {
    return this.view?.event ?? 0;
  }

  #onEvent(event: TableEvent): void {
    this.#lastNews = Math.max(this.#lastNews, event.n);
    this.#metaStale ||= event.kind !== 'changed' && event.kind !== 'chat';
    if (event.kind === 'chat') void this.readChat(true);
    else if (!this.busy) this.#catchUp();
  }

  /** Skips events that the answer to an own choice already included; the final result is not included. */
  #catchUp(): void {
    this.#metaStale ||= this.view !== null && this.view.status !== this.meta?.status;
    if (this.#metaStale || this.#lastNews > this.#lastEvent()) void this.#load();
  }

  /** Tells the server which chat lines were read, so that the lobby does not count them. */
  async reportRead(n: number): Promise<void> {
    const listed = this.meta?.host || this.meta?.seats.some((seat) => seat.mine || seat.held);
    if (!listed || n <= this.#reportedRead) return;
    this.#reportedRead = n;
    // If this fails, the lobby counts a line too many.
    await playApi.readChat(this.id, n).catch(() => undefined);
  }

  async readChat(news: boolean): Promise<void> {
    const chat = await toasts.attempt(() => playApi.chat(this.id));
    const known = this.chat.at(-1)?.n ?? 0;
    // Answers may arrive out of order.
    if (!chat || (chat.at(-1)?.n ?? 0) < known) return;
    this.chat = chat;
    if (news) this.unread += chat.filter((line) => line.n > known).length;
  }

  /** Chooses an option and what the same click also answers. The first irreversible choice of a kind needs confirmation. */
  async choose(code: number, sure = false, more: ChoiceExtras = {}, moreNote: string | null = null): Promise<void> {
    const view = this.view;
    const option = view?.question?.options.find((one) => one.code === code);
    if (!view || !option) return;
    const kind = `${this.game} ${view.question?.prompt ?? ''}`;
    const note = option.note ?? moreNote;
    const doubts = !sure && !!note && !this.guided && preferences.needsConfirmation(kind);
    this.unconfirmed = doubts ? { option, note, more } : null;
    if (doubts) return;
    if (sure) preferences.rememberConfirmed(kind);
    this.skip();
    play('choice');
    if (more.in_order) this.series = more.in_order;
    const whole = this.series ? { ...more, in_order: this.series } : more;
    await this.#send({ ply: view.ply, code, key: newKey(), label: option.label, more: whole });
  }

  async #send(choice: Unsent): Promise<ApiError | null> {
    const before = this.view;
    this.unsent = null;
    const { ply, code, key, more } = choice;
    const wrong = await this.#request(() => playApi.choose(this.id, this.game, this.seat, ply, code, key, more));
    if (!wrong) this.onchosen(ply, code);
    if (wrong?.status === 0) {
      this.unsent = choice;
      setTimeout(() => void this.#resend(), RESEND);
    } else if (!wrong && before?.lesson && !before.lesson.free) await this.#showOthers(before);
    else if (!wrong && before && this.view) this.#showGain(before, this.view);
    return wrong;
  }

  /** Sends the unsent choice again. The server counts it once; a message appears if it came too late. */
  async #resend(): Promise<void> {
    const choice = this.unsent;
    if (!choice || this.busy) return;
    const wrong = await this.#send(choice);
    if (wrong?.status === 409) toasts.show(texts.t.connection.choiceLost(choice.label), 'error');
  }

  /** In a lesson the answer already contains the turns of the others: plays them back. */
  async #showOthers(before: TableView): Promise<void> {
    const moved = this.view && this.view.committed > before.committed && this.view.since.length > 0;
    if (moved && pace.pace !== 'off') await this.showSince();
  }

  #showGain(before: TableView, after: TableView): void {
    const gain = preferences.gains === 'off' ? null : gainOf(before, after);
    if (!gain) return;
    this.gain = gain;
    this.playback.hold();
  }

  /** Closes the gain card and resumes playback. */
  dismissGain(): void {
    this.gain = null;
    this.playback.release();
  }

  async step(what: 'undo' | 'reset' | 'end'): Promise<void> {
    const view = this.view;
    if (!view || !{ undo: view.can_undo, reset: view.can_reset, end: view.can_end }[what]) return;
    this.skip();
    this.series = '';
    this.countdown.stop();
    await this.#request(() => playApi.step(this.id, this.game, what, this.seat, view.ply));
  }

  /** Sends one request at a time and repeats it if the connection breaks. An answer to an outdated question (409) is
   * ignored. Returns the error, if any. */
  async #request(what: () => Promise<TableView>): Promise<ApiError | null> {
    if (this.busy) return null;
    this.busy = true;
    this.#requests++;
    this.hovered = null;
    this.coachReply = null;
    try {
      this.#apply(await retry(what, TRIES), true);
      return null;
    } catch (wrong) {
      if (!(wrong instanceof ApiError)) throw wrong;
      if (wrong.code === 'not-taught') {
        this.coachReply = wrong.message;
        return wrong;
      }
      if (wrong.status !== 409 && wrong.status !== 0) toasts.show(wrong.message, 'error');
      await this.refresh();
      return wrong;
    } finally {
      this.busy = false;
      this.#catchUp();
    }
  }

  /** Stores the seat's preferences on the server, which applies them without the page. */
  async sendPreferences(): Promise<void> {
    const wished = { auto_end: preferences.ending === 'once', ask_everything: preferences.askAll };
    await toasts.attempt(() => playApi.preferences(this.id, this.seat, wished));
    await this.refresh();
  }

  /** Goes to a step of the lesson, or switches its coach in free play. */
  async readLesson(what: { step?: number; coach?: boolean }): Promise<void> {
    await this.#request(() => playApi.readLesson(this.id, this.game, what));
  }

  async askHint(): Promise<void> {
    this.busy = true;
    const hint = await toasts.attempt(() => coreApi.hint(this.id, this.seat));
    this.busy = false;
    if (!hint) return;
    this.hint = hint;
    this.hovered = this.options.find((option) => option.code === hint.code)?.anchor ?? null;
  }

  /** Plays back what happened since this seat's last turn. */
  async showSince(): Promise<void> {
    const first = this.view?.since[0]?.ply;
    if (first === undefined) return;
    this.#before = null;
    await this.playback.watchFrom(first - 1);
  }

  /** Ends playback and shows the current table. */
  skip(): void {
    skipMoves();
    this.gain = null;
    this.playback.skip();
  }
}

async function retry<T>(what: () => Promise<T>, tries: number): Promise<T> {
  try {
    return await what();
  } catch (wrong) {
    if (!(wrong instanceof ApiError) || wrong.status !== 0 || tries <= 1) throw wrong;
    await new Promise((resolve) => setTimeout(resolve, 800));
    return retry(what, tries - 1);
  }
}
