/** Tables before and between games. */

import { client, seatParams, tableParams, unwrap } from '../../core/api/client';
import type { TablePlan } from '../../core/api/schema';

export const lobbyApi = {
  createTable: (plan: TablePlan) => unwrap(client.POST('/api/tables', { body: plan })),
  lobby: () => unwrap(client.GET('/api/lobby')),
  glance: (id: string) => unwrap(client.GET('/api/tables/{table_id}/glance', { params: tableParams(id) })),
  archive: (id: string, archived: boolean) =>
    unwrap(client.POST('/api/tables/{table_id}/archive', { params: tableParams(id), body: { archived } })),
  remove: (id: string) => unwrap(client.POST('/api/tables/{table_id}/remove', { params: tableParams(id) })),
  leave: (id: string, seat: number) =>
    unwrap(client.POST('/api/tables/{table_id}/seats/{seat}/leave', { params: seatParams(id, seat) })),
  invites: (id: string) => unwrap(client.GET('/api/tables/{table_id}/invites', { params: tableParams(id) })),
  inviteByName: (id: string, person: string) =>
    unwrap(client.POST('/api/tables/{table_id}/invite', { params: tableParams(id), body: { person } })),
};
