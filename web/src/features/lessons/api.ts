/** Lessons and the coach. */

import { client, tableParams, unwrap } from '../../core/api/client';

export const lessonsApi = {
  lessons: (game: string) => unwrap(client.GET('/api/games/{game}/lessons', { params: { path: { game } } })),
  startLesson: (game: string, name: string) =>
    unwrap(client.POST('/api/games/{game}/lessons/{name}', { params: { path: { game, name } } })),
  coachRemark: (id: string, seat: number) =>
    unwrap(client.GET('/api/tables/{table_id}/coach', { params: { ...tableParams(id), query: { seat } } })),
};
