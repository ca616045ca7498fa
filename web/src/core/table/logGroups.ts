/** Groups log lines by turn. */

import type { LogEntry, TurnSummary } from '../api/schema';

export interface Group {
  /** Null for lines of the set-up and of an unconfirmed turn. */
  turn: TurnSummary | null;
  entries: LogEntry[];
}

/** Groups in the order of play, without turns that have no lines. */
export function groupByTurn(turns: readonly TurnSummary[], entries: readonly LogEntry[]): Group[] {
  const groups: Group[] = [];
  let at = 0;
  for (const entry of entries) {
    while (at < turns.length && (turns[at]?.last ?? 0) < entry.ply) at++;
    const next = turns[at];
    const turn = next && next.first <= entry.ply ? next : null;
    const last = groups.at(-1);
    if (last?.turn === turn) last.entries.push(entry);
    else groups.push({ turn, entries: [entry] });
  }
  return groups;
}

/** All turns, including those after the shown moment, which have no lines. */
export function groupAllTurns(turns: readonly TurnSummary[], entries: readonly LogEntry[]): Group[] {
  const groups = groupByTurn(turns, entries);
  const grouped = new Set(groups.map((group) => group.turn));
  return [...groups, ...turns.filter((turn) => !grouped.has(turn)).map((turn) => ({ turn, entries: [] }))];
}
