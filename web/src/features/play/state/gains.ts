/** The result of a choice, shown before others move. */

import type { Change, TableView } from '../../../core/api/schema';

export interface Gain {
  /** What happened, in sentences. */
  lines: string[];
  changes: Change[];
  /** Ids of gained things, for those that the board draws as cards. */
  things: string[];
}

/** Null for a choice that can still be undone: its option already showed the changes. */
export function gainOf(before: TableView, after: TableView): Gain | null {
  const { seat } = after;
  if (after.committed <= before.committed || before.seat !== seat) return null;
  const own = after.log.filter((entry) => entry.ply > before.ply && entry.own);
  const resources = before.summaries[seat] ?? {};
  const changes = Object.entries(after.summaries[seat] ?? {}).flatMap(([icon, now]) => {
    const then = resources[icon];
    return then == null || now === null || now === then
      ? []
      : [{ icon, label: after.icons[icon] ?? icon, delta: now - then }];
  });
  if (!own.length && !changes.length) return null;
  return {
    lines: own.map((entry) => entry.text),
    changes,
    things: [...new Set(own.flatMap((entry) => entry.gained))],
  };
}
