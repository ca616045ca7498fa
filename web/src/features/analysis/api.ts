/** Analysis, try-outs, notes. */

import { client, tableParams, unwrap, withBoard } from '../../core/api/client';
import type { TryoutIn } from '../../core/api/schema';

export const analysisApi = {
  analysis: (id: string) => unwrap(client.GET('/api/tables/{table_id}/analysis', { params: tableParams(id) })),
  analyse: (id: string) => unwrap(client.POST('/api/tables/{table_id}/analysis', { params: tableParams(id) })),
  chances: (id: string) => unwrap(client.GET('/api/tables/{table_id}/chances', { params: tableParams(id) })),
  tryout: (id: string, game: string, body: TryoutIn) =>
    withBoard(
      (query) => unwrap(client.POST('/api/tables/{table_id}/tryout', { params: { ...tableParams(id), query }, body })),
      game,
    ),
  notes: (id: string) => unwrap(client.GET('/api/tables/{table_id}/notes', { params: tableParams(id) })),
  writeNotes: (id: string, notes: string) =>
    unwrap(client.POST('/api/tables/{table_id}/notes', { params: tableParams(id), body: { notes } })),
};
