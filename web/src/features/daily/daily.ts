/** The challenge of the day, for the tile at home and its page. */

import { dailyApi } from './api';
import { router } from '../../core/routing/router.svelte';
import { toasts } from '../../core/state/toasts.svelte';

/** Begins the one try, or goes on with it. */
export async function playToday(): Promise<void> {
  const begun = await toasts.attempt(dailyApi.playDaily);
  if (begun) router.go(`/table/${begun.table}`);
}
