/** The chances of an analysis as a curve and as sentences. */

import type { AnalysisMoment, AnalysisView } from '../../core/api/schema';

/** What a curve shows of each seat at each moment: chances, or points where nobody can be beaten. */
export function heights(moments: AnalysisMoment[], seat: number, kind: 'chance' | 'points'): number[] {
  return moments.map((moment) => (kind === 'chance' ? (moment.chances[seat] ?? 0) : (moment.points[seat] ?? 0)));
}

export interface RoundBand {
  round: number;
  from: number;
  to: number;
}

/** From which choice to which one each round went; nothing where a game counts no rounds. */
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

/** Places along a line, in their order, moved so far that any two are `gap` apart, and all between the two ends. */
export function apart(places: number[], gap: number, least: number, most: number): number[] {
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

/** The last moment that is not after a choice: what could be expected when it was made. */
export function momentAt(moments: AnalysisMoment[], ply: number): AnalysisMoment | null {
  return moments.findLast((moment) => moment.ply <= ply) ?? null;
}

/** Where the own chance fell most at a choice that was judged, and from what to what. */
export function turningPoint(view: AnalysisView, seat: number): { ply: number; from: number; to: number } | null {
  const [worst] = [...(view.seats[seat]?.costliest ?? [])].sort((a, b) => (b.chance ?? 0) - (a.chance ?? 0));
  if (!worst?.chance || worst.chance < 0.01) return null;
  const from = momentAt(view.moments, worst.ply)?.chances[seat];
  if (from === null || from === undefined) return null;
  return { ply: worst.ply, from, to: Math.max(0, from - worst.chance) };
}
