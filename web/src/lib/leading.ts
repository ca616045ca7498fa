/** A click on a place begins what leads there, and gives the answers in between as long as only one leads there. */

import type { TableState } from './table.svelte';
import type { Choice } from '../api/schema';

const FARTHEST = 6;

/** Says whether a way began; where several do, people choose. */
export async function leadTo(table: TableState, id: string): Promise<boolean> {
  for (let steps = 0; steps < FARTHEST; steps++) {
    const next = wayTo(table.options, id);
    if (!next) return steps > 0;
    const asked = table.view?.ply;
    await table.choose(next.code);
    if (next.anchor === id || table.view?.ply === asked) return true;
  }
  return true;
}

/** The one option that is the thing, or else the one that leads to it. */
export function wayTo(options: readonly Choice[], id: string): Choice | null {
  const here = options.filter((option) => option.anchor === id);
  const ways = here.length ? here : options.filter((option) => option.places.includes(id));
  return ways.length === 1 ? (ways[0] ?? null) : null;
}
