/** The leaderboard. */

import { client, unwrap } from '../../core/api/client';

export const ratingsApi = {
  leaderboard: (game: string, season: string) =>
    unwrap(client.GET('/api/leaderboard/{game}', { params: { path: { game }, query: season ? { season } : {} } })),
};
