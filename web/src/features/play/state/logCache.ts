/** The lines of the log that the page has already, so that the server sends new ones only. */

import type { LogEntry, TableView } from '../../../core/api/schema';

/** As many as a state has at most. */
const SHOWN = 40;

let kept: { whose: string; lines: LogEntry[] } = { whose: '', lines: [] };

/** The confirmed lines as somebody knows them: at a table, from a seat, in a language. One after the other, the newest
 * last. */
export function linesOf(whose: string): LogEntry[] {
  return kept.whose === whose ? kept.lines : [];
}

/** As the server reads it: from which number to which; empty if there are none. */
export function numbered(lines: readonly LogEntry[]): string {
  const [first, last] = [lines[0], lines.at(-1)];
  return first && last ? `${first.n}-${last.n}` : '';
}

/** A state with the lines that were left out. What is tentative may be taken back, so it is not kept. */
export function withLines(view: TableView, whose: string, had: LogEntry[]): TableView {
  const next = (had.at(-1)?.n ?? 0) + 1;
  const follows = !view.log.length || view.log[0]?.n === next;
  const log = [...(follows ? had : []), ...view.log].slice(-SHOWN);
  const told = [...had.filter((line) => view.since_kept.includes(line.n)), ...view.since];
  const since = told.sort((a, b) => a.n - b.n); // some are older than those that were kept
  kept = { whose, lines: log.filter((line) => !line.tentative) };
  return { ...view, log, since };
}
