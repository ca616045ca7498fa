/** Live events of a table or the lobby: a WebSocket that resumes after the last event, with polling while it is down. */

import type { LiveMessage, PongMessage, TableEvent } from './schema';
import { LocalLine } from '../local/localLine';
import { serverless } from '../local/serverless';
import { to } from '../routing/basePath';

const POLL = 5000;
const SILENCE = 45000; // the server pings every 20 s; longer silence means a dead connection
const FIRST_WAIT = 500;
const LONGEST_WAIT = 4000;
const RESTARTING = 1012; // close code of a server that restarts

export interface Listener {
  news: (event: TableEvent) => void;
  look: () => void;
  /** Events are missing. */
  missed: () => void;
  connected: (yes: boolean) => void;
  /** The server is restarting. */
  restarting: () => void;
}

export interface Message {
  kind: string;
  n: number;
}

export interface Line {
  close: () => void;
}

export type LineListener = Pick<Listener, 'look' | 'connected' | 'restarting'>;

/** The line on which the server reports changes; without a server, this browser's worker does. */
export function openLine<M extends Message>(
  path: () => string,
  onMessage: (message: M) => void,
  listener: LineListener,
): Line {
  if (serverless) return new LocalLine(path(), (message) => onMessage(message as M), listener);
  return new Connection(path, onMessage, listener);
}

/** A WebSocket that reconnects with growing delays and polls meanwhile. */
class Connection<M extends Message> implements Line {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry = 0;
  #watch = 0;
  #poll = 0;
  #closed = false;

  constructor(
    private readonly path: () => string,
    private readonly onMessage: (message: M) => void,
    private readonly listener: LineListener,
  ) {
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    clearInterval(this.#poll);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${to(this.path())}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      clearInterval(this.#poll);
      this.#poll = 0;
      this.listener.connected(true);
      this.#resetWatchdog();
    };
    socket.onmessage = (message) => this.#receive(socket, String(message.data));
    socket.onclose = (event) => {
      if (event.code === RESTARTING) this.listener.restarting();
      this.#lost();
    };
  }

  #receive(socket: WebSocket, data: string): void {
    this.#resetWatchdog();
    const message = JSON.parse(data) as M;
    if (message.kind === 'ping') socket.send(JSON.stringify({ kind: 'pong' } satisfies PongMessage));
    if (message.kind === 'restart') this.listener.restarting();
    else this.onMessage(message);
  }

  #resetWatchdog(): void {
    clearTimeout(this.#watch);
    this.#watch = window.setTimeout(() => this.#socket?.close(), SILENCE);
  }

  #lost(): void {
    clearTimeout(this.#watch);
    if (this.#closed) return;
    this.listener.connected(false);
    this.#poll ||= window.setInterval(() => this.listener.look(), POLL);
    this.#retry = window.setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}

/** The connection of a table: events are numbered, so gaps are noticed. */
export class TableConnection {
  readonly #line: Line;

  constructor(
    table: string,
    seat: number,
    private since: number,
    private readonly listener: Listener,
  ) {
    const path = () => `/api/tables/${encodeURIComponent(table)}/live?seat=${seat}&since=${this.since}`;
    this.#line = openLine<LiveMessage>(path, (message) => this.#receive(message), listener);
  }

  close(): void {
    this.#line.close();
  }

  #receive(event: LiveMessage): void {
    const { since } = this;
    this.since = Math.max(since, event.n);
    if (event.kind === 'restart') return;
    if (event.kind !== 'ping' && event.n === since + 1) this.listener.news(event);
    else if (event.n > since) this.listener.missed();
  }
}
