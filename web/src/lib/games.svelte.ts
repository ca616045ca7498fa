/** The games of this server, asked for once per language. */

import { api } from './api';
import { language, type Code } from './language.svelte';
import { toasts } from './toasts.svelte';
import type { GameInfo } from './types';

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
    const list = await toasts.attempt(api.games);
    if (list) this.#lists = { ...this.#lists, [code]: list };
    else this.#asked.delete(code);
  }
}

export const games = new Games();

export function titleOf(game: string): string {
  return games.list.find((one) => one.name === game)?.title ?? '';
}
