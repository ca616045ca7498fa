/** The typed client of the table's API. Every text it returns is in the language of the page. */

import { language } from './language.svelte';
import { complete, forgetPictures, keptMarks, type Board } from './boards';
import { room } from './room.svelte';
import type {
  BotKind,
  ChatEntry,
  Explanation,
  GameInfo,
  Hint,
  Invite,
  LogEntry,
  Me,
  Meta,
  Reference,
  ReplayView,
  TablePlan,
  TableView,
} from './types';

/** An answer that is not the one hoped for; `message` is a line for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

type Query = Record<string, string | number | boolean | null | undefined>;

function address(path: string, query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) params.set(name, String(value));
  }
  const text = params.toString();
  return `/api${path}${text ? `?${text}` : ''}`;
}

async function call<T>(method: 'GET' | 'POST', path: string, query: Query = {}, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address(path, query), {
      method,
      ...(method === 'POST'
        ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body ?? {}) }
        : {}),
    });
  } catch {
    throw new ApiError(0, 'offline', language.t.errors.offline);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const { error, code } = (answer ?? {}) as { error?: string; code?: string };
  throw new ApiError(response.status, code ?? 'error', error ?? language.t.errors.server(response.status));
}

const get = <T>(path: string, query: Query = {}) => call<T>('GET', path, { lang: language.code, ...query });
const post = <T>(path: string, body?: unknown, query: Query = {}) =>
  call<T>('POST', path, { lang: language.code, ...query }, body);
const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
/** The room there is, and the pictures that need not be sent again. */
const drawn = (game: string): Query => ({ ...room.size, plan: room.planOf(game) || null, has: keptMarks() || null });

/** An answer with a board, whole: what was left out is put in; if it is gone, all is asked for anew. */
async function whole<T extends { board: Board | null }>(ask: (query: Query) => Promise<T>, game: string): Promise<T> {
  const answer = await ask(drawn(game));
  if (!answer.board || complete(answer.board)) return answer;
  forgetPictures();
  const again = await ask(drawn(game));
  if (again.board) complete(again.board);
  return again;
}

export const api = {
  me: () => get<Me>('/me'),
  rename: (name: string) => post<Me>('/me', { name }),
  register: (name: string, password: string) => post<Me>('/account/register', { name, password }),
  login: (name: string, password: string) => post<Me>('/account/login', { name, password }),
  logout: () => post<Me>('/account/logout'),

  games: () => get<GameInfo[]>('/games'),
  reference: (game: string) => get<Reference>(`/reference/${encodeURIComponent(game)}`),
  explain: (game: string, kind: string, number: number, query: { table?: string; seat?: number }) =>
    get<Explanation>(`/explain/${encodeURIComponent(game)}/${encodeURIComponent(kind)}/${number}`, query),

  createTable: (plan: TablePlan) => post<Meta>('/tables', plan),
  tables: (which: 'mine' | 'open') => get<Meta[]>('/tables', { which }),
  table: (id: string) => get<Meta>(table(id)),
  invites: (id: string) => get<Invite[]>(`${table(id)}/invites`),
  claim: (id: string, seat: number, invite: string, name: string) =>
    post<Meta>(`${table(id)}/seats/${seat}/claim`, { invite, name }),
  seatBot: (id: string, seat: number, bot: BotKind['name']) => post<Meta>(`${table(id)}/seats/${seat}/bot`, { bot }),
  absent: (id: string, seat: number, what: 'bot' | 'drop') => post<Meta>(`${table(id)}/seats/${seat}/absent`, { what }),
  allowSpectators: (id: string, spectators: boolean) => post<Meta>(`${table(id)}/spectators`, { spectators }),
  rematch: (id: string) => post<Meta>(`${table(id)}/rematch`),
  nextGame: (id: string) => post<Meta>(`${table(id)}/next`),
  fork: (id: string, ply: number) => post<Meta>(`${table(id)}/fork`, { ply }),

  state: (id: string, game: string, seat: number) =>
    whole((query) => get<TableView>(`${table(id)}/state`, { seat, ...query }), game),
  choose: (id: string, game: string, seat: number, ply: number, code: number, key: string) =>
    whole((query) => post<TableView>(`${table(id)}/choices`, { seat, ply, code, key }, query), game),
  step: (id: string, game: string, what: 'undo' | 'reset' | 'end', seat: number, ply: number) =>
    whole((query) => post<TableView>(`${table(id)}/${what}`, { seat, ply }, query), game),
  preferences: (id: string, seat: number, wishes: { auto_end: boolean; ask_everything: boolean }) =>
    post<unknown>(`${table(id)}/preferences`, { seat, ...wishes }),
  hint: (id: string, seat: number) => post<Hint>(`${table(id)}/hint`, { seat }),
  log: (id: string, since: number, seat: number) => get<LogEntry[]>(`${table(id)}/log`, { since, seat }),
  chat: (id: string) => get<ChatEntry[]>(`${table(id)}/chat`),
  say: (id: string, text: string) => post<unknown>(`${table(id)}/chat`, { text }),

  replay: (id: string, game: string, ply: number, seat: number) =>
    whole((query) => get<ReplayView>(`${table(id)}/replay`, { ply, seat, ...query }), game),
  why: (id: string, ply: number) => get<{ text: string }>(`${table(id)}/why`, { ply }),
  importRecord: (record: unknown) => post<{ id: string; plies: number }>('/records', record),
  recordAddress: (id: string) => `/api${table(id)}/record`,
};
