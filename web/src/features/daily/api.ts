/** The daily challenge. */

import { client, unwrap } from '../../core/api/client';

export const dailyApi = {
  daily: () => unwrap(client.GET('/api/daily')),
  pastDaily: (day: string) => unwrap(client.GET('/api/daily/{day}', { params: { path: { day } } })),
  playDaily: () => unwrap(client.POST('/api/daily/play')),
};
