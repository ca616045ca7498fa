/** Who sits before this browser. */

import { api } from './api';
import { toasts } from './toasts.svelte';
import type { Me } from '../api/schema';

class Session {
  me = $state.raw<Me | null>(null);

  constructor() {
    void this.change(api.me);
  }

  /** Says whether it worked. */
  async change(how: () => Promise<Me>): Promise<boolean> {
    const me = await toasts.attempt(how);
    if (me) this.me = me;
    return me !== undefined;
  }
}

export const session = new Session();
