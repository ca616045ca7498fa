/** The person who uses this browser. */

import { coreApi } from '../api/coreApi';
import { toasts } from './toasts.svelte';
import type { Me } from '../api/schema';

const AGAIN = 4000; // ms

class Session {
  me = $state.raw<Me | null>(null);
  /** The page came from the browser's cache and the server does not answer. */
  serverDown = $state(false);

  constructor() {
    void this.#begin();
  }

  /** Reloads the page when the server is back, because other requests failed too. */
  async #begin(): Promise<void> {
    if (await this.change(coreApi.me)) return;
    this.serverDown = true;
    const look = setInterval(() => {
      const answered = () => {
        clearInterval(look);
        location.reload();
      };
      coreApi.me().then(answered, () => undefined);
    }, AGAIN);
  }

  /** Returns whether it succeeded. */
  async change(how: () => Promise<Me>): Promise<boolean> {
    const me = await toasts.attempt(how);
    if (me) this.me = me;
    return me !== undefined;
  }
}

export const session = new Session();
