/** The chances of an analysis as a curve and as sentences. */

import type { AnalysisMoment, AnalysisView } from '../api/schema';

/** What a curve shows of each seat at each moment: chances, or points where nobody can be beaten. */
export function heights(moments: AnalysisMoment[], seat: number, kind: 'chance' | 'points'): number[] {
  return moments.map((moment) => (kind === 'chance' ? (moment.chances[seat] ?? 0) : (moment.points[seat] ?? 0)));
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
