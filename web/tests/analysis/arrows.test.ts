import { beforeEach, expect, test, vi } from 'vitest';
import { MOST_TABLES, loadArrows, saveArrows, toggleArrow } from '../../src/features/analysis/arrows';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

test('the same arrow again takes it away, the way back is another one', () => {
  const one = toggleArrow([], 'region-1', 'region-2');
  expect(one).toEqual([['region-1', 'region-2']]);
  const both = toggleArrow(one, 'region-2', 'region-1');
  expect(both).toHaveLength(2);
  expect(toggleArrow(both, 'region-1', 'region-2')).toEqual([['region-2', 'region-1']]);
});

test('arrows stay with their table', () => {
  saveArrows('a', [['region-1', 'region-2']]);
  saveArrows('b', [['card-3', 'region-2']]);
  expect(loadArrows('a')).toEqual([['region-1', 'region-2']]);
  expect(loadArrows('b')).toEqual([['card-3', 'region-2']]);
  saveArrows('a', []);
  expect(loadArrows('a')).toEqual([]);
  expect(loadArrows('c')).toEqual([]);
});

test('the tables drawn on longest ago are forgotten', () => {
  for (let table = 0; table <= MOST_TABLES; table++) saveArrows(`t${table}`, [['a-1', 'a-2']]);
  expect(loadArrows('t0')).toEqual([]);
  expect(loadArrows(`t${MOST_TABLES}`)).toHaveLength(1);
});
