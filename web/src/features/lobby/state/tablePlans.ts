/** Plans for new tables. */

import type { GameInfo, SeatPlan, TablePlan } from '../../../core/api/schema';
import { defaultBot } from '../../../core/state/games.svelte';

/** The table that needs no questions: me against as many bots as make the game good, at most two. */
export function againstBots(game: GameInfo): TablePlan & { seats: SeatPlan[] } {
  const most = game.players.at(-1) ?? 2;
  const players = Math.min(3, most);
  const bot = defaultBot(game)?.name;
  const bots: SeatPlan[] = Array.from({ length: players - 1 }, () => ({ kind: 'bot', ...(bot ? { bot } : {}) }));
  return { game: game.name, players, options: {}, spectators: true, seats: [{ kind: 'me' }, ...bots] };
}
