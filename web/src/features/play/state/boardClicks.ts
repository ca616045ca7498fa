/** A click on a place chooses the option that leads there; the server answers the questions in between. */

import type { TableState } from './table.svelte';
import type { Choice } from '../../../core/api/schema';

/** Returns false if several options lead there and the player must choose. */
export async function chooseToward(table: TableState, id: string): Promise<boolean> {
  const next = optionToward(table.options, id);
  if (!next) return false;
  await table.choose(next.code, false, next.anchor === id ? {} : { towards: id });
  return true;
}

/** The only option anchored at the thing, or else the only one that leads to it. */
export function optionToward(options: readonly Choice[], id: string): Choice | null {
  const here = options.filter((option) => option.anchor === id);
  const found = here.length ? here : options.filter((option) => option.places.includes(id));
  return found.length === 1 ? (found[0] ?? null) : null;
}
