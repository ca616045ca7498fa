/** Rules, guides and components. */

import { client, unwrap } from '../../core/api/client';

export const referenceApi = {
  reference: (game: string) => unwrap(client.GET('/api/reference/{game}', { params: { path: { game } } })),
  guide: (game: string) => unwrap(client.GET('/api/games/{game}/guide', { params: { path: { game } } })),
  playerAid: (game: string) => unwrap(client.GET('/api/games/{game}/aid', { params: { path: { game } } })),
  icons: (game: string) => unwrap(client.GET('/api/games/{game}/icons', { params: { path: { game } } })),
};
