/** Positions of things on the page, scrolling, and shortcut letters of board parts. */

import type { PartPicture } from './pictureCache';
import type { Box } from './camera.svelte';

/** The shortcut letter of each part: the first free letter of its name. A part keeps its letter while it is hidden. */
export function lettersOf(
  parts: readonly Pick<PartPicture, 'name'>[],
  letters = new Map<string, string>(),
): Map<string, string> {
  const known = new Set(letters.values());
  for (const { name } of parts) {
    if (known.has(name)) continue;
    const free = [...name.toUpperCase()].filter((letter) => letter >= 'A' && letter <= 'Z' && !letters.has(letter));
    if (free[0]) letters.set(free[0], name);
  }
  return letters;
}

/** The box of a thing in its picture, in pixels of the page without zoom. */
export function boxOf(element: SVGElement): Box {
  const picture = element.ownerSVGElement ?? (element as SVGSVGElement);
  const whole = picture.getBoundingClientRect();
  const scale = whole.width / (parseFloat(picture.style.width) || whole.width) || 1;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: (x - whole.x) / scale, y: (y - whole.y) / scale, width: width / scale, height: height / scale };
}

/** The scrolling ancestor of an element inside the board. */
export function scrollerOf(element: Element, room: Element): HTMLElement | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if ((overflowY === 'auto' || overflowY === 'scroll') && at.scrollHeight > at.clientHeight + 1) return at;
    if (at === room) return null;
  }
  return null;
}

export interface Span {
  top: number;
  bottom: number;
}

const EDGE = 8;
const LITTLE = 0.01;

/** The scroll position that shows most of all spans; the nearest one on a tie. */
export function bestScroll(spans: readonly Span[], height: number, now: number, farthest: number): number {
  const shown = ({ top, bottom }: Span, from: number) => {
    const inside = Math.min(bottom, from + height) - Math.max(top, from);
    return Math.max(0, inside) / (Math.min(bottom - top, height) || 1);
  };
  const seen = (from: number) => spans.reduce((sum, span) => sum + shown(span, from), 0);
  const candidates = spans.flatMap(({ top, bottom }) => [top - EDGE, bottom + EDGE - height]);
  const inside = candidates.map((top) => Math.max(0, Math.min(farthest, top)));
  return inside.reduce((best, top) => {
    const gain = seen(top) - seen(best);
    const nearer = Math.abs(top - now) < Math.abs(best - now);
    return gain > LITTLE || (gain > -LITTLE && nearer) ? top : best;
  }, now);
}

export interface Spot {
  left: number;
  top: number;
}

const NEAR = 8;

/** The position of a bubble beside a thing, covering as little as possible of the others, relative to the board. */
export function beside(
  thing: DOMRectReadOnly,
  bubble: { width: number; height: number },
  room: DOMRectReadOnly,
  others: readonly DOMRectReadOnly[],
): Spot {
  const { width, height } = bubble;
  const [middle, centre] = [thing.x + thing.width / 2 - width / 2, thing.y + thing.height / 2 - height / 2];
  const spots = [
    { left: middle, top: thing.y - height - NEAR },
    { left: middle, top: thing.bottom + NEAR },
    { left: thing.right + NEAR, top: centre },
    { left: thing.x - width - NEAR, top: centre },
  ].map(({ left, top }) => ({
    left: Math.max(room.left, Math.min(room.right - width, left)),
    top: Math.max(room.top, Math.min(room.bottom - height, top)),
  }));
  const covered = ({ left, top }: Spot) =>
    [thing, thing, ...others].reduce((sum, box) => {
      const wide = Math.min(box.right, left + width) - Math.max(box.left, left);
      const high = Math.min(box.bottom, top + height) - Math.max(box.top, top);
      return sum + Math.max(0, wide) * Math.max(0, high);
    }, 0);
  const best = spots.reduce((one, other) => (covered(other) < covered(one) ? other : one));
  return { left: best.left - room.left, top: best.top - room.top };
}
