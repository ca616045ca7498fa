/** Shows pictures from the server: morphs the old SVG into the new one and animates moved pieces. */

import { Idiomorph } from 'idiomorph';
import { relight, screen } from '../browser/screen.svelte';

/** How long pieces glide, in milliseconds; the turns of others are shown more slowly. */
export const motion = { glide: 350 };
const drawn = new WeakMap<HTMLElement, string>();
/** A kind, which may have a hyphen (landmark-card-3), and a number; the parts of a picture are no things. */
const THING = /^(?!part-)([a-z][a-z_-]*)-(\d+)$/;

export interface Thing {
  id: string;
  kind: string;
  number: number;
  name: string;
  element: SVGElement;
}

/** The thing at an element: its nearest ancestor with an id "kind-number". */
export function thingAt(target: EventTarget | null): Thing | null {
  let element = target instanceof Element ? target.closest<SVGElement>('svg.tafel [id]') : null;
  while (element) {
    const named = thingOf(element.id);
    if (named) return { ...named, name: element.getAttribute('aria-label') ?? '', element };
    element = element.parentElement?.closest<SVGElement>('svg.tafel [id]') ?? null;
  }
  return null;
}

/** Parses an id "kind-number"; null for other ids. */
export function thingOf(id: string): { id: string; kind: string; number: number } | null {
  const [, kind, number] = THING.exec(id) ?? [];
  return kind && number ? { id, kind, number: Number(number) } : null;
}

/** Short name of a thing: its label up to the first punctuation mark. */
export function shortName(room: ParentNode, id: string): string {
  const label = room.querySelector(`svg.tafel [id="${CSS.escape(id)}"]`)?.getAttribute('aria-label') ?? '';
  return label.split(/[,.:;(–]/)[0]?.trim() ?? '';
}

/** All elements with this id; a picture may show a thing several times. */
export function placesOf(room: HTMLElement, id: string): SVGElement[] {
  return [...room.querySelectorAll<SVGElement>(`[id="${CSS.escape(id)}"]`)];
}

/** Makes exactly the choosable things buttons; the server draws more of them as buttons. */
export function markChoosable(room: HTMLElement, ids: Set<string>): void {
  for (const element of room.querySelectorAll('svg.tafel [role=button]')) {
    if (ids.has(element.id)) continue;
    element.setAttribute('role', 'img');
    element.removeAttribute('tabindex');
    element.classList.remove('open');
  }
  for (const element of [...ids].flatMap((id) => placesOf(room, id))) {
    element.classList.add('choosable');
    element.setAttribute('role', 'button');
    element.setAttribute('tabindex', '0');
  }
}

/** Marks things that are not answers but lead to one, or explain why they cannot be chosen. */
export function markClickable(room: HTMLElement, leading: Set<string>, refused: Set<string>): void {
  for (const element of room.querySelectorAll('svg.tafel .leads, svg.tafel .refused')) {
    element.classList.remove('leads', 'refused');
  }
  for (const id of leading) for (const element of placesOf(room, id)) element.classList.add('leads');
  for (const id of refused) for (const element of placesOf(room, id)) element.classList.add('refused');
}

/** A picture with its size on the page, which may be larger than it was drawn. */
export interface Part {
  svg: string;
  width: number;
  height: number;
}

/** Draws the parts of a board into their holders. Pieces that moved between parts glide. */
export function present(board: HTMLElement, pictures: Iterable<[holder: HTMLElement, part: Part]>): void {
  const before = places(board);
  const first = board.querySelector('svg.tafel') === null;
  let changed = false;
  for (const [holder, part] of pictures) changed = presentPart(holder, part) || changed;
  if (changed && !first) glide(board, before);
}

/** Returns whether the picture changed. */
function presentPart(holder: HTMLElement, { svg, width, height }: Part): boolean {
  const now_drawn = `${width} ${svg}`;
  if (drawn.get(holder) === now_drawn) return false;
  const next = parsed(svg);
  if (!next) return false;
  // Sets the size at once, because elements are measured right afterwards.
  next.setAttribute('style', `width:${width}px;height:${height}px`);
  const now = holder.querySelector('svg');
  if (now) Idiomorph.morph(now, next, { morphStyle: 'outerHTML', restoreFocus: true });
  else holder.replaceChildren(next);
  drawn.set(holder, now_drawn);
  return true;
}

/** Attachment that draws a static picture; `natural` keeps the size it was drawn in. */
export function drawing(text: string, natural = false): (room: HTMLElement) => void {
  return (room) => {
    const picture = parsed(text);
    if (natural && picture) picture.setAttribute('width', `${picture.viewBox.baseVal.width * 1.15}`);
    room.replaceChildren(...(picture ? [picture] : []));
    if (picture) relight(picture, screen.dark);
  };
}

export function parsed(text: string): SVGSVGElement | null {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (root.nodeName !== 'svg') return null;
  // Explained things need no browser tooltip; the name stays in aria-label.
  for (const title of root.querySelectorAll('[aria-label] > title')) {
    if (THING.test(title.parentElement?.id ?? '')) title.remove();
  }
  return document.importNode(root, true) as unknown as SVGSVGElement;
}

interface Place {
  box: DOMRect;
  /** Key of interchangeable pieces. */
  like: string | undefined;
}
type Places = Map<string, Place>;

const movable = (board: Element) => board.querySelectorAll<SVGElement>('svg.tafel .card[id], svg.tafel .piece[id]');

function places(board: Element): Places {
  const found: Places = new Map();
  if (screen.still) return found;
  for (const element of movable(board)) {
    found.set(element.id, { box: element.getBoundingClientRect(), like: element.dataset.like });
  }
  return found;
}

/** Animates moved pieces and fades in new ones. */
function glide(board: HTMLElement, before: Places): void {
  if (screen.still) return;
  const elements = [...movable(board)];
  const left = new Map(before);
  for (const element of elements) left.delete(element.id);
  for (const element of elements) {
    const now = element.getBoundingClientRect();
    const old = before.get(element.id)?.box ?? cameFrom(element, now, left);
    if (!old) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: motion.glide, easing: 'ease-out' });
      continue;
    }
    const { x, y } = between(now, old);
    if (Math.hypot(x, y) < 1) continue;
    const scale = scaleOf(element);
    element.animate([{ transform: `translate(${x / scale}px, ${y / scale}px)` }, { transform: 'translate(0, 0)' }], {
      duration: motion.glide,
      easing: 'ease-in-out',
      composite: 'add',
    });
  }
}

function scaleOf(element: SVGElement): number {
  const picture = element.ownerSVGElement;
  return picture ? picture.getBoundingClientRect().width / (picture.viewBox.baseVal.width || 1) || 1 : 1;
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
