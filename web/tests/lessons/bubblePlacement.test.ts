import { describe, expect, it } from 'vitest';
import { overlap, placeBubble, type Rect } from '../../src/features/lessons/state/bubblePlacement';
import { dice } from '../wire';

const room = { width: 1000, height: 600 };
const size = { width: 400, height: 160 };

describe('the bubble of the coach', () => {
  it('lies beside the thing it speaks of and points at it', () => {
    const thing = { x: 100, y: 100, width: 80, height: 80 };
    const placed = placeBubble([thing], room, size);
    expect(placed).toEqual({ x: 196, y: 60, side: 'left', along: 80 });
  });

  it('takes the other side where there is no room', () => {
    const thing = { x: 850, y: 100, width: 80, height: 80 };
    expect(placeBubble([thing], room, size).side).toBe('right');
  });

  it('lies over no lit thing as long as there is room anywhere beside one of them', () => {
    const roll = dice(7);
    const near = (most: number) => Math.floor(roll() * most);
    for (let n = 0; n < 500; n++) {
      const lit: Rect[] = Array.from({ length: 1 + near(3) }, () => ({
        x: near(900),
        y: near(540),
        width: 40 + near(60),
        height: 40 + near(20),
      }));
      const placed = placeBubble(lit, room, size);
      const hidden = lit.reduce((sum, one) => sum + overlap(one, { ...placed, ...size }), 0);
      expect(hidden).toBe(0);
      expect(overlap({ ...placed, ...size }, { x: 0, y: 0, ...room })).toBe(size.width * size.height);
    }
  });

  it('stays on the board where everything is lit', () => {
    const placed = placeBubble([{ x: 0, y: 0, ...room }], room, size);
    expect(placed.side).toBeNull();
    expect(placed.y).toBe(440);
  });
});
