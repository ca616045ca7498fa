/** Personal arrows on a board, stored per table in this browser. */

import { read, write } from '../../core/browser/storage';

export type Arrow = readonly [from: string, to: string];
type ByTable = Record<string, Arrow[]>;

const NAME = 'arrows';
export const MOST_ARROWS = 30;
export const MOST_TABLES = 40;

/** Adds an arrow, or removes it if it exists. */
export function toggleArrow(arrows: readonly Arrow[], from: string, to: string): Arrow[] {
  const others = arrows.filter((arrow) => arrow[0] !== from || arrow[1] !== to);
  return others.length < arrows.length ? others : [...arrows, [from, to] as const].slice(-MOST_ARROWS);
}

export function loadArrows(table: string): Arrow[] {
  return read<ByTable>(NAME, {})[table] ?? [];
}

/** Stores the arrows; the oldest tables are dropped first. */
export function saveArrows(table: string, arrows: Arrow[]): void {
  const others = Object.entries(read<ByTable>(NAME, {})).filter(([id]) => id !== table);
  const stored = arrows.length ? [...others, [table, arrows] as const] : others;
  write(NAME, Object.fromEntries(stored.slice(-MOST_TABLES)));
}
