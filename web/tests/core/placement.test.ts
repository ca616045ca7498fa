import { describe, expect, it } from 'vitest';
import { beside, bestScroll, lettersOf } from '../../src/core/board/placement';

const span = (top: number, high = 40) => ({ top, bottom: top + high });

describe('scrolling to what is asked', () => {
  it('stays where all of it is seen', () => {
    expect(bestScroll([span(120), span(300)], 400, 100, 1000)).toBe(100);
  });

  it('goes no farther than needed', () => {
    expect(bestScroll([span(600)], 400, 0, 1000)).toBe(248);
    expect(bestScroll([span(100)], 400, 500, 1000)).toBe(92);
  });

  it('shows the larger group if not all find room', () => {
    const far = bestScroll([span(0), span(900), span(950), span(1000)], 300, 0, 1000);
    expect(far).toBeGreaterThanOrEqual(740);
    expect(far).toBeLessThanOrEqual(892);
  });

  it('never scrolls beyond the ends', () => {
    expect(bestScroll([span(0)], 400, 300, 1000)).toBe(0);
    expect(bestScroll([span(1370)], 400, 0, 1000)).toBe(1000);
  });

  it('shows as much as it can of what is larger than the room', () => {
    expect(bestScroll([span(0, 2000)], 400, 120, 1600)).toBe(120);
    expect(bestScroll([span(600, 900)], 400, 0, 1600)).toBe(592);
  });
});

describe('letters of parts', () => {
  const named = (...names: string[]) => names.map((name) => ({ name }));

  it('are the first that are free', () => {
    expect([...lettersOf(named('map', 'mats', 'hand'))]).toEqual([
      ['M', 'map'],
      ['A', 'mats'],
      ['H', 'hand'],
    ]);
  });

  it('stay when parts come and go', () => {
    const kept = new Map<string, string>();
    lettersOf(named('map', 'display'), kept);
    lettersOf(named('dice', 'map', 'display'), kept);
    lettersOf(named('display'), kept);
    expect([...kept]).toEqual([
      ['M', 'map'],
      ['D', 'display'],
      ['I', 'dice'],
    ]);
  });
});

describe('a bubble', () => {
  const box = (x: number, y: number, width: number, height: number) => new DOMRect(x, y, width, height);
  const room = box(100, 100, 500, 500);

  it('lies above the thing if that covers nothing', () => {
    expect(beside(box(300, 300, 40, 40), { width: 80, height: 30 }, room, [])).toEqual({ left: 180, top: 162 });
  });

  it('gives way to what can be chosen', () => {
    const above = box(280, 250, 80, 45);
    expect(beside(box(300, 300, 40, 40), { width: 80, height: 30 }, room, [above])).toEqual({ left: 180, top: 248 });
  });

  it('stays in the room', () => {
    const { left, top } = beside(box(100, 100, 40, 40), { width: 80, height: 30 }, room, []);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
  });
});
