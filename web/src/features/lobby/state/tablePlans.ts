/** Plans for new tables. */

import type { BotKind, GameInfo, SeatPlan, TablePlan } from '../../../core/api/schema';

/** The table that needs no questions: me against as many bots as make the game good, at most two. */
export function againstBots(game: GameInfo): TablePlan & { seats: SeatPlan[] } {
  const most = game.players.at(-1) ?? 2;
  const players = Math.min(3, most);
  const bot = usualBot(game)?.name;
  const bots: SeatPlan[] = Array.from({ length: players - 1 }, () => ({ kind: 'bot', ...(bot ? { bot } : {}) }));
  return { game: game.name, players, options: {}, spectators: true, seats: [{ kind: 'me' }, ...bots] };
}

/** An even match for most people. */
export function usualBot(game: GameInfo): BotKind | undefined {
  return game.bots.find((bot) => bot.name === 'medium') ?? game.bots.at(-1);
}
