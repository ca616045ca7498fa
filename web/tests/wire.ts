/** What stands in for the server: a socket that a test speaks through, and a table that things happen at. */

import { vi } from 'vitest';
import type { ChatLine, LiveMessage, Question, TableEvent, TableInfo, TableView } from '../src/core/api/schema';
import { coreApi } from '../src/core/api/coreApi';
import { playApi } from '../src/features/play/api';

export class Wire {
  static all: Wire[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: unknown[] = [];
  closed = false;

  constructor(readonly address: string) {
    Wire.all.push(this);
  }

  static get last(): Wire {
    const wire = Wire.all.at(-1);
    if (!wire) throw new Error('nobody has connected yet');
    return wire;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.breaks();
  }

  opens(): void {
    this.onopen?.();
  }

  says(message: LiveMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    if (this.closed) return;
    this.closed = true;
    this.onclose?.({ code });
  }
}

export function putOnWire(): void {
  Wire.all = [];
  vi.stubGlobal('WebSocket', Wire);
}

export function changed(n: number, kind: TableEvent['kind'] = 'changed'): TableEvent {
  return { kind, n, version: n };
}

/** A table of two whose state is no more than how much has happened. */
export class Server {
  event = 1;
  ply = 0;
  chat: ChatLine[] = [];
  mine = [0];
  status: TableInfo['status'] = 'playing';

  constructor() {
    vi.spyOn(coreApi, 'table').mockImplementation(() => Promise.resolve(this.info()));
    vi.spyOn(playApi, 'state').mockImplementation((_id, _game, seat) => Promise.resolve(this.view(seat)));
    vi.spyOn(playApi, 'chat').mockImplementation(() => Promise.resolve([...this.chat]));
    vi.spyOn(playApi, 'steps').mockResolvedValue({ turns: [], steps: [] });
    vi.spyOn(coreApi, 'turns').mockResolvedValue([]);
    vi.spyOn(coreApi, 'games').mockResolvedValue([]);
  }

  info(): TableInfo {
    const seats = [0, 1].map((seat) => ({ seat, name: `Player ${seat}`, mine: this.mine.includes(seat) }));
    return { id: 't', game: 'deus', status: this.status, seats, turn: { seat: 0 } } as unknown as TableInfo;
  }

  view(seat = 0, more: Partial<TableView> = {}): TableView {
    const question = { ply: this.ply, text: '?', options: [{ code: 7 }, { code: 8 }] } as unknown as Question;
    return {
      seat,
      event: this.event,
      version: this.event,
      ply: this.ply,
      committed: this.ply,
      status: this.status,
      turn: { seat: 0, since: null },
      clock: null,
      summaries: [],
      question,
      must_end: false,
      can_undo: false,
      can_reset: false,
      can_end: false,
      hotseat: null,
      log: [],
      since: [],
      since_cached: [],
      board: null,
      ...more,
    } as unknown as TableView;
  }

  moves(): TableEvent {
    this.ply++;
    return changed(++this.event);
  }

  hears(text: string): TableEvent {
    const n = ++this.event;
    this.chat.push({ n, text } as ChatLine);
    return changed(n, 'chat');
  }
}

/** Dice that fall the same way each time. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
