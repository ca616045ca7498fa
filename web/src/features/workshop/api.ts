/** Components as forms, and packs of corrections. */

import { client, unwrap } from '../../core/api/client';
import type { DraftForm, FilledForm, MergeIn, SavedForm, DraftTableIn } from '../../core/api/schema';
import { to } from '../../core/routing/basePath';

export const workshopApi = {
  workshop: (game: string, pack?: string) =>
    unwrap(client.GET('/api/workshop/{game}', { params: { path: { game }, query: { pack: pack ?? null } } })),
  componentPictures: (game: string, kind: string, pack?: string) =>
    unwrap(
      client.GET('/api/workshop/{game}/{kind}', { params: { path: { game, kind }, query: { pack: pack ?? null } } }),
    ),
  componentForm: (game: string, kind: string, id: string, pack?: string) =>
    unwrap(
      client.GET('/api/workshop/{game}/{kind}/{id}', {
        params: { path: { game, kind, id }, query: { pack: pack ?? null } },
      }),
    ),
  previewComponent: (game: string, kind: string, id: string, parts: FilledForm['parts']) =>
    unwrap(
      client.POST('/api/workshop/{game}/{kind}/{id}/preview', {
        params: { path: { game, kind, id } },
        body: { parts },
      }),
    ),
  checkComponent: (game: string, kind: string, id: string, checked: boolean, pack?: string) =>
    unwrap(
      client.POST('/api/workshop/{game}/{kind}/{id}/check', {
        params: { path: { game, kind, id }, query: { pack: pack ?? null } },
        body: { checked },
      }),
    ),
  draftPicture: (game: string, kind: string, id: string, body: DraftForm, pack?: string) =>
    unwrap(
      client.POST('/api/workshop/{game}/{kind}/{id}/picture', {
        params: { path: { game, kind, id }, query: { pack: pack ?? null } },
        body,
      }),
    ),
  draftPosition: (game: string, kind: string, id: string, body: DraftForm, pack?: string) =>
    unwrap(
      client.POST('/api/workshop/{game}/{kind}/{id}/position', {
        params: { path: { game, kind, id }, query: { pack: pack ?? null } },
        body,
      }),
    ),
  openDraftTable: (game: string, kind: string, id: string, body: DraftTableIn, pack?: string) =>
    unwrap(
      client.POST('/api/workshop/{game}/{kind}/{id}/table', {
        params: { path: { game, kind, id }, query: { pack: pack ?? null } },
        body,
      }),
    ),
  comparePacks: (id: string, other: string) =>
    unwrap(client.GET('/api/packs/{pack_id}/compare', { params: { path: { pack_id: id }, query: { other } } })),
  mergePacks: (id: string, body: MergeIn) =>
    unwrap(client.POST('/api/packs/{pack_id}/merge', { params: { path: { pack_id: id } }, body })),
  newPack: (game: string, name: string, text: string) =>
    unwrap(client.POST('/api/games/{game}/packs', { params: { path: { game } }, body: { name, text } })),
  saveComponent: (pack: string, kind: string, id: string, body: SavedForm) =>
    unwrap(
      client.POST('/api/packs/{pack_id}/components/{kind}/{id}', {
        params: { path: { pack_id: pack, kind, id } },
        body,
      }),
    ),
  removePack: (id: string) => unwrap(client.POST('/api/packs/{pack_id}/remove', { params: { path: { pack_id: id } } })),
  packFile: (id: string) => to(`/api/packs/${encodeURIComponent(id)}/pack.toml`),
  packTrial: (id: string) => unwrap(client.GET('/api/packs/{pack_id}/trial', { params: { path: { pack_id: id } } })),
  startPackTrial: (id: string) =>
    unwrap(client.POST('/api/packs/{pack_id}/trial', { params: { path: { pack_id: id } } })),
};
