/** Marks on things of the board, along their contours: the server draws a contour (`.edge`) into each thing that may be
 * marked; the sheet's style gives it the look of the mark (draw/art.svg). */

import { placesOf } from './picture';

const SVG = 'http://www.w3.org/2000/svg';
const KEYS = 9;
const OUTSIDE = 1;
const LOW = 34; // of a thing that a badge in its corner would cover

/** Removes the marks of moves and steps. */
export function clearMarks(room: HTMLElement): void {
  for (const old of room.querySelectorAll<SVGElement>('.highlighted, .last-move')) {
    old.classList.remove('highlighted', 'last-move');
    edgeOf(old)?.style.removeProperty('--by');
  }
  for (const drawn of room.querySelectorAll('.mark-frame, .mark-seal')) drawn.remove();
}

/** Marks a thing in a player's colour, or in the accent colour. Only moves carry the seal of who made them. */
export function mark(element: SVGGraphicsElement, name: 'last-move' | 'highlighted', seat: number | null): void {
  element.classList.add(name);
  const colour = seat === null ? 'var(--accent)' : `var(--player-${seat % 5})`;
  const edge = edgeOf(element);
  if (!edge) return frame(element, name, colour);
  edge.style.setProperty('--by', colour);
  if (name === 'last-move' && seat !== null) element.append(sealOf(edge, seat));
}

/** Numbers on the things that the first options stand for: the keys that choose them. */
export function showKeys(room: HTMLElement, anchors: readonly (string | null)[]): void {
  for (const old of room.querySelectorAll('.mark-key')) old.remove();
  for (const [index, anchor] of anchors.slice(0, KEYS).entries()) {
    if (!anchor || anchors.indexOf(anchor) !== anchors.lastIndexOf(anchor)) continue;
    for (const element of placesOf(room, anchor)) {
      const edge = edgeOf(element);
      if (edge) element.append(keyOf(edge, String(index + 1)));
    }
  }
}

/** Lights the letters and numbers on the rims that lead to these things. */
export function lightRims(room: HTMLElement, open: Iterable<string>, hot: Iterable<string>): void {
  const [opened, pointed] = [coordinates(room, open), coordinates(room, hot)];
  for (const rim of room.querySelectorAll<SVGElement>('.rim[data-rim]')) {
    const name = rim.dataset.rim ?? '';
    rim.classList.toggle('on-rim', opened.has(name));
    rim.classList.toggle('hot-rim', pointed.has(name));
  }
}

function coordinates(room: HTMLElement, ids: Iterable<string>): Set<string> {
  const places = [...ids].flatMap((id) => placesOf(room, id)).flatMap((element) => element.dataset.at ?? []);
  return new Set(places.flatMap((place) => place.match(/[A-Z]+|\d+/g) ?? []));
}

const edgeOf = (element: Element) => element.querySelector<SVGGraphicsElement>(':scope > .edge');

/** The upper right of a contour; that of a hexagon lies inside its box. */
function corner(edge: SVGGraphicsElement, left = false): { x: number; y: number; radius: number } {
  const { x, y, width, height } = edge.getBBox();
  const hex = edge.localName === 'use';
  const low = height < LOW;
  // A seal beside the corner of a card covers no letter of its title.
  const across = hex ? 0.87 * width : low ? 0.72 * width : left ? width + OUTSIDE : width - 9;
  const down = hex ? 0.17 * height : low ? 0 : left ? -OUTSIDE : 4;
  return { x: left ? x + width - across : x + across, y: y + down, radius: hex ? 14 : low ? 9 : 11 };
}

function sealOf(edge: SVGGraphicsElement, seat: number): SVGElement {
  const { x, y, radius: key } = corner(edge, true);
  const radius = 0.8 * key;
  const sign = node('use', { href: `#sign-${seat % 5}`, x: -0.6 * radius, y: -0.6 * radius });
  sign.setAttribute('width', String(1.2 * radius));
  sign.setAttribute('height', String(1.2 * radius));
  const seal = badge('mark-seal', x, y, radius, sign);
  seal.style.setProperty('--by', `var(--player-${seat % 5})`);
  return seal;
}

function keyOf(edge: SVGGraphicsElement, key: string): SVGElement {
  const { x, y, radius } = corner(edge);
  const size = 1.25 * radius;
  const words = node('text', { y: 0.35 * size, 'font-size': size, class: 'b mid' });
  words.textContent = key;
  return badge('mark-key', x, y, radius, words);
}

function badge(name: string, x: number, y: number, radius: number, inside: SVGElement): SVGElement {
  const drawn = node('g', { class: name, transform: `translate(${x} ${y})`, 'aria-hidden': 'true' });
  drawn.append(node('circle', { r: radius }), inside);
  return drawn;
}

function node(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

const AROUND = 2;

/** For things without a contour: a rectangle, drawn last, above all neighbours. */
function frame(element: SVGGraphicsElement, name: string, colour: string): void {
  const picture = element.closest<SVGSVGElement>('.picture > svg.tafel');
  const [here, there] = [element.getScreenCTM(), picture?.getScreenCTM()];
  const box = element.getBBox();
  if (!picture || !here || !there || !box.width) return;
  const into = there.inverse().multiply(here);
  const one = new DOMPoint(box.x, box.y).matrixTransform(into);
  const other = new DOMPoint(box.x + box.width, box.y + box.height).matrixTransform(into);
  const rect = node('rect', {
    class: `mark-frame ${name}-frame`,
    x: Math.min(one.x, other.x) - AROUND,
    y: Math.min(one.y, other.y) - AROUND,
    width: Math.abs(other.x - one.x) + 2 * AROUND,
    height: Math.abs(other.y - one.y) + 2 * AROUND,
    rx: 4,
  });
  rect.style.stroke = colour;
  picture.append(rect);
}
