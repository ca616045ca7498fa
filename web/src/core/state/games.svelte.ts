/** The games of this server, fetched once per language. */

import { coreApi } from '../api/coreApi';
import { language, type Code } from '../language/language.svelte';
import { toasts } from './toasts.svelte';
import type { BotKind, GameInfo } from '../api/schema';

class Games {
  #lists = $state.raw<Partial<Record<Code, GameInfo[]>>>({});
  #requested = new Map<Code, Promise<void>>();

  get list(): GameInfo[] {
    const code = language.code;
    void this.#request(code);
    return this.#lists[code] ?? [];
  }

  /** Resolves when the list is here. */
  async ready(): Promise<void> {
    await this.#request(language.code);
  }

  async known(name: string): Promise<GameInfo | undefined> {
    await this.ready();
    return this.list.find((game) => game.name === name);
  }

  /** Whether the board of a game fills the room that it gets. */
  fills(name: string): boolean {
    return this.list.some((game) => game.name === name && game.fills);
  }

  #request(code: Code): Promise<void> {
    const requested = this.#requested.get(code) ?? this.#fetch(code);
    this.#requested.set(code, requested);
    return requested;
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
