/** Short messages at the edge of the page that disappear after a few seconds. */

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

  show(text: string, kind: Toast['kind'] = 'news'): void {
    const id = this.#next++;
    this.list = [...this.list.filter((toast) => toast.text !== text).slice(-2), { id, text, kind }];
    setTimeout(() => this.drop(id), STAY);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** Runs a request and shows its error as a toast; returns undefined then. */
  async attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
    try {
      return await what();
    } catch (wrong) {
      if (!(wrong instanceof ApiError)) throw wrong;
      this.show(wrong.message, 'error');
      return undefined;
    }
  }
}

export const toasts = new Toasts();
