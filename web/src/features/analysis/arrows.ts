/** Arrows from thing to thing that somebody draws for themselves: this browser keeps them with the table. */

import { read, write } from '../../core/browser/storage';

export type Arrow = readonly [from: string, to: string];
type ByTable = Record<string, Arrow[]>;

const NAME = 'arrows';
export const MOST_ARROWS = 30;
export const MOST_TABLES = 40;

/** With one more arrow, or without it if it was there. */
export function toggled(arrows: readonly Arrow[], from: string, to: string): Arrow[] {
  const others = arrows.filter((arrow) => arrow[0] !== from || arrow[1] !== to);
  return others.length < arrows.length ? others : [...arrows, [from, to] as const].slice(-MOST_ARROWS);
}

export function arrowsOf(table: string): Arrow[] {
  return read<ByTable>(NAME, {})[table] ?? [];
}

/** The tables that were drawn on longest ago are forgotten first. */
export function keepArrows(table: string, arrows: Arrow[]): void {
  const others = Object.entries(read<ByTable>(NAME, {})).filter(([id]) => id !== table);
  const kept = arrows.length ? [...others, [table, arrows] as const] : others;
  write(NAME, Object.fromEntries(kept.slice(-MOST_TABLES)));
}
