/** Starts the daily challenge. */

import { dailyApi } from './api';
import { router } from '../../core/routing/router.svelte';
import { toasts } from '../../core/state/toasts.svelte';

/** Starts or resumes the only try. */
export async function playToday(): Promise<void> {
  const begun = await toasts.attempt(dailyApi.playDaily);
  if (begun) router.go(`/table/${begun.table}`);
}
