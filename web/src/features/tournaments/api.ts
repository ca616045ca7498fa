/** Tournaments. */

import { client, unwrap } from '../../core/api/client';
import type { TournamentPlan } from '../../core/api/schema';

const tournamentParams = (id: string) => ({ path: { tournament_id: id } });

export const tournamentsApi = {
  tournaments: () => unwrap(client.GET('/api/tournaments')),
  tournament: (id: string) => unwrap(client.GET('/api/tournaments/{tournament_id}', { params: tournamentParams(id) })),
  tournamentLink: (id: string) =>
    unwrap(client.GET('/api/tournaments/{tournament_id}/link', { params: tournamentParams(id) })),
  createTournament: (body: TournamentPlan) => unwrap(client.POST('/api/tournaments', { body })),
  enterTournament: (id: string) =>
    unwrap(client.POST('/api/tournaments/{tournament_id}/enter', { params: tournamentParams(id), body: {} })),
  addBots: (id: string, bot: string, number: number) =>
    unwrap(
      client.POST('/api/tournaments/{tournament_id}/bots', { params: tournamentParams(id), body: { bot, number } }),
    ),
  withdraw: (id: string, number: number) =>
    unwrap(
      client.POST('/api/tournaments/{tournament_id}/entrants/{number}/withdraw', {
        params: { path: { tournament_id: id, number } },
      }),
    ),
  startTournament: (id: string) =>
    unwrap(client.POST('/api/tournaments/{tournament_id}/start', { params: tournamentParams(id) })),
  cancelTournament: (id: string) =>
    unwrap(client.POST('/api/tournaments/{tournament_id}/cancel', { params: tournamentParams(id) })),
};
