import { afterEach, expect, test, vi } from 'vitest';
import { fetchWithRetry } from '../../src/core/api/retry';

afterEach(() => {
  vi.unstubAllGlobals();
});

const busy = (retry: string) => new Response('{}', { status: 503, headers: retry ? { 'Retry-After': retry } : {} });

function answers(...given: Response[]) {
  const asked = vi.fn(() => Promise.resolve(given.shift() as Response));
  vi.stubGlobal('fetch', asked);
  return asked;
}

const choice = () => new Request('http://localhost/api/x', { method: 'POST', body: '{"code":1}' });

test('a busy server is asked again after as long as it says, and not for ever', async () => {
  const waited: number[] = [];
  const wait = (seconds: number) => Promise.resolve(void waited.push(seconds));
  const asked = answers(busy('2'), busy('900'), new Response('{}', { status: 200 }));
  expect((await fetchWithRetry(choice(), wait)).status).toBe(200);
  expect(waited).toEqual([2, 5]);
  expect(asked).toHaveBeenCalledTimes(3);
  answers(busy('1'), busy('1'), busy('1'), busy('1'));
  expect((await fetchWithRetry(choice(), wait)).status).toBe(503);
});

test('what was refused for another reason is not sent again', async () => {
  const asked = answers(new Response('{}', { status: 409 }), busy(''));
  expect((await fetchWithRetry(choice())).status).toBe(409);
  expect((await fetchWithRetry(choice())).status).toBe(503);
  expect(asked).toHaveBeenCalledTimes(2);
});
