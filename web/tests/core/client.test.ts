/** What is sent before the server has said who sits here. */

import { afterEach, expect, test, vi } from 'vitest';
import { coreApi } from '../../src/core/api/coreApi';
import { recordsApi } from '../../src/features/records/api';

afterEach(() => vi.unstubAllGlobals());

test('nothing is done before the browser has its cookie', async () => {
  const asked: string[] = [];
  let introduce = (_: Response) => {};
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    if (request.method !== 'GET') return Promise.resolve(Response.json({ id: 'b2' }));
    return new Promise<Response>((answer) => (introduce = answer));
  });
  const me = coreApi.me();
  const rematch = recordsApi.rematch('a1');
  await new Promise((go) => setTimeout(go, 20));
  expect(asked).toEqual(['GET /api/me']);
  introduce(Response.json({ name: 'Guest' }));
  await me;
  await rematch;
  expect(asked).toEqual(['GET /api/me', 'POST /api/tables/a1/rematch']);
});
