import { describe, expect, it } from 'vitest';
import { bestScroll } from '../src/lib/parts';

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
