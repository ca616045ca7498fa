/** Short messages at the edge of the page that go away by themselves. */

import { ApiError } from '../api/client';

export interface Toast {
  id: number;
  text: string;
  kind: 'error' | 'news';
}

const STAY = 6000;

class Toasts {
  list = $state<Toast[]>([]);
  #next = 0;

  say(text: string, kind: Toast['kind'] = 'news'): void {
    const id = this.#next++;
    this.list = [...this.list.filter((toast) => toast.text !== text).slice(-2), { id, text, kind }];
    setTimeout(() => this.drop(id), STAY);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** Does it, and tells people if it does not work. */
  async attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
    try {
      return await what();
    } catch (wrong) {
      if (!(wrong instanceof ApiError)) throw wrong;
      this.say(wrong.message, 'error');
      return undefined;
    }
  }
}

export const toasts = new Toasts();
