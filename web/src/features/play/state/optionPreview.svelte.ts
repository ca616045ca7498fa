/** What an option would put on the table: asked for while the mouse or the focus is at it, drawn over the pictures. */

import { playApi } from '../api';
import { ApiError } from '../../../core/api/client';
import type { Board } from '../../../core/board/pictureCache';
import { parsed } from '../../../core/board/picture';
import type { TableState } from './table.svelte';
import type { Choice } from '../../../core/api/schema';

const REST = 120;

export interface Ghost {
  option: Choice;
  /** What the option leads to, if it is not the answer itself. */
  place: string | null;
  /** The table as it would look; null if that is not known. */
  board: Board | null;
}

export class Ghosts {
  shown = $state.raw<Ghost | null>(null);
  #timer = 0;
  #wanted = '';
  #moment = '';
  #known = new Map<string, Board | null>();

  constructor(readonly table: TableState) {}

  want(option: Choice, place: string | null = null): void {
    const key = `${option.code} ${place ?? ''}`;
    if (key === this.#wanted) return;
    this.leave();
    this.#wanted = key;
    this.#timer = window.setTimeout(() => void this.#show(key, option, place), REST);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#wanted = '';
    this.shown = null;
  }

  async #show(key: string, option: Choice, place: string | null): Promise<void> {
    const board = await this.#after(key, option.code, place);
    if (this.#wanted === key) this.shown = { option, place, board };
  }

  async #after(key: string, code: number, place: string | null): Promise<Board | null> {
    const { view, id, game, seat } = this.table;
    const moment = `${view?.version ?? 0} ${view?.ply ?? 0} ${view?.board?.plan ?? ''}`;
    if (moment !== this.#moment) this.#known.clear();
    this.#moment = moment;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    try {
      const { board } = await playApi.preview(id, game, seat, code, place);
      this.#known.set(key, board);
      return board;
    } catch (wrong) {
      if (wrong instanceof ApiError) return null;
      throw wrong;
    }
  }
}

/** Draws what is new or elsewhere on the table as it would look; returns what was drawn. `about` are the ids of the things
 * that the option is about: they are drawn if they look different. */
export function drawGhosts(room: ParentNode, after: Board, about: ReadonlySet<string>): SVGElement[] {
  return after.parts.flatMap((part) => {
    const now = room.querySelector<SVGSVGElement>(`[data-part="${CSS.escape(part.name)}"] .picture > svg`);
    const next = part.svg ? parsed(part.svg) : null;
    if (!now || !next || next.viewBox.baseVal.width !== now.viewBox.baseVal.width) return [];
    const ghosts = newThings(now, next, about).map((thing) => ghostOf(thing, next));
    now.append(...ghosts);
    return ghosts;
  });
}

function newThings(now: SVGSVGElement, next: SVGSVGElement, about: ReadonlySet<string>): SVGElement[] {
  const old = (thing: Element) => now.querySelector<SVGElement>(`[id="${CSS.escape(thing.id)}"]`);
  const asked = [...about].some((id) => next.querySelector(`[id="${CSS.escape(id)}"]`));
  const found = [...next.querySelectorAll<SVGElement>('[id]')].filter((thing) => {
    const before = old(thing);
    if (thing.matches('.piece')) return !before || before.style.transform !== thing.style.transform;
    if (about.has(thing.id)) return !before || looks(before) !== looks(thing);
    return asked && !before;
  });
  // What lies inside another ghost is drawn with it.
  return found.filter((thing) => !found.some((other) => other !== thing && other.contains(thing)));
}

const LIGHTS = '.lit, .ring, title, [id]';

/** What a thing shows, whatever is lit. */
function looks(thing: SVGElement): string {
  const copy = thing.cloneNode(true) as SVGElement;
  for (const light of copy.querySelectorAll(LIGHTS)) light.remove();
  return copy.innerHTML;
}

/** A copy for the top of the picture, moved as everything around it is. */
function ghostOf(thing: SVGElement, picture: SVGSVGElement): SVGElement {
  let ghost = thing.cloneNode(true) as SVGElement;
  for (const light of ghost.querySelectorAll('.lit, .ring, title')) light.remove();
  for (const named of [ghost, ...ghost.querySelectorAll('[id]')]) named.removeAttribute('id');
  ghost.classList.add('ghostly');
  for (let around = thing.parentElement; around && around !== (picture as Element); around = around.parentElement) {
    const moved = around.cloneNode(false) as SVGElement;
    for (const { name } of [...moved.attributes])
      if (name !== 'transform' && name !== 'style') moved.removeAttribute(name);
    moved.append(ghost);
    ghost = moved;
  }
  ghost.setAttribute('aria-hidden', 'true');
  return ghost;
}
