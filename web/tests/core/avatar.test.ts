import { describe, expect, it } from 'vitest';
import { avatarOf } from '../../src/core/components/avatar';
import { curveOf } from '../../src/features/ratings/curve';

describe('an avatar', () => {
  it('follows from the name, however it is written', () => {
    expect(avatarOf('Mara ')).toEqual(avatarOf('mara'));
    expect(avatarOf('Mara')).not.toEqual(avatarOf('Olu'));
  });

  it('is the same on the left and on the right', () => {
    for (const name of ['Mara', 'Olu', 'Zoë', '']) {
      const cells = new Set(avatarOf(name).cells.map(({ x, y }) => `${x} ${y}`));
      for (const { x, y } of avatarOf(name).cells) expect(cells.has(`${4 - x} ${y}`)).toBe(true);
    }
  });
});

describe('a curve', () => {
  it('lies within its box, with a few round marks around it', () => {
    const { points, marks } = curveOf([1500, 1612, 1580, 1420], 300, 100);
    expect(points.map((point) => Math.round(point.x))).toEqual([0, 100, 200, 300]);
    expect(Math.min(...points.map((point) => point.y))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...points.map((point) => point.y))).toBeLessThanOrEqual(100);
    expect(marks.map((mark) => mark.value)).toEqual([1400, 1500, 1600, 1700]);
  });

  it('of one game is a point in the middle', () => {
    const { points, marks } = curveOf([1500], 300, 100);
    expect(points[0]?.x).toBe(150);
    expect(marks.length).toBeGreaterThan(1);
    expect(points[0]?.y).toBeLessThanOrEqual(100);
  });
});
