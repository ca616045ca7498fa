/** Shows pictures from the server: morphs the old SVG into the new one and animates what moved. */

import { Idiomorph } from 'idiomorph';
import { relight, screen } from '../browser/screen.svelte';
import { animateMoves, scene } from './movement';

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
  const before = scene(board);
  const first = board.querySelector('svg.tafel') === null;
  let changed = false;
  for (const [holder, part] of pictures) changed = presentPart(holder, part) || changed;
  if (changed && !first) animateMoves(board, before);
}

/** Returns whether the picture changed. */
function presentPart(holder: HTMLElement, { svg, width, height }: Part): boolean {
  const wanted = `${width} ${svg}`;
  if (drawn.get(holder) === wanted) return false;
  const next = parsed(svg);
  if (!next) return false;
  // Sets the size at once, because elements are measured right afterwards.
  next.setAttribute('style', `width:${width}px;height:${height}px`);
  const now = holder.querySelector('svg');
  if (now) Idiomorph.morph(now, next, { morphStyle: 'outerHTML', restoreFocus: true });
  else holder.replaceChildren(next);
  drawn.set(holder, wanted);
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
