/** The games of this server, fetched once per language. */

import { coreApi } from '../api/coreApi';
import { language, type Code } from '../language/language.svelte';
import { toasts } from './toasts.svelte';
import type { BotKind, GameInfo } from '../api/schema';

class Games {
  #lists = $state.raw<Partial<Record<Code, GameInfo[]>>>({});
  #requested = new Set<Code>();

  get list(): GameInfo[] {
    const code = language.code;
    if (!this.#requested.has(code)) {
      this.#requested.add(code);
      void this.#fetch(code);
    }
    return this.#lists[code] ?? [];
  }

  async #fetch(code: Code): Promise<void> {
    const list = await toasts.attempt(coreApi.games);
    if (list) this.#lists = { ...this.#lists, [code]: list };
    else this.#requested.delete(code);
  }
}

export const games = new Games();

/** The name of the default bot of a game. */
export function botFor(game: string): string {
  const info = games.list.find((one) => one.name === game);
  return (info && defaultBot(info)?.name) ?? 'medium';
}

/** Path of the short rules, or of the numbered rules where there are none. */
export function rulesPath(game: string): string {
  const info = games.list.find((one) => one.name === game);
  return info?.has_guide ? `/guide/${game}` : `/reference/${game}`;
}

export function titleOf(game: string): string {
  return games.list.find((one) => one.name === game)?.title ?? '';
}

/** The default opponent: medium, or the strongest bot of a game without medium. */
export function defaultBot(game: GameInfo): BotKind | undefined {
  return game.bots.find((bot) => bot.name === 'medium') ?? game.bots.at(-1);
}
