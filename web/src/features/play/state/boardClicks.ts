/** A click on a place begins what leads there; the server gives the answers in between as long as only one leads there. */

import type { TableState } from './table.svelte';
import type { Choice } from '../../../core/api/schema';

/** Says whether a way began; where several do, people choose. */
export async function leadTo(table: TableState, id: string): Promise<boolean> {
  const next = wayTo(table.options, id);
  if (!next) return false;
  await table.choose(next.code, false, next.anchor === id ? {} : { towards: id });
  return true;
}

/** The one option that is the thing, or else the one that leads to it. */
export function wayTo(options: readonly Choice[], id: string): Choice | null {
  const here = options.filter((option) => option.anchor === id);
  const ways = here.length ? here : options.filter((option) => option.places.includes(id));
  return ways.length === 1 ? (ways[0] ?? null) : null;
}
