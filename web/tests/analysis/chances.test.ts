import { describe, expect, it } from 'vitest';
import { spread, valuesOf, momentAt, roundsOf, turningPoint } from '../../src/features/analysis/chances';
import type { AnalysisView, CostlyChoice } from '../../src/core/api/schema';

const moments = [
  { ply: 0, round: 1, points: [50, 50], chances: [0.5, 0.5] },
  { ply: 12, round: 1, points: [55, 48], chances: [0.7, 0.3] },
  { ply: 30, round: 2, points: [60, 70], chances: [0, 1] },
];
const costly = (ply: number, chance: number): CostlyChoice => ({
  ply,
  points: 3,
  chance,
  question: '',
  given: '',
  better: '',
  text: '',
  line: [],
  answers: [],
});
const view = (...costliest: CostlyChoice[]): AnalysisView => ({
  status: 'done',
  progress: 100,
  moments,
  opinion: '',
  seats: [{ seat: 0, choices: 9, accuracy: 80, phases: [], luck: 0, skill: 0, costliest }],
});

describe('the chances of an analysis', () => {
  it('are those of the last turn that was over', () => {
    expect(momentAt(moments, 11)?.ply).toBe(0);
    expect(momentAt(moments, 12)?.ply).toBe(12);
    expect(momentAt([], 5)).toBeNull();
  });

  it('are drawn as chances or as points', () => {
    expect(valuesOf(moments, 1, 'chance')).toEqual([0.5, 0.3, 1]);
    expect(valuesOf(moments, 1, 'points')).toEqual([50, 48, 70]);
  });

  it('are told round by round', () => {
    const next = { ply: 41, round: 2, points: [61, 71], chances: [0, 1] };
    expect(roundsOf([...moments, next])).toEqual([
      { round: 1, from: 0, to: 30 },
      { round: 2, from: 30, to: 41 },
    ]);
    expect(roundsOf(moments.map((moment) => ({ ...moment, round: null })))).toEqual([]);
  });

  it('have names and pins that do not lie on each other', () => {
    expect(spread([50, 52, 10], 10, 0, 100)).toEqual([50, 60, 10]);
    expect(spread([98, 99], 10, 0, 100)).toEqual([90, 100]);
  });

  it('say where they fell most', () => {
    const turned = turningPoint(view(costly(3, 0.05), costly(14, 0.2)), 0);
    expect(turned?.ply).toBe(14);
    expect(turned?.from).toBe(0.7);
    expect(turned?.to).toBeCloseTo(0.5);
    expect(turningPoint(view(costly(3, 0.001)), 0)).toBeNull();
  });
});
