/** Sends requests to the server with types generated from its description. Texts in answers are in the page's language. */

import createClient from 'openapi-fetch';
import type { Problem, paths } from './schema';
import { boardSize } from '../board/boardSize.svelte';
import { complete, forgetPictures, knownMarks, type Board } from '../board/pictureCache';
import { language } from '../language/language.svelte';
import { root } from '../routing/basePath';
import { fetchWithRetry } from './retry';
import { serverless } from '../local/serverless';
import { localFetch } from '../local/transport';

/** The server refused or could not be reached (status 0); `message` can be shown to people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** The invalid part of a form, if it is exactly one. */
    readonly part = '',
  ) {
    super(message);
  }
}

/** The first request for the session sets the cookie; writes wait for it. */
let session: Promise<unknown> | null = null;

export function startSession(first: Promise<unknown>): void {
  session ??= first.catch(() => null);
}

export const client = createClient<paths>({
  baseUrl: root,
  fetch: async (request: Request) => {
    if (serverless) return localFetch(request);
    if (request.method !== 'GET') await session;
    return fetchWithRetry(request);
  },
  // The server accepts JSON only, also for requests without a body.
  headers: { 'Content-Type': 'application/json' },
  querySerializer: (query) => {
    const given = Object.entries({ lang: language.code, ...query }).filter(
      ([, value]) => value !== null && value !== undefined,
    );
    return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  },
});

interface Result<T> {
  data?: T;
  error?: Problem;
  response: Response;
}

/** The data of an answer; throws `ApiError` for everything else. */
export async function unwrap<T>(request: Promise<Result<T>>): Promise<T> {
  const { data, error, response } = await request.catch(() => {
    throw new ApiError(0, 'offline', language.t.errors.offline);
  });
  if (response.ok) return data as T;
  // A proxy between us and the server answers without our error format.
  const { status } = response;
  throw new ApiError(
    status,
    error?.code ?? 'error',
    error?.error ?? language.t.errors.server(status),
    error?.part ?? '',
  );
}

/** Query parameters of every board: its size and the cached pictures. */
export const boardQuery = (game: string) => ({ ...boardSize.size, plan: boardSize.planOf(game), ...knownMarks() });

export type BoardQuery = ReturnType<typeof boardQuery>;

/** Completes the board of an answer from the cache; asks again without cache if a picture is missing there. */
export async function withBoard<T extends { board: Board | null }>(
  ask: (query: BoardQuery) => Promise<T>,
  game: string,
): Promise<T> {
  const answer = await ask(boardQuery(game));
  if (!answer.board || complete(answer.board)) return answer;
  forgetPictures();
  const again = await ask(boardQuery(game));
  if (again.board) complete(again.board);
  return again;
}

export const tableParams = (id: string) => ({ path: { table_id: id } });
export const seatParams = (id: string, seat: number) => ({ path: { table_id: id, seat } });
