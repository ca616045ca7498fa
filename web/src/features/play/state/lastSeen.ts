/** Remembers in this browser how far each table was seen. */

import { read, write } from '../../../core/browser/storage';

const MOST = 60;
const NAME = 'seen';

type Seen = [table: string, ply: number][];

export function lastSeenPly(table: string, seat: number): number | null {
  return read<Seen>(NAME, []).find(([one]) => one === key(table, seat))?.[1] ?? null;
}

export function rememberSeen(table: string, seat: number, ply: number): void {
  const others = read<Seen>(NAME, []).filter(([one]) => one !== key(table, seat));
  write(NAME, [...others, [key(table, seat), ply]].slice(-MOST));
}

const key = (table: string, seat: number) => `${table} ${seat}`;
