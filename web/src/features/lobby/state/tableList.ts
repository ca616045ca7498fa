/** Lists of tables: variants in words, filters and order. */

import type { GameInfo, LobbyTable, TableInfo } from '../../../core/api/schema';
import { isMyTurn } from './lobby.svelte';

/** Expansions and variants in play: only differences from the printed game. */
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

export type TableList = 'all' | 'turn' | 'playing' | 'over' | 'archive';
export const TABLE_LISTS: TableList[] = ['all', 'turn', 'playing', 'over', 'archive'];

export function isListed(list: TableList, table: LobbyTable): boolean {
  if (list === 'archive') return table.archived;
  if (table.archived) return false;
  if (list === 'turn') return isMyTurn(table);
  if (list === 'playing') return table.status !== 'over';
  return list === 'all' || table.status === 'over';
}

const ORDER = { playing: 1, open: 2, over: 3 };

/** My turn first (least time left first), then running tables, then the newest. */
export function inOrder(tables: LobbyTable[]): LobbyTable[] {
  const rank = (table: LobbyTable) => (isMyTurn(table) ? 0 : ORDER[table.status]);
  const left = (table: LobbyTable) =>
    isMyTurn(table) && table.clock && table.turn.seat !== null ? (table.clock.left[table.turn.seat] ?? 0) : Infinity;
  return tables
    .map((table, index) => ({ table, index, rank: rank(table), left: left(table) }))
    .sort((a, b) => a.rank - b.rank || (a.left === b.left ? a.index - b.index : a.left - b.left))
    .map((one) => one.table);
}
