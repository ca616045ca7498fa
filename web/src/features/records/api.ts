/** Finished games: replays, records, rematches. */

import { client, tableParams, unwrap, withBoard } from '../../core/api/client';
import type { GameRecord } from '../../core/api/schema';
import { to } from '../../core/routing/basePath';

export const recordsApi = {
  rematch: (id: string) => unwrap(client.POST('/api/tables/{table_id}/rematch', { params: tableParams(id) })),
  nextGame: (id: string) => unwrap(client.POST('/api/tables/{table_id}/next', { params: tableParams(id) })),
  replay: (id: string, game: string, ply: number, seat: number) =>
    withBoard(
      (query) =>
        unwrap(
          client.GET('/api/tables/{table_id}/replay', {
            params: { ...tableParams(id), query: { ...query, ply, seat } },
          }),
        ),
      game,
    ),
  /** The server's error says what is wrong with the record. */
  importRecord: (record: unknown) => unwrap(client.POST('/api/records', { body: record as GameRecord })),
  recordAddress: (id: string) => to(`/api/tables/${encodeURIComponent(id)}/record`),
};
