/** Clock presets and remaining time. */

import type { ClockInfo, ClockPlan } from '../api/schema';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds in the bank and for each turn, by the pace of play. */
export const PACES = {
  none: null,
  evening: { bank: 30 * MINUTE, increment: MINUTE },
  days: { bank: 3 * DAY, increment: 8 * HOUR },
  weeks: { bank: 14 * DAY, increment: DAY },
} as const;

export type PaceName = keyof typeof PACES;

/** The browser's time zone. */
export const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

export function clockPlan(
  pace: PaceName,
  policy: ClockInfo['policy'],
  night: [string, string] | null,
): ClockPlan | null {
  const chosen = PACES[pace];
  if (!chosen) return null;
  return { ...chosen, policy, ...(night ? { night: { begin: night[0], end: night[1], zone: ZONE } } : {}) };
}

/** Seconds left at a seat, `passed` seconds after the server's answer. */
export function secondsLeft(clock: ClockInfo, seat: number, passed: number): number {
  const left = clock.left[seat] ?? 0;
  return Math.max(0, clock.running === seat && !clock.asleep ? left - passed : left);
}

/** "2 d 4 h", "3 h 10 m", "4:05": the two largest units. */
export function formatShort(seconds: number): string {
  const whole = Math.floor(seconds);
  if (whole >= DAY) return `${Math.floor(whole / DAY)} d ${Math.floor((whole % DAY) / HOUR)} h`;
  if (whole >= HOUR) return `${Math.floor(whole / HOUR)} h ${Math.floor((whole % HOUR) / MINUTE)} m`;
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
}
