/** Cache of confirmed log lines, so that the server sends only new ones. */

import type { LogEntry, TableView } from '../../../core/api/schema';

/** The most lines in one state. */
const SHOWN = 40;

let cache: { whose: string; lines: LogEntry[] } = { whose: '', lines: [] };

/** Confirmed lines for `whose` (table, seat and language), the newest last. */
export function cachedLines(whose: string): LogEntry[] {
  return cache.whose === whose ? cache.lines : [];
}

/** "first-last" as the API expects it; empty without lines. */
export function lineRange(lines: readonly LogEntry[]): string {
  const [first, last] = [lines[0], lines.at(-1)];
  return first && last ? `${first.n}-${last.n}` : '';
}

/** Adds the cached lines to a state. Tentative lines may be undone and are not cached. */
export function mergeLines(view: TableView, whose: string, had: LogEntry[]): TableView {
  const next = (had.at(-1)?.n ?? 0) + 1;
  const follows = !view.log.length || view.log[0]?.n === next;
  const log = [...(follows ? had : []), ...view.log].slice(-SHOWN);
  const merged = [...had.filter((line) => view.since_cached.includes(line.n)), ...view.since];
  const since = merged.sort((a, b) => a.n - b.n); // new lines may be older than cached ones
  cache = { whose, lines: log.filter((line) => !line.tentative) };
  return { ...view, log, since };
}
