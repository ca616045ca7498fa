/** What is to be known of a table before one sits down: how it differs from the printed game, and the order of a list. */

import type { GameInfo, LobbyTable, TableInfo } from '../../../core/api/schema';
import { calls } from './lobby.svelte';

/** Boxes and variants that are in play, in words: only what differs from the printed game. */
export function variants(table: Pick<TableInfo, 'options'>, game: GameInfo): string[] {
  return game.options.flatMap((option) => {
    const value = table.options[option.name];
    if (value === undefined || value === option.default) return [];
    if (value === true) return [option.label];
    const named = option.values.find((one) => one.value === value)?.label ?? String(value);
    return [`${option.label}: ${named}`];
  });
}

const DAY = 86400; // seconds
export type Pace = 'all' | 'evening' | 'days' | 'none';

/** Whether a table is played at this pace: in one evening, over days, or without a clock. */
export function hasPace(table: Pick<TableInfo, 'clock'>, pace: Pace): boolean {
  if (pace === 'all') return true;
  if (!table.clock) return pace === 'none';
  return pace === (table.clock.bank < DAY ? 'evening' : 'days');
}

export type Shelf = 'all' | 'turn' | 'playing' | 'over' | 'archive';
export const SHELVES: Shelf[] = ['all', 'turn', 'playing', 'over', 'archive'];

export function isOn(shelf: Shelf, table: LobbyTable): boolean {
  if (shelf === 'archive') return table.archived;
  if (table.archived) return false;
  if (shelf === 'turn') return calls(table);
  if (shelf === 'playing') return table.status !== 'over';
  return shelf === 'all' || table.status === 'over';
}

const ORDER = { playing: 1, open: 2, over: 3 };

/** Those that wait for me first, and of them the one with the least time; then what is under way, then the newest. */
export function inOrder(tables: LobbyTable[]): LobbyTable[] {
  const rank = (table: LobbyTable) => (calls(table) ? 0 : ORDER[table.status]);
  const left = (table: LobbyTable) =>
    calls(table) && table.clock && table.turn.seat !== null ? (table.clock.left[table.turn.seat] ?? 0) : Infinity;
  return tables
    .map((table, index) => ({ table, index, rank: rank(table), left: left(table) }))
    .sort((a, b) => a.rank - b.rank || (a.left === b.left ? a.index - b.index : a.left - b.left))
    .map((one) => one.table);
}
