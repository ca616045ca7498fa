import { expect, test } from 'vitest';
import { cachedLines, lineRange, mergeLines } from '../../src/features/play/state/logCache';
import type { LogEntry, TableView } from '../../src/core/api/schema';

const line = (n: number, tentative = false) => ({ n, tentative }) as LogEntry;
const lines = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => line(first + i));
const state = (log: LogEntry[], since: LogEntry[] = [], since_cached: number[] = []) =>
  ({ log, since, since_cached }) as unknown as TableView;
const numbers = (entries: LogEntry[]) => entries.map((entry) => entry.n);

test('new lines follow those that the page has', () => {
  mergeLines(state(lines(1, 5)), 'a 0 en', []);
  const had = cachedLines('a 0 en');
  expect(lineRange(had)).toBe('1-5');
  expect(numbers(mergeLines(state([line(6), line(7)]), 'a 0 en', had).log)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(lineRange(cachedLines('a 0 en'))).toBe('1-7');
});

test('what is tentative is shown and not kept', () => {
  const view = mergeLines(state([...lines(1, 3), line(4, true)]), 'b 0 en', []);
  expect(numbers(view.log)).toEqual([1, 2, 3, 4]);
  expect(lineRange(cachedLines('b 0 en'))).toBe('1-3');
});

test('after a gap the old lines are forgotten', () => {
  mergeLines(state(lines(1, 5)), 'c 0 en', []);
  const view = mergeLines(state(lines(20, 59)), 'c 0 en', cachedLines('c 0 en'));
  expect(numbers(view.log)).toEqual(numbers(lines(20, 59)));
  expect(lineRange(cachedLines('c 0 en'))).toBe('20-59');
});

test('no more than forty are kept', () => {
  mergeLines(state(lines(1, 40)), 'd 0 en', []);
  mergeLines(state(lines(41, 45)), 'd 0 en', cachedLines('d 0 en'));
  expect(lineRange(cachedLines('d 0 en'))).toBe('6-45');
});

test('what happened since the last turn is put together again', () => {
  mergeLines(state(lines(1, 5)), 'e 0 en', []);
  const view = mergeLines(state([line(6)], [line(6)], [4, 5]), 'e 0 en', cachedLines('e 0 en'));
  expect(numbers(view.since)).toEqual([4, 5, 6]);
});

test('what is older than the lines that are kept stands before them', () => {
  mergeLines(state(lines(10, 49)), 'g 0 en', []);
  const view = mergeLines(state([line(50)], [line(8), line(9), line(50)], [10, 11]), 'g 0 en', cachedLines('g 0 en'));
  expect(numbers(view.since)).toEqual([8, 9, 10, 11, 50]);
});

test('another seat or language has other lines', () => {
  mergeLines(state(lines(1, 5)), 'f 0 en', []);
  expect(cachedLines('f 1 en')).toEqual([]);
  expect(lineRange(cachedLines('f 0 de'))).toBe('');
});
