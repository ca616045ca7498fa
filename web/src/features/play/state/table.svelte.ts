/** A table as this browser sees it: what is known, what can be done, and how news comes in. */

import { coreApi } from '../../../core/api/coreApi';
import { playApi, type ChoiceExtras } from '../api';
import { ApiError } from '../../../core/api/client';
import type { Board } from '../../../core/board/pictureCache';
import { Ending } from './turnCountdown.svelte';
import { gainOf, type Gain } from './gains';
import { History } from '../../../core/table/turnHistory.svelte';
import { Live } from '../../../core/api/live';
import { pace } from '../../../core/state/pace.svelte';
import { Playback } from './playback.svelte';
import { remember, seenOf } from './lastSeen';
import { play } from './sounds';
import { toasts } from '../../../core/state/toasts.svelte';
import type {
  ChatLine,
  Choice,
  CoachRemark,
  Hint,
  LessonMoment,
  TableEvent,
  TableInfo,
  TableView,
} from '../../../core/api/schema';
import { SPECTATOR } from '../../../core/table/seats';
import { wishes } from '../../../core/state/preferences.svelte';
import { texts } from '../texts';

const TRIES = 3;
const RESEND = 3000;

/** A name for one choice, so that saying it twice does not do it twice. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What lies on the table at a moment. */
type Picture = Pick<TableView, 'board' | 'purses' | 'icons' | 'round'>;

/** A choice that the server could not be told yet. */
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
  hot = $state<string | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** Things that the mouse points at in the log. */
  named = $state.raw<string[]>([]);
  /** What the last choice brought, until it was seen. */
  gain = $state.raw<Gain | null>(null);
  /** An option that cannot be taken back, until somebody is sure. */
  doubtful = $state.raw<{ option: Choice; note: string | null; more: ChoiceExtras } | null>(null);
  /** The prompt of the series that this person takes in the order shown, in the action that goes on. */
  series = $state('');
  unsent = $state.raw<Unsent | null>(null);
  /** Hears of every choice that was made here. */
  onchosen: (ply: number, code: number) => void = () => undefined;
  /** What the coach answers to a choice that is not taught now. */
  coachReply = $state<string | null>(null);
  /** The last remark of the coach that was read. */
  readRemark = $state(-1);
  /** The number of the last line when this page was opened. */
  came = $state(0);
  connected = $state(true);
  /** The server said that it stops; until it is back. */
  restarting = $state(false);
  busy = $state(false);
  problem = $state.raw<ApiError | null>(null);

  #live: Live | null = null;
  #refreshing: Promise<void> | null = null;
  #again = false;
  /** ChoiceExtras may have changed at the table than moves, which its state tells. */
  #more = true;
  /** The table before the steps that are shown. */
  #before = $state.raw<Picture | null>(null);
  #acts = 0;
  #heard = 0;
  #toldRead = 0;

  readonly playback: Playback;
  readonly history: History;
  readonly ending = new Ending(() => void this.step('end'));
  /** What was asked first in this turn: when it is asked again, another action begins. */
  #opening = '';

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
      // Nothing was seen of a table that one has only just come to.
      (seen) => {
        if (seen >= 0) remember(this.id, this.seat, seen);
      },
    );
    this.history = new History((after) => toasts.attempt(() => coreApi.turns(this.id, after, this.seat)));
  }

  get mySeats(): number[] {
    return this.meta?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  }

  get myTurn(): boolean {
    return this.view !== null && (this.view.question !== null || this.view.must_end || this.handOver !== null);
  }

  /** What is to be seen: the table as it is, or at the step that is shown. */
  get picture(): Picture | null {
    const { active, steps, at, lighting } = this.playback;
    if (!active) return this.view;
    return steps[lighting ? at - 1 : at] ?? this.#before ?? this.view;
  }

  get board(): Board | null {
    return this.picture?.board ?? null;
  }

  /** The things that are lit: of the step that is shown, of a line of the log, or of the answers a hint names. */
  get lit(): string[] {
    return this.playback.step?.things ?? (this.named.length ? this.named : this.advised);
  }

  /** What the advised answers stand for on the board. */
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

  /** What the coach says, unless others are being watched. */
  get lesson(): LessonMoment | null {
    return (this.playback.active ? null : this.view?.lesson) ?? null;
  }

  /** What the coach has to say in free play, until it was read. */
  get remark(): CoachRemark | null {
    const remark = this.lesson?.remark ?? null;
    return remark && remark.number !== this.readRemark ? remark : null;
  }

  /** A coach leads: only what is taught can be chosen. */
  get guided(): boolean {
    return this.view?.lesson ? !this.view.lesson.free : false;
  }

  /** What is taught comes first. */
  inOrder(options: Choice[]): Choice[] {
    const taught = this.view?.lesson?.taught ?? [];
    if (!taught.length) return options;
    const first = (option: Choice) => (taught.includes(option.code) ? 0 : 1);
    return [...options].sort((one, other) => first(one) - first(other));
  }

  /** Sits down: at the only seat that is mine, or behind a hand-over screen if several people share this device. */
  async open(): Promise<void> {
    try {
      this.meta = await coreApi.table(this.id);
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
    this.#comeBack();
    void this.readChat(false);
    if (seat >= 0 && (wishes.ending === 'once' || wishes.askAll)) void this.sendWishes();
    this.#live?.close();
    this.#live = new Live(this.id, seat, this.#lastEvent(), {
      news: (event) => this.#hear(event),
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
    this.ending.stop();
  }

  /** Another language or another room: everything in it. */
  async redraw(): Promise<void> {
    this.playback.skip();
    this.history.forget();
    await this.refresh();
  }

  /** Who was away is told what others did meanwhile. */
  #comeBack(): void {
    const { view, seat } = this;
    if (!view) return;
    this.came = view.log.at(-1)?.n ?? 0;
    if (seat === SPECTATOR) return;
    const seen = seenOf(this.id, seat);
    this.playback.know(view.committed);
    if (seen !== null && seen < view.committed && view.status === 'playing' && pace.pace !== 'off')
      void this.playback.cameBack(seen, view.committed);
    remember(this.id, seat, view.committed);
  }

  /** What is true now. Calls while one is under way lead to one more afterwards, not to many. */
  async refresh(): Promise<void> {
    this.#more = true;
    await this.#look();
  }

  async #look(): Promise<void> {
    if (this.#refreshing) {
      this.#again = true;
      return this.#refreshing;
    }
    this.#refreshing = this.#fetch();
    try {
      await this.#refreshing;
    } finally {
      this.#refreshing = null;
    }
    if (this.#again) {
      this.#again = false;
      await this.#look();
    }
  }

  async #fetch(): Promise<void> {
    const acts = this.#acts;
    const more = this.#more;
    this.#more = false;
    try {
      const meta = !more && this.meta?.status === 'playing' ? this.meta : await coreApi.table(this.id);
      const started = meta.status !== 'playing' || this.meta?.status === 'playing';
      this.meta = meta;
      // A seat that was given up shows no more than everybody sees.
      if (!this.mySeats.includes(this.seat)) this.seat = SPECTATOR;
      const { seat } = this;
      const view = meta.status === 'open' || meta.closed ? null : await playApi.state(this.id, meta.game, seat);
      this.problem = null;
      // What was fetched before a choice is older than the answer to it.
      if (view && seat === this.seat && acts === this.#acts) this.#take(view);
      if (!started) await this.#seatsChanged();
    } catch (wrong) {
      this.#more ||= more;
      if (!(wrong instanceof ApiError)) throw wrong;
      if (wrong.status !== 0) this.problem = wrong;
    }
  }

  /** A table that has just begun may ask several people on this device. */
  async #seatsChanged(): Promise<void> {
    if (this.mySeats.length > 1 && !this.handOver) await this.#sitDown();
  }

  /** `own`: it is the answer to a choice made here, so what it brought is no news. */
  #take(view: TableView, own = false): void {
    const before = this.view?.seat === view.seat ? this.view : null;
    if (before && view.version < before.version) return;
    if (view.question?.ply !== this.view?.question?.ply) this.hint = null;
    if (own || !before) this.playback.know(view.committed);
    else if (view.committed > before.committed) {
      if (!this.playback.active) this.#before = before;
      void this.playback.hear(view.committed);
    }
    this.#sound(before, view);
    this.view = view;
    const { turn, clock, committed, version } = view;
    if (this.meta) this.meta = { ...this.meta, turn, clock, plies: committed, version };
    this.#followSeries(before, view);
    this.ending.look(view.must_end && view.can_end && !this.guided ? view.ply : null);
    if (view.status === 'over' && view.seat >= 0) wishes.finish(this.id);
    void this.history.catchUp(view.committed);
    if (view.hotseat && view.hotseat.seat !== this.seat) this.handOver = view.hotseat;
  }

  /** The order shown holds until another action begins, or until something was revealed. */
  #followSeries(before: TableView | null, now: TableView): void {
    const prompt = now.question?.prompt ?? '';
    if (!now.can_undo) this.#opening = prompt;
    if (!prompt || prompt === this.#opening || prompt === this.series || now.committed !== before?.committed)
      this.series = '';
  }

  #sound(before: TableView | null, now: TableView): void {
    if (!before) return;
    const points = (view: TableView) => view.purses[now.seat]?.vp ?? 0;
    if (now.status === 'over' && before.status !== 'over') play('end');
    else if (now.question && !before.question) play('turn');
    else if (points(now) > points(before)) play('points');
  }

  #lastEvent(): number {
    return this.view?.event ?? 0;
  }

  #hear(event: TableEvent): void {
    this.#heard = Math.max(this.#heard, event.n);
    this.#more ||= event.kind !== 'changed' && event.kind !== 'chat';
    if (event.kind === 'chat') void this.readChat(true);
    else if (!this.busy) this.#catchUp();
  }

  /** The answer to one's own choice often knows already what the news are about; not who won, if it was the last one. */
  #catchUp(): void {
    this.#more ||= this.view !== null && this.view.status !== this.meta?.status;
    if (this.#more || this.#heard > this.#lastEvent()) void this.#look();
  }

  /** The lobby need not count these lines any more. */
  async tellRead(n: number): Promise<void> {
    const listed = this.meta?.host || this.meta?.seats.some((seat) => seat.mine || seat.held);
    if (!listed || n <= this.#toldRead) return;
    this.#toldRead = n;
    // If it does not arrive, the lobby counts a line too many.
    await playApi.readChat(this.id, n).catch(() => undefined);
  }

  async readChat(news: boolean): Promise<void> {
    const chat = await toasts.attempt(() => playApi.chat(this.id));
    const known = this.chat.at(-1)?.n ?? 0;
    // Answers may overtake one another.
    if (!chat || (chat.at(-1)?.n ?? 0) < known) return;
    this.chat = chat;
    if (news) this.unread += chat.filter((line) => line.n > known).length;
  }

  /** One click: an answer, and what else it answers. What cannot be taken back is asked about the first time. */
  async choose(code: number, sure = false, more: ChoiceExtras = {}, moreNote: string | null = null): Promise<void> {
    const view = this.view;
    const option = view?.question?.options.find((one) => one.code === code);
    if (!view || !option) return;
    const kind = `${this.game} ${view.question?.prompt ?? ''}`;
    const note = option.note ?? moreNote;
    const doubts = !sure && !!note && !this.guided && wishes.asksBefore(kind);
    this.doubtful = doubts ? { option, note, more } : null;
    if (doubts) return;
    if (sure) wishes.wasSure(kind);
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
    const wrong = await this.#act(() => playApi.choose(this.id, this.game, this.seat, ply, code, key, more));
    if (!wrong) this.onchosen(ply, code);
    if (wrong?.status === 0) {
      this.unsent = choice;
      setTimeout(() => void this.#resend(), RESEND);
    } else if (!wrong && before?.lesson && !before.lesson.free) await this.#showOthers(before);
    else if (!wrong && before && this.view) this.#showGain(before, this.view);
    return wrong;
  }

  /** The line may be back. The choice counts once, even if the server heard of it already; who is too late is told. */
  async #resend(): Promise<void> {
    const choice = this.unsent;
    if (!choice || this.busy) return;
    const wrong = await this.#send(choice);
    if (wrong?.status === 409) toasts.say(texts.t.connection.choiceLost(choice.label), 'error');
  }

  /** In a lesson the others have moved already when the answer comes: their turns are shown like any. */
  async #showOthers(before: TableView): Promise<void> {
    const moved = this.view && this.view.committed > before.committed && this.view.since.length > 0;
    if (moved && pace.pace !== 'off') await this.showSince();
  }

  #showGain(before: TableView, after: TableView): void {
    const gain = wishes.gains === 'off' ? null : gainOf(before, after);
    if (!gain) return;
    this.gain = gain;
    this.playback.hold();
  }

  /** What came was seen: now others move. */
  seeGain(): void {
    this.gain = null;
    this.playback.release();
  }

  async step(what: 'undo' | 'reset' | 'end'): Promise<void> {
    const view = this.view;
    if (!view || !{ undo: view.can_undo, reset: view.can_reset, end: view.can_end }[what]) return;
    this.skip();
    this.series = '';
    this.ending.stop();
    await this.#act(() => playApi.step(this.id, this.game, what, this.seat, view.ply));
  }

  /** One thing at a time. A lost answer is asked for again; an answer to an old question is quietly forgotten. Says what
   * went wrong, if something did. */
  async #act(what: () => Promise<TableView>): Promise<ApiError | null> {
    if (this.busy) return null;
    this.busy = true;
    this.#acts++;
    this.hot = null;
    this.coachReply = null;
    try {
      this.#take(await again(what, TRIES), true);
      return null;
    } catch (wrong) {
      if (!(wrong instanceof ApiError)) throw wrong;
      if (wrong.code === 'not-taught') {
        this.coachReply = wrong.message;
        return wrong;
      }
      if (wrong.status !== 409 && wrong.status !== 0) toasts.say(wrong.message, 'error');
      await this.refresh();
      return wrong;
    } finally {
      this.busy = false;
      this.#catchUp();
    }
  }

  /** The seat's wishes are kept by the server, which acts on them while nobody looks. */
  async sendWishes(): Promise<void> {
    const wished = { auto_end: wishes.ending === 'once', ask_everything: wishes.askAll };
    await toasts.attempt(() => playApi.preferences(this.id, this.seat, wished));
    await this.refresh();
  }

  /** Another step of the lesson; or whether its coach shall speak in free play. */
  async readLesson(what: { step?: number; coach?: boolean }): Promise<void> {
    await this.#act(() => playApi.readLesson(this.id, this.game, what));
  }

  async askHint(): Promise<void> {
    this.busy = true;
    const hint = await toasts.attempt(() => coreApi.hint(this.id, this.seat));
    this.busy = false;
    if (!hint) return;
    this.hint = hint;
    this.hot = this.options.find((option) => option.code === hint.code)?.anchor ?? null;
  }

  /** Plays back what happened since this seat's last turn. */
  async showSince(): Promise<void> {
    const first = this.view?.since[0]?.ply;
    if (first === undefined) return;
    this.#before = null;
    await this.playback.watchFrom(first - 1);
  }

  /** The table as it is now. */
  skip(): void {
    this.gain = null;
    this.playback.skip();
  }
}

async function again<T>(what: () => Promise<T>, tries: number): Promise<T> {
  try {
    return await what();
  } catch (wrong) {
    if (!(wrong instanceof ApiError) || wrong.status !== 0 || tries <= 1) throw wrong;
    await new Promise((resolve) => setTimeout(resolve, 800));
    return again(what, tries - 1);
  }
}
