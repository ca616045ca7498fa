/** Imprint, terms and privacy notice of this server. */

import { client, unwrap } from '../../core/api/client';
import type { LegalText } from '../../core/api/schema';

export const legalApi = {
  pages: () => unwrap(client.GET('/api/legal')),
  page: (page: LegalText['page']) => unwrap(client.GET('/api/legal/{page}', { params: { path: { page } } })),
};
