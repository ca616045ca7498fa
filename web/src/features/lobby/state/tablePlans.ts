/** Default plans for new tables. */

import type { GameInfo, SeatPlan, TablePlan } from '../../../core/api/schema';
import { defaultBot } from '../../../core/state/games.svelte';

/** A table for immediate play: me against one or two default bots. */
export function againstBots(game: GameInfo): TablePlan & { seats: SeatPlan[] } {
  const most = game.players.at(-1) ?? 2;
  const players = Math.min(3, most);
  const bot = defaultBot(game)?.name;
  const bots: SeatPlan[] = Array.from({ length: players - 1 }, () => ({ kind: 'bot', ...(bot ? { bot } : {}) }));
  return { game: game.name, players, options: {}, spectators: true, seats: [{ kind: 'me' }, ...bots] };
}
