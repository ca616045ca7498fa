/** What an option says about itself. */

import type { Change, Choice } from '../../../core/api/schema';

/** What it costs and brings: all of it if the game tells, and what changes at once. */
export function changesOf(option: Choice): Change[] {
  const told = new Set([...option.cost, ...option.gain].map((change) => change.icon));
  const rest = option.changes.filter((change) => !told.has(change.icon));
  return [
    ...option.cost,
    ...rest.filter((change) => change.delta < 0),
    ...option.gain,
    ...rest.filter((change) => change.delta > 0),
  ];
}
