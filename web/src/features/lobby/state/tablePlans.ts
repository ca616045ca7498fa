/** Default plans for new tables. */

import type { BotKind, GameInfo, SeatPlan, TablePlan } from '../../../core/api/schema';
import { defaultBot } from '../../../core/state/games.svelte';

/** A table for immediate play: me against one or two bots of a kind. */
export function againstBots(
  game: GameInfo,
  bot: BotKind | undefined = defaultBot(game),
  most = 3,
): TablePlan & { seats: SeatPlan[] } {
  const players = Math.min(most, game.players.at(-1) ?? 2);
  const bots: SeatPlan[] = Array.from({ length: players - 1 }, () => ({ kind: 'bot', ...(bot && { bot: bot.name }) }));
  return { game: game.name, players, options: {}, spectators: true, seats: [{ kind: 'me' }, ...bots] };
}
