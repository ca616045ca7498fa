/** The lines of the log under the turns they belong to. */

import type { LogEntry, TurnTold } from '../api/schema';

export interface Group {
  /** Null for what belongs to no finished choice: the set-up, and a turn that is not confirmed. */
  turn: TurnTold | null;
  entries: LogEntry[];
}

/** Groups in the order of play. Turns of which no line is given are left out. */
export function grouped(turns: readonly TurnTold[], entries: readonly LogEntry[]): Group[] {
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

/** All turns, also those of which no line is given: what came later than the moment that is looked at. */
export function everyTurn(turns: readonly TurnTold[], entries: readonly LogEntry[]): Group[] {
  const groups = grouped(turns, entries);
  const told = new Set(groups.map((group) => group.turn));
  return [...groups, ...turns.filter((turn) => !told.has(turn)).map((turn) => ({ turn, entries: [] }))];
}
