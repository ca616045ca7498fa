/** Who sits before this browser. */

import { coreApi } from '../api/coreApi';
import { toasts } from './toasts.svelte';
import type { Me } from '../api/schema';

const AGAIN = 4000; // ms

class Session {
  me = $state.raw<Me | null>(null);
  /** The page is there, for the browser kept it, but the server is not. */
  lost = $state(false);

  constructor() {
    void this.#begin();
  }

  /** Whatever else was asked for in vain is asked for anew when the server is back. */
  async #begin(): Promise<void> {
    if (await this.change(coreApi.me)) return;
    this.lost = true;
    const look = setInterval(() => {
      const answered = () => {
        clearInterval(look);
        location.reload();
      };
      coreApi.me().then(answered, () => undefined);
    }, AGAIN);
  }

  /** Says whether it worked. */
  async change(how: () => Promise<Me>): Promise<boolean> {
    const me = await toasts.attempt(how);
    if (me) this.me = me;
    return me !== undefined;
  }
}

export const session = new Session();
