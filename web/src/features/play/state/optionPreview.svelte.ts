/** Previews of options: fetched while one is hovered or focused, drawn over the board. */

import { playApi } from '../api';
import { ApiError } from '../../../core/api/client';
import type { Board } from '../../../core/board/pictureCache';
import { parsed } from '../../../core/board/picture';
import type { TableState } from './table.svelte';
import type { Choice } from '../../../core/api/schema';

const REST = 120;

export interface Preview {
  option: Choice;
  /** The place that the option leads to, if the option itself is not on the board. */
  place: string | null;
  /** The board after the option; null if unknown. */
  board: Board | null;
}

export class OptionPreviews {
  shown = $state.raw<Preview | null>(null);
  #timer = 0;
  #requested = '';
  #moment = '';
  #known = new Map<string, Board | null>();

  constructor(readonly table: TableState) {}

  request(option: Choice, place: string | null = null): void {
    const key = `${option.code} ${place ?? ''}`;
    if (key === this.#requested) return;
    this.hide();
    this.#requested = key;
    this.#timer = window.setTimeout(() => void this.#show(key, option, place), REST);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#requested = '';
    this.shown = null;
  }

  async #show(key: string, option: Choice, place: string | null): Promise<void> {
    const board = await this.#after(key, option.code, place);
    if (this.#requested === key) this.shown = { option, place, board };
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

/** Draws new and moved things of the `after` board over the current one; returns the drawn elements. Things in `about` are
 * also drawn if their look changes. */
export function drawPreview(room: ParentNode, after: Board, about: ReadonlySet<string>): SVGElement[] {
  return after.parts.flatMap((part) => {
    const now = room.querySelector<SVGSVGElement>(`[data-part="${CSS.escape(part.name)}"] .picture > svg`);
    const next = part.svg ? parsed(part.svg) : null;
    if (!now || !next || next.viewBox.baseVal.width !== now.viewBox.baseVal.width) return [];
    const previews = newThings(now, next, about).map((thing) => previewOf(thing, next));
    now.append(...previews);
    return previews;
  });
}

function newThings(now: SVGSVGElement, next: SVGSVGElement, about: ReadonlySet<string>): SVGElement[] {
  const old = (thing: Element) => now.querySelector<SVGElement>(`[id="${CSS.escape(thing.id)}"]`);
  const visible = [...about].some((id) => next.querySelector(`[id="${CSS.escape(id)}"]`));
  const found = [...next.querySelectorAll<SVGElement>('[id]')].filter((thing) => {
    const before = old(thing);
    if (thing.matches('.piece')) return !before || before.style.transform !== thing.style.transform;
    if (about.has(thing.id)) return !before || looks(before) !== looks(thing);
    return visible && !before;
  });
  // Nested things are drawn with the outer one.
  return found.filter((thing) => !found.some((other) => other !== thing && other.contains(thing)));
}

const LIGHTS = '.lit, .ring, .edge, .mark-seal, .mark-key, title, [id]';

/** The look of a thing without highlights. */
function looks(thing: SVGElement): string {
  const copy = thing.cloneNode(true) as SVGElement;
  for (const light of copy.querySelectorAll(LIGHTS)) light.remove();
  return copy.innerHTML;
}

/** A copy for the top of the picture, with the transforms of all its ancestors. */
function previewOf(thing: SVGElement, picture: SVGSVGElement): SVGElement {
  let copy = thing.cloneNode(true) as SVGElement;
  for (const light of copy.querySelectorAll('.lit, .ring, .mark-seal, .mark-key, title')) light.remove();
  for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id');
  copy.classList.remove('open', 'choosable', 'hot', 'last-move');
  copy.classList.add('ghostly');
  for (let around = thing.parentElement; around && around !== (picture as Element); around = around.parentElement) {
    const moved = around.cloneNode(false) as SVGElement;
    for (const { name } of [...moved.attributes])
      if (name !== 'transform' && name !== 'style') moved.removeAttribute(name);
    moved.append(copy);
    copy = moved;
  }
  copy.setAttribute('aria-hidden', 'true');
  return copy;
}
