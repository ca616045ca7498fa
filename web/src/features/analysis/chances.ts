/** Helpers for the curves and sentences of an analysis. */

import type { AnalysisMoment, AnalysisView } from '../../core/api/schema';

/** The values of a seat's curve: chances, or points in a game without opponents. */
export function valuesOf(moments: AnalysisMoment[], seat: number, kind: 'chance' | 'points'): number[] {
  return moments.map((moment) => (kind === 'chance' ? (moment.chances[seat] ?? 0) : (moment.points[seat] ?? 0)));
}

export interface RoundBand {
  round: number;
  from: number;
  to: number;
}

/** The choices of each round; empty for a game without rounds. */
export function roundsOf(moments: AnalysisMoment[]): RoundBand[] {
  const bands: RoundBand[] = [];
  for (const [index, moment] of moments.entries()) {
    const last = bands.at(-1);
    const next = moments[index + 1]?.ply ?? moment.ply;
    if (typeof moment.round !== 'number') continue;
    if (last?.round === moment.round) last.to = next;
    else bands.push({ round: moment.round, from: moment.ply, to: next });
  }
  return bands.filter((band) => band.to > band.from);
}

/** Moves positions on a line so that neighbours are at least `gap` apart, within the two ends. */
export function spread(places: number[], gap: number, least: number, most: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = places.slice();
  let next = least;
  for (const index of order) {
    moved[index] = Math.max(moved[index] ?? 0, next);
    next = (moved[index] ?? 0) + gap;
  }
  next = most;
  for (const index of order.toReversed()) {
    moved[index] = Math.min(moved[index] ?? 0, next);
    next = (moved[index] ?? 0) - gap;
  }
  return moved;
}

/** The latest moment before a choice. */
export function momentAt(moments: AnalysisMoment[], ply: number): AnalysisMoment | null {
  return moments.findLast((moment) => moment.ply <= ply) ?? null;
}

/** The judged choice that lost the seat most of its chance. */
export function turningPoint(view: AnalysisView, seat: number): { ply: number; from: number; to: number } | null {
  const [worst] = [...(view.seats[seat]?.costliest ?? [])].sort((a, b) => (b.chance ?? 0) - (a.chance ?? 0));
  if (!worst?.chance || worst.chance < 0.01) return null;
  const from = momentAt(view.moments, worst.ply)?.chances[seat];
  if (from === null || from === undefined) return null;
  return { ply: worst.ply, from, to: Math.max(0, from - worst.chance) };
}
