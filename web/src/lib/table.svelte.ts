/** A table as this browser sees it: what is known, what can be done, and how news comes in. */

import { ApiError, api } from './api';
import type { Board } from './boards';
import { Live } from './live';
import { showSteps } from './showing';
import { toasts } from './toasts.svelte';
import type { ChatLine, Choice, Hint, TableEvent, TableInfo, TableView } from '../api/schema';
import { SPECTATOR } from './views';
import { wishes } from './wishes.svelte';

const TRIES = 3;

/** A name for one choice, so that saying it twice does not do it twice. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface Shown {
  board: Board;
  text: string;
  step: number;
  steps: number;
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
  /** A past position that is shown instead of the present one. */
  shown = $state.raw<Shown | null>(null);
  connected = $state(true);
  /** The server said that it stops; until it is back. */
  restarting = $state(false);
  busy = $state(false);
  problem = $state.raw<ApiError | null>(null);

  #live: Live | null = null;
  #refreshing: Promise<void> | null = null;
  #again = false;
  #shows = 0;
  #acts = 0;
  #heard = 0;

  constructor(readonly id: string) {}

  get mySeats(): number[] {
    return this.meta?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  }

  get myTurn(): boolean {
    return this.view !== null && (this.view.question !== null || this.view.must_end || this.handOver !== null);
  }

  get board(): Board | null {
    return this.shown?.board ?? this.view?.board ?? null;
  }

  get game(): string {
    return this.meta?.game ?? '';
  }

  get options(): Choice[] {
    return (this.shown ? null : this.view?.question?.options) ?? [];
  }

  /** Sits down: at the only seat that is mine, or behind a hand-over screen if several people share this device. */
  async open(): Promise<void> {
    try {
      this.meta = await api.table(this.id);
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
    await this.refresh();
    void this.readChat(false);
    if (seat >= 0 && (wishes.autoEnd || wishes.askAll)) void this.sendWishes();
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
      },
      restarting: () => (this.restarting = true),
    });
  }

  close(): void {
    this.#live?.close();
    this.stopShowing();
  }

  /** What is true now. Calls while one is under way lead to one more afterwards, not to many. */
  async refresh(): Promise<void> {
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
      await this.refresh();
    }
  }

  async #fetch(): Promise<void> {
    const acts = this.#acts;
    try {
      const meta = await api.table(this.id);
      const started = meta.status !== 'playing' || this.meta?.status === 'playing';
      this.meta = meta;
      // A seat that was given up shows no more than everybody sees.
      if (!this.mySeats.includes(this.seat)) this.seat = SPECTATOR;
      const { seat } = this;
      const view = meta.status === 'open' || meta.closed ? null : await api.state(this.id, meta.game, seat);
      this.problem = null;
      // What was fetched before a choice is older than the answer to it.
      if (view && seat === this.seat && acts === this.#acts) this.#take(view);
      if (!started) await this.#seatsChanged();
    } catch (wrong) {
      if (!(wrong instanceof ApiError)) throw wrong;
      if (wrong.status !== 0) this.problem = wrong;
    }
  }

  /** A table that has just begun may ask several people on this device. */
  async #seatsChanged(): Promise<void> {
    if (this.mySeats.length > 1 && !this.handOver) await this.#sitDown();
  }

  #take(view: TableView): void {
    if (this.view && view.seat === this.view.seat && view.version < this.view.version) return;
    if (view.question?.ply !== this.view?.question?.ply) this.hint = null;
    this.view = view;
    if (view.hotseat && view.hotseat.seat !== this.seat) this.handOver = view.hotseat;
  }

  #lastEvent(): number {
    return this.view?.event ?? 0;
  }

  #hear(event: TableEvent): void {
    this.#heard = Math.max(this.#heard, event.n);
    if (event.kind === 'chat') void this.readChat(true);
    else if (!this.busy) this.#catchUp();
  }

  /** The answer to one's own choice often knows already what the news are about; not who won, if it was the last one. */
  #catchUp(): void {
    const ended = this.view !== null && this.view.status !== this.meta?.status;
    if (ended || this.#heard > this.#lastEvent()) void this.refresh();
  }

  async readChat(news: boolean): Promise<void> {
    const chat = await toasts.attempt(() => api.chat(this.id));
    const known = this.chat.at(-1)?.n ?? 0;
    // Answers may overtake one another.
    if (!chat || (chat.at(-1)?.n ?? 0) < known) return;
    this.chat = chat;
    if (news) this.unread += chat.filter((line) => line.n > known).length;
  }

  async choose(code: number): Promise<void> {
    const view = this.view;
    if (!view?.question) return;
    this.stopShowing();
    const key = newKey();
    await this.#act(() => api.choose(this.id, this.game, this.seat, view.ply, code, key));
  }

  async step(what: 'undo' | 'reset' | 'end'): Promise<void> {
    const view = this.view;
    if (!view || !{ undo: view.can_undo, reset: view.can_reset, end: view.can_end }[what]) return;
    this.stopShowing();
    await this.#act(() => api.step(this.id, this.game, what, this.seat, view.ply));
  }

  /** One thing at a time. A lost answer is asked for again; an answer to an old question is quietly forgotten. */
  async #act(what: () => Promise<TableView>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.#acts++;
    this.hot = null;
    try {
      this.#take(await again(what, TRIES));
    } catch (wrong) {
      if (!(wrong instanceof ApiError)) throw wrong;
      if (wrong.status !== 409) toasts.say(wrong.message, 'error');
      await this.refresh();
    } finally {
      this.busy = false;
    }
    this.#catchUp();
  }

  /** The seat's wishes are kept by the server, which acts on them while nobody looks. */
  async sendWishes(): Promise<void> {
    const wished = { auto_end: wishes.autoEnd, ask_everything: wishes.askAll };
    await toasts.attempt(() => api.preferences(this.id, this.seat, wished));
    await this.refresh();
  }

  async askHint(): Promise<void> {
    this.busy = true;
    const hint = await toasts.attempt(() => api.hint(this.id, this.seat));
    this.busy = false;
    if (!hint) return;
    this.hint = hint;
    this.hot = this.options.find((option) => option.code === hint.code)?.anchor ?? null;
  }

  /** Plays back what happened since this seat's last turn. */
  async showSince(): Promise<void> {
    const show = ++this.#shows;
    const current = () => show === this.#shows;
    await toasts.attempt(() =>
      showSteps(this.id, this.game, this.seat, this.view?.since ?? [], (shown) => (this.shown = shown), current),
    );
    if (current()) this.shown = null;
  }

  stopShowing(): void {
    this.#shows++;
    this.shown = null;
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
