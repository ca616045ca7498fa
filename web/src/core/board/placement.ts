/** Where things lie on the page, and by which letter one goes to a part. */

import type { PartPicture } from './pictureCache';
import type { Box } from './camera.svelte';

/** Each part answers to a letter: the first of its name that is still free. One that has a letter keeps it, even while it
 * is not there: parts come and go with the questions. */
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

/** Where a thing lies, in units of its picture. */
export function boxOf(element: SVGElement): Box {
  const picture = element.ownerSVGElement ?? (element as SVGSVGElement);
  const whole = picture.getBoundingClientRect();
  const scale = whole.width / (picture.viewBox.baseVal.width || 1) || 1;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: (x - whole.x) / scale, y: (y - whole.y) / scale, width: width / scale, height: height / scale };
}

/** What an element is scrolled in, up to the room of the board. */
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

/** How far to scroll so that as much as possible is seen of all of them; of several ways, the shortest. */
export function bestScroll(spans: readonly Span[], height: number, now: number, farthest: number): number {
  const shown = ({ top, bottom }: Span, from: number) => {
    const inside = Math.min(bottom, from + height) - Math.max(top, from);
    return Math.max(0, inside) / (Math.min(bottom - top, height) || 1);
  };
  const seen = (from: number) => spans.reduce((sum, span) => sum + shown(span, from), 0);
  const ways = spans.flatMap(({ top, bottom }) => [top - EDGE, bottom + EDGE - height]);
  const inside = ways.map((way) => Math.max(0, Math.min(farthest, way)));
  return inside.reduce((best, way) => {
    const gain = seen(way) - seen(best);
    const nearer = Math.abs(way - now) < Math.abs(best - now);
    return gain > LITTLE || (gain > -LITTLE && nearer) ? way : best;
  }, now);
}

export interface Spot {
  left: number;
  top: number;
}

const NEAR = 8;

/** Where a bubble of this size lies beside a thing, inside the room and over as little as possible of the others; from the
 * upper left corner of the room. */
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
