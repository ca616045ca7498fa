/** How far this browser has seen each table: who comes back is told what happened since. */

import { read, write } from '../../../core/browser/storage';

const MOST = 60;
const NAME = 'seen';

type Seen = [table: string, ply: number][];

export function seenOf(table: string, seat: number): number | null {
  return read<Seen>(NAME, []).find(([one]) => one === key(table, seat))?.[1] ?? null;
}

export function remember(table: string, seat: number, ply: number): void {
  const others = read<Seen>(NAME, []).filter(([one]) => one !== key(table, seat));
  write(NAME, [...others, [key(table, seat), ply]].slice(-MOST));
}

const key = (table: string, seat: number) => `${table} ${seat}`;
