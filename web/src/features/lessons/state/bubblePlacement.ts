/** Places the coach's bubble beside highlighted things, without covering them. */

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Placed {
  x: number;
  y: number;
  /** The side of the bubble with the tip, and the tip's position along it; null without a target. */
  side: 'left' | 'right' | 'top' | 'bottom' | null;
  along: number;
}

const GAP = 16;
const MARGIN = 6;
const EDGE = 20; // pixels between the tip and a corner

interface Size {
  width: number;
  height: number;
}

export function overlap(one: Rect, other: Rect): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Beside the first highlighted thing with enough room, else where it covers least. */
export function placeBubble(lit: readonly Rect[], room: Size, size: Size): Placed {
  const covered = (at: Placed) =>
    lit.reduce((sum, one) => sum + overlap({ ...at, ...size }, grown(one, MARGIN)), 0) + outside(at, room, size);
  const beside = lit.flatMap((thing) => around(thing, room, size));
  const free = beside.find((at) => covered(at) === 0);
  if (free) return free;
  const anywhere = corners(room, size);
  return [...anywhere, ...beside].reduce(
    (best, at) => (covered(at) < covered(best) ? at : best),
    anywhere[0] as Placed,
  );
}

function around(thing: Rect, room: Size, size: Size): Placed[] {
  const [middleX, middleY] = [thing.x + thing.width / 2, thing.y + thing.height / 2];
  const x = within(middleX - size.width / 2, room.width - size.width);
  const y = within(middleY - size.height / 2, room.height - size.height);
  const alongY = between(EDGE, middleY - y, size.height - EDGE);
  const alongX = between(EDGE, middleX - x, size.width - EDGE);
  return [
    { x: thing.x + thing.width + GAP, y, side: 'left', along: alongY },
    { x: thing.x - size.width - GAP, y, side: 'right', along: alongY },
    { x, y: thing.y - size.height - GAP, side: 'bottom', along: alongX },
    { x, y: thing.y + thing.height + GAP, side: 'top', along: alongX },
  ];
}

function corners(room: Size, size: Size): Placed[] {
  const [right, bottom] = [Math.max(0, room.width - size.width), Math.max(0, room.height - size.height)];
  return [
    [right / 2, bottom],
    [right, bottom],
    [0, bottom],
    [right, 0],
    [0, 0],
  ].map(([x = 0, y = 0]) => ({ x, y, side: null, along: 0 }));
}

function outside({ x, y }: Placed, room: Size, size: Size): number {
  const whole = size.width * size.height;
  return whole - overlap({ x, y, ...size }, { x: 0, y: 0, ...room });
}

const grown = (one: Rect, by: number): Rect => ({
  x: one.x - by,
  y: one.y - by,
  width: one.width + 2 * by,
  height: one.height + 2 * by,
});
const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));
const within = (value: number, most: number) => between(0, value, Math.max(0, most));
