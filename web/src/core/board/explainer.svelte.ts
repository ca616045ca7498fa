/** Explains what the mouse rests on, a finger presses long, or the keyboard's focus stays at: on the board and in the
 * list of options. Never unasked: a picture or a page that moves under a resting mouse is not pointed at. */

import { coreApi } from '../api/coreApi';
import { ApiError } from '../api/client';
import { language } from '../language/language.svelte';
import { thingAt, thingOf } from './picture';
import type { Explanation } from '../api/schema';

const REST = 350;
const PRESS = 400;
const GONE = 150;

/** Where it lies, and at which moment: what a thing means changes with every choice. */
export interface Place {
  game: string;
  table: string;
  seat: number;
  moment: string;
}

export interface Pointed {
  id: string;
  kind: string;
  number: number;
  name: string;
  /** What must not be covered. */
  element: Element;
}

export class Explainer {
  thing = $state.raw<Pointed | null>(null);
  /** null if there is nothing to say beyond the name. */
  words = $state.raw<Explanation | null>(null);
  #timer = 0;
  #leaving = 0;
  #wanted: string | null = null;
  #known = new Map<string, Explanation | null>();
  #moment = '';
  #at = { x: NaN, y: NaN };

  constructor(readonly place: () => Place) {}

  /** Listens inside the room of a board; returns how to stop. */
  watch(node: HTMLElement): () => void {
    let pressed = false;
    const plan = (event: Event, wait: number, then?: () => void) => this.#plan(thingAt(event.target), wait, then);
    const listeners: [string, (event: Event) => void, boolean?][] = [
      ['pointermove', (event) => this.#moved(event as PointerEvent) && plan(event, REST)],
      // A finger that is lifted leaves, too, but what it asked for stays until the next touch.
      ['pointerleave', (event) => (event as PointerEvent).pointerType === 'mouse' && this.leave()],
      ['focusin', (event) => (event.target as Element).matches(':focus-visible') && plan(event, 0)],
      ['focusout', () => this.leave()],
      ['wheel', () => this.hide()],
      ['scroll', () => this.thing && this.hide(), true],
      [
        'pointerdown',
        (event) => {
          pressed = false;
          this.hide();
          if ((event as PointerEvent).pointerType !== 'mouse') plan(event, PRESS, () => (pressed = true));
        },
      ],
      ['pointerup', () => this.#stopTimer()],
      ['pointercancel', () => this.#stopTimer()],
      ['contextmenu', (event) => pressed && event.preventDefault()],
      ['click', (event) => pressed && (event.stopPropagation(), (pressed = false)), true],
    ];
    const elsewhere = (event: Event) => {
      if (event.target instanceof Node && !node.contains(event.target)) this.hide();
    };
    for (const [kind, listener, capture] of listeners)
      node.addEventListener(kind, listener, { capture: capture ?? false });
    document.addEventListener('pointerdown', elsewhere);
    return () => {
      this.hide();
      document.removeEventListener('pointerdown', elsewhere);
      for (const [kind, listener, capture] of listeners)
        node.removeEventListener(kind, listener, { capture: capture ?? false });
    };
  }

  /** An option that stands for a thing: the mouse moves over it, or it has the focus. */
  point(id: string | null, name: string, element: Element, event: Event): void {
    const wait = event instanceof PointerEvent ? REST : 0;
    if (event instanceof PointerEvent && !this.#moved(event)) return;
    const named = id === null ? null : thingOf(id);
    this.#plan(named && { ...named, name, element }, wait);
  }

  #plan(thing: Pointed | null, wait: number, then?: () => void): void {
    // Small movements on the same thing are rest, too.
    if (thing && thing.id === this.#wanted) return;
    this.#stopTimer();
    if (!thing) return this.leave();
    this.#wanted = thing.id;
    this.#stay();
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      // What was scrolled away from under the mouse is not pointed at any more.
      if (wait === REST && !thing.element.matches(':hover')) return this.leave();
      then?.();
      void this.#show(thing);
    }, wait);
  }

  /** Browsers tell of a mouse that rests while the page moves under it as if it had moved. */
  #moved(event: PointerEvent): boolean {
    if (event.pointerType !== 'mouse') {
      if (event.buttons !== 0 && Math.hypot(event.movementX, event.movementY) > 4) this.hide();
      return false;
    }
    const { x, y } = this.#at;
    this.#at = { x: event.screenX, y: event.screenY };
    return event.buttons === 0 && (x !== event.screenX || y !== event.screenY);
  }

  async #show(thing: Pointed): Promise<void> {
    const words = await this.#ask(thing);
    if (this.#wanted !== thing.id) return;
    this.words = words;
    this.thing = thing;
  }

  /** What was planned before the picture changed is not shown unasked afterwards. */
  redrawn(): void {
    if (this.#timer) this.#stopTimer();
    if (this.thing && !this.thing.element.isConnected) this.hide();
  }

  async #ask(thing: Pointed): Promise<Explanation | null> {
    const { game, table, seat, moment } = this.place();
    if (moment !== this.#moment) this.#known.clear();
    this.#moment = moment;
    const key = `${language.code} ${game} ${thing.id}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    try {
      const words = await coreApi.explain(game, thing.kind, thing.number, { table, seat });
      this.#known.set(key, words);
      return words;
    } catch (wrong) {
      if (wrong instanceof ApiError) return null;
      throw wrong;
    }
  }

  #stay(): void {
    clearTimeout(this.#leaving);
  }

  leave(): void {
    this.#stopTimer();
    this.#wanted = null;
    clearTimeout(this.#leaving);
    this.#leaving = window.setTimeout(() => this.hide(), GONE);
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    if (this.#timer) this.#wanted = this.thing?.id ?? null;
    this.#timer = 0;
  }

  /** Says whether there was something to hide. */
  hide(): boolean {
    const open = this.thing !== null;
    clearTimeout(this.#timer);
    clearTimeout(this.#leaving);
    this.#timer = 0;
    this.#wanted = null;
    this.thing = null;
    return open;
  }
}
