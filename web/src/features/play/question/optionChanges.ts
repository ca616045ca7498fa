/** The changes listed beside an option. */

import type { Change, Choice } from '../../../core/api/schema';

/** Costs and gains that the game declares, then other immediate changes. */
export function changesOf(option: Choice): Change[] {
  const declared = new Set([...option.cost, ...option.gain].map((change) => change.icon));
  const rest = option.changes.filter((change) => !declared.has(change.icon));
  return [
    ...option.cost,
    ...rest.filter((change) => change.delta < 0),
    ...option.gain,
    ...rest.filter((change) => change.delta > 0),
  ];
}
