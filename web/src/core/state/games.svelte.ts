/** The games of this server, asked for once per language. */

import { coreApi } from '../api/coreApi';
import { language, type Code } from '../language/language.svelte';
import { toasts } from './toasts.svelte';
import type { BotKind, GameInfo } from '../api/schema';

class Games {
  #lists = $state.raw<Partial<Record<Code, GameInfo[]>>>({});
  #asked = new Set<Code>();

  get list(): GameInfo[] {
    const code = language.code;
    if (!this.#asked.has(code)) {
      this.#asked.add(code);
      void this.#fetch(code);
    }
    return this.#lists[code] ?? [];
  }

  async #fetch(code: Code): Promise<void> {
    const list = await toasts.attempt(coreApi.games);
    if (list) this.#lists = { ...this.#lists, [code]: list };
    else this.#asked.delete(code);
  }
}

export const games = new Games();

/** The bot that takes a seat when nobody says which. */
export function botFor(game: string): string {
  const info = games.list.find((one) => one.name === game);
  return (info && defaultBot(info)?.name) ?? 'medium';
}

/** Where one learns the game: the short rules, or the numbered ones where there are no others. */
export function rulesPath(game: string): string {
  const info = games.list.find((one) => one.name === game);
  return info?.has_guide ? `/guide/${game}` : `/reference/${game}`;
}

export function titleOf(game: string): string {
  return games.list.find((one) => one.name === game)?.title ?? '';
}

/** An even match for most people. */
export function defaultBot(game: GameInfo): BotKind | undefined {
  return game.bots.find((bot) => bot.name === 'medium') ?? game.bots.at(-1);
}
