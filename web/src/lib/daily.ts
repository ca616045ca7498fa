/** The challenge of the day, for the tile at home and its page. */

import { api } from './api';
import { router } from './router.svelte';
import { toasts } from './toasts.svelte';

/** Begins the one try, or goes on with it. */
export async function playToday(): Promise<void> {
  const begun = await toasts.attempt(api.playDaily);
  if (begun) router.go(`/table/${begun.table}`);
}
