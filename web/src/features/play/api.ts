/** A table during a game. */

import { boardQuery, client, seatParams, tableParams, unwrap, withBoard, type BoardQuery } from '../../core/api/client';
import type { ChoiceIn, TableView } from '../../core/api/schema';
import { complete, forgetPictures } from '../../core/board/pictureCache';
import { language } from '../../core/language/language.svelte';
import { cachedLines, lineRange, mergeLines } from './state/logCache';

/** Further answers of the same click. */
export type ChoiceExtras = Partial<Pick<ChoiceIn, 'then' | 'towards' | 'in_order'>>;

/** Requests a table view and merges cached log lines into it. */
async function tableView(
  id: string,
  game: string,
  seat: number,
  ask: (query: BoardQuery & { lines: string }) => Promise<TableView>,
): Promise<TableView> {
  const whose = `${id} ${seat} ${language.code}`;
  const cached = cachedLines(whose);
  const view = await withBoard((query) => ask({ ...query, lines: lineRange(cached) }), game);
  return mergeLines(view, whose, cached);
}

export const playApi = {
  readLesson: (id: string, game: string, what: { step?: number; coach?: boolean }) =>
    withBoard(
      (query) =>
        unwrap(client.POST('/api/tables/{table_id}/lesson', { params: { ...tableParams(id), query }, body: what })),
      game,
    ),
  readChat: (id: string, n: number) =>
    unwrap(client.POST('/api/tables/{table_id}/chat/read', { params: tableParams(id), body: { n } })),
  vote: (id: string, seat: number, what: 'bot' | null) =>
    unwrap(client.POST('/api/tables/{table_id}/seats/{seat}/vote', { params: seatParams(id, seat), body: { what } })),
  replaceAbsent: (id: string, seat: number, what: 'bot' | 'drop') =>
    unwrap(client.POST('/api/tables/{table_id}/seats/{seat}/absent', { params: seatParams(id, seat), body: { what } })),
  allowSpectators: (id: string, spectators: boolean) =>
    unwrap(client.POST('/api/tables/{table_id}/spectators', { params: tableParams(id), body: { spectators } })),
  leave: (id: string, seat: number) =>
    unwrap(client.POST('/api/tables/{table_id}/seats/{seat}/leave', { params: seatParams(id, seat) })),
  abort: (id: string) => unwrap(client.POST('/api/tables/{table_id}/abort', { params: tableParams(id) })),
  showChances: (id: string, agreed: boolean) =>
    unwrap(client.POST('/api/tables/{table_id}/chances', { params: tableParams(id), body: { agreed } })),
  state: (id: string, game: string, seat: number) =>
    tableView(id, game, seat, (query) =>
      unwrap(client.GET('/api/tables/{table_id}/state', { params: { ...tableParams(id), query: { ...query, seat } } })),
    ),
  choose: (id: string, game: string, seat: number, ply: number, code: number, key: string, more: ChoiceExtras = {}) =>
    tableView(id, game, seat, (query) =>
      unwrap(
        client.POST('/api/tables/{table_id}/choices', {
          params: { ...tableParams(id), query },
          body: { seat, ply, code, key, ...more },
        }),
      ),
    ),
  step: (id: string, game: string, what: 'undo' | 'reset' | 'end', seat: number, ply: number) =>
    tableView(id, game, seat, (query) =>
      unwrap(
        client.POST(`/api/tables/{table_id}/${what}`, { params: { ...tableParams(id), query }, body: { seat, ply } }),
      ),
    ),
  preferences: (
    id: string,
    seat: number,
    preferences: { auto_end?: boolean; ask_everything?: boolean; orders?: Record<string, number> },
  ) =>
    unwrap(
      client.POST('/api/tables/{table_id}/preferences', { params: tableParams(id), body: { seat, ...preferences } }),
    ),
  preview: async (id: string, game: string, seat: number, code: number, place: string | null) => {
    const { has: _, ...screen } = boardQuery(game);
    const query = { ...screen, seat, code, ...(place === null ? {} : { place }) };
    return unwrap(client.GET('/api/tables/{table_id}/ghost', { params: { ...tableParams(id), query } }));
  },
  log: (id: string, since: number, seat: number) =>
    unwrap(client.GET('/api/tables/{table_id}/log', { params: { ...tableParams(id), query: { since, seat } } })),
  steps: async (id: string, game: string, after: number, seat: number) => {
    const ask = () =>
      unwrap(
        client.GET('/api/tables/{table_id}/steps', {
          params: { ...tableParams(id), query: { ...boardQuery(game), after, seat } },
        }),
      );
    const answer = await ask();
    if (answer.steps.map((step) => complete(step.board)).every(Boolean)) return answer;
    forgetPictures();
    const again = await ask();
    for (const step of again.steps) complete(step.board);
    return again;
  },
  chat: (id: string) => unwrap(client.GET('/api/tables/{table_id}/chat', { params: tableParams(id) })),
  postChat: (id: string, text: string) =>
    unwrap(client.POST('/api/tables/{table_id}/chat', { params: tableParams(id), body: { text } })),
};
