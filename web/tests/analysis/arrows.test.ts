import { beforeEach, expect, test, vi } from 'vitest';
import { MOST_TABLES, arrowsOf, keepArrows, toggled } from '../../src/features/analysis/arrows';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

test('the same arrow again takes it away, the way back is another one', () => {
  const one = toggled([], 'region-1', 'region-2');
  expect(one).toEqual([['region-1', 'region-2']]);
  const both = toggled(one, 'region-2', 'region-1');
  expect(both).toHaveLength(2);
  expect(toggled(both, 'region-1', 'region-2')).toEqual([['region-2', 'region-1']]);
});

test('arrows stay with their table', () => {
  keepArrows('a', [['region-1', 'region-2']]);
  keepArrows('b', [['card-3', 'region-2']]);
  expect(arrowsOf('a')).toEqual([['region-1', 'region-2']]);
  expect(arrowsOf('b')).toEqual([['card-3', 'region-2']]);
  keepArrows('a', []);
  expect(arrowsOf('a')).toEqual([]);
  expect(arrowsOf('c')).toEqual([]);
});

test('the tables drawn on longest ago are forgotten', () => {
  for (let table = 0; table <= MOST_TABLES; table++) keepArrows(`t${table}`, [['a-1', 'a-2']]);
  expect(arrowsOf('t0')).toEqual([]);
  expect(arrowsOf(`t${MOST_TABLES}`)).toHaveLength(1);
});
