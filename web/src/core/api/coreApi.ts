/** Calls to the server that several features make. */

import { client, seatParams, tableParams, unwrap, startSession } from './client';
import type { BotKind } from './schema';

export const coreApi = {
  me: () => {
    const me = unwrap(client.GET('/api/me'));
    startSession(me);
    return me;
  },
  games: () => unwrap(client.GET('/api/games')),
  explain: (game: string, kind: string, number: number, query: { table?: string; seat?: number }) =>
    unwrap(
      client.GET('/api/explain/{game}/{kind}/{number}', {
        params: { path: { game, kind, number }, query: query },
      }),
    ),
  packs: (game: string) => unwrap(client.GET('/api/games/{game}/packs', { params: { path: { game } } })),
  pack: (id: string) => unwrap(client.GET('/api/packs/{pack_id}', { params: { path: { pack_id: id } } })),
  link: (id: string) => unwrap(client.GET('/api/tables/{table_id}/link', { params: tableParams(id) })),
  table: (id: string) => unwrap(client.GET('/api/tables/{table_id}', { params: tableParams(id) })),
  claim: (id: string, seat: number, invite: string, name: string) =>
    unwrap(
      client.POST('/api/tables/{table_id}/seats/{seat}/claim', {
        params: seatParams(id, seat),
        body: { invite, name },
      }),
    ),
  seatBot: (id: string, seat: number, bot: BotKind['name']) =>
    unwrap(client.POST('/api/tables/{table_id}/seats/{seat}/bot', { params: seatParams(id, seat), body: { bot } })),
  relations: () => unwrap(client.GET('/api/me/people')),
  fork: (id: string, ply: number, seat: number | null) =>
    unwrap(client.POST('/api/tables/{table_id}/fork', { params: tableParams(id), body: { ply, seat } })),
  hint: (id: string, seat: number) =>
    unwrap(client.POST('/api/tables/{table_id}/hint', { params: tableParams(id), body: { seat } })),
  turns: (id: string, after: number, seat: number) =>
    unwrap(
      client.GET('/api/tables/{table_id}/turns', {
        params: { ...tableParams(id), query: { after: Math.max(0, after), seat } },
      }),
    ),
  why: (id: string, ply: number) =>
    unwrap(client.GET('/api/tables/{table_id}/why', { params: { ...tableParams(id), query: { ply } } })),
};
