/** Movement on the board: pieces travel on arcs and settle, new cards turn over, numbers count. What happens at once comes
 * one after the other; everything can be skipped, and nothing moves for those who want no motion. */

import { screen } from '../browser/screen.svelte';

/** How long a piece travels, in milliseconds; the turns of others are shown more slowly. */
export const motion = { glide: 350 };

const COUNT = 400;
const APART = 70; // between the starts of several moves
const MOST_APART = 350;
const FAR = 24; // pixels; a shorter way needs no arc
const SVG = 'http://www.w3.org/2000/svg';

interface Place {
  box: DOMRect;
  /** Key of interchangeable pieces. */
  like: string | undefined;
}
type Places = Map<string, Place>;

/** What may move, before a new picture is shown: places of pieces and cards, and numbers. */
export interface Scene {
  places: Places;
  numbers: Map<string, string>;
}

const movable = (board: Element) => board.querySelectorAll<SVGElement>('svg.tafel .card[id], svg.tafel .piece[id]');
const counted = (board: Element) => board.querySelectorAll<SVGElement>('svg.tafel [data-count]');

export function scene(board: Element): Scene {
  const found: Scene = { places: new Map(), numbers: new Map() };
  if (screen.still) return found;
  for (const counter of counters.values()) counter.stop();
  for (const element of movable(board)) {
    found.places.set(element.id, { box: element.getBoundingClientRect(), like: element.dataset.like });
  }
  for (const element of counted(board)) found.numbers.set(element.dataset.count ?? '', element.textContent);
  return found;
}

const running = new Set<Animation>();
const counters = new Map<Element, { stop: () => void }>();

/** Shows everything at its place at once. */
export function skipMoves(): void {
  for (const animation of running) animation.finish();
  for (const counter of counters.values()) counter.stop();
}

export function animateMoves(board: HTMLElement, before: Scene): void {
  if (screen.still) return;
  skipMoves();
  travel(board, before.places);
  for (const element of counted(board)) count(element, before.numbers.get(element.dataset.count ?? ''));
}

function travel(board: HTMLElement, before: Places): void {
  const elements = [...movable(board)];
  const left = new Map(before);
  for (const element of elements) left.delete(element.id);
  let moves = 0;
  for (const element of elements) {
    const now = element.getBoundingClientRect();
    const old = before.get(element.id)?.box ?? cameFrom(element, now, left);
    const delay = Math.min(MOST_APART, APART * moves);
    if (!old) {
      appear(element, delay);
      moves++;
      continue;
    }
    const { x, y } = between(now, old);
    if (Math.hypot(x, y) < 1) continue;
    move(element, x, y, delay);
    moves++;
  }
}

/** A new card turns over; a new piece comes into sight. */
function appear(element: SVGElement, delay: number): void {
  const frames = element.matches('.card')
    ? [
        { opacity: 0, transform: 'scaleX(0.1)' },
        { opacity: 1, transform: 'scaleX(1)' },
      ]
    : [{ opacity: 0 }, { opacity: 1 }];
  run(element, frames, { duration: motion.glide, delay, fill: 'backwards', easing: 'ease-out' });
}

/** From where it was, on an arc if it is far, with a small settle at the end. */
function move(element: SVGElement, x: number, y: number, delay: number): void {
  const scale = scaleOf(element);
  const far = Math.hypot(x, y);
  const at = (part: number, rise: number) => ({
    transform: `translate(${(x * part) / scale}px, ${(y * part - rise) / scale}px)`,
  });
  const start = at(1, 0);
  const end = { transform: 'translate(0, 0)' };
  const rise = Math.min(48, far / 5);
  const arc = far < FAR ? [] : [{ ...at(0.45, rise), offset: 0.5, easing: 'ease-in' }];
  const settle =
    far < FAR
      ? []
      : [
          { ...at(0, 0), offset: 0.85 },
          { ...at(0, 2), offset: 0.93 },
        ];
  const options = { duration: motion.glide, delay, fill: 'backwards', easing: 'ease-out', composite: 'add' } as const;
  run(element, [start, ...arc, ...settle, end], options);
  if (far >= FAR && element.matches('.piece')) ripple(element, motion.glide + delay);
}

/** A ring that spreads where a piece lands. */
function ripple(element: SVGElement, delay: number): void {
  const ring = document.createElementNS(SVG, 'circle');
  ring.setAttribute('r', '14');
  ring.setAttribute('class', 'landing');
  element.prepend(ring);
  const frames = [
    { opacity: 0.9, transform: 'scale(0.6)' },
    { opacity: 0, transform: 'scale(1.9)' },
  ];
  const animation = run(ring, frames, { duration: motion.glide, delay: delay - 80, fill: 'both' });
  if (animation) void animation.finished.then(() => ring.remove()).catch(() => ring.remove());
}

function run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation | null {
  const animation = element.animate(frames, options) as Animation | undefined;
  if (!animation) return null;
  running.add(animation);
  const done = () => running.delete(animation);
  animation.addEventListener('finish', done);
  animation.addEventListener('cancel', done);
  return animation;
}

/** Counts from the old number to the new one. */
function count(element: Element, old: string | undefined): void {
  const now = element.textContent;
  const [from, to] = [Number(old), Number(now)];
  if (old === undefined || old === now || !Number.isInteger(from) || !Number.isInteger(to)) return;
  const begun = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    counters.delete(element);
    element.textContent = now;
  };
  const step = (time: number) => {
    const part = Math.min(1, Math.max(0, (time - begun) / COUNT));
    if (part >= 1) return stop();
    element.textContent = String(Math.round(from + (to - from) * part));
    frame = requestAnimationFrame(step);
  };
  counters.get(element)?.stop();
  counters.set(element, { stop });
  frame = requestAnimationFrame(step);
}

/** Pixels of the page for a unit in which the element is moved. */
function scaleOf(element: SVGElement): number {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}

/** The nearest place that a piece of the same kind has left; each place is used once. */
function cameFrom(element: SVGElement, now: DOMRect, left: Places): DOMRect | undefined {
  const { like } = element.dataset;
  const far = (box: DOMRect) => Math.hypot(between(now, box).x, between(now, box).y);
  const [nearest] = [...left]
    .filter(([, place]) => like !== undefined && place.like === like)
    .sort(([, one], [, other]) => far(one.box) - far(other.box));
  if (nearest) left.delete(nearest[0]);
  return nearest?.[1].box;
}

/** The vector between the centres of two boxes, in screen pixels. */
function between(from: DOMRect, to: DOMRect): { x: number; y: number } {
  return { x: to.x + to.width / 2 - from.x - from.width / 2, y: to.y + to.height / 2 - from.y - from.height / 2 };
}
