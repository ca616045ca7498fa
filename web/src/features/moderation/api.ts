/** Reports and measures. */

import { client, unwrap } from '../../core/api/client';
import type { MeasureIn } from '../../core/api/schema';

export const moderationApi = {
  moderation: () => unwrap(client.GET('/api/moderation')),
  applyMeasure: (person: string, body: MeasureIn) =>
    unwrap(client.POST('/api/moderation/people/{person}', { params: { path: { person } }, body })),
  dismissReport: (report: string) =>
    unwrap(client.POST('/api/moderation/reports/{report}/done', { params: { path: { report } } })),
  fairPlay: () => unwrap(client.GET('/api/moderation/fair-play')),
  notices: () => unwrap(client.GET('/api/me/notices')),
  readNotices: () => unwrap(client.POST('/api/me/notices/read')),
};
