/** Explains the thing that is hovered, long-pressed or focused, on the board and in the list of options. A page that moves
 * under a resting mouse does not count as hovering. */

import { coreApi } from '../api/coreApi';
import { ApiError } from '../api/client';
import { language } from '../language/language.svelte';
import { thingAt, thingOf } from './picture';
import type { Explanation } from '../api/schema';

const REST = 350;
const PRESS = 400;
const GONE = 150;

/** The table and position of a thing; explanations change with every choice. */
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
  /** The element that the explanation must not cover. */
  element: Element;
}

export class Explainer {
  thing = $state.raw<Pointed | null>(null);
  /** Null if there is only a name. */
  words = $state.raw<Explanation | null>(null);
  #timer = 0;
  #leaving = 0;
  #requested: string | null = null;
  #known = new Map<string, Explanation | null>();
  #moment = '';
  #at = { x: NaN, y: NaN };

  constructor(readonly place: () => Place) {}

  /** Listens inside a board; returns a function that stops. */
  watch(node: HTMLElement): () => void {
    let pressed = false;
    const plan = (event: Event, wait: number, then?: () => void) => this.#plan(thingAt(event.target), wait, then);
    const listeners: [string, (event: Event) => void, boolean?][] = [
      ['pointermove', (event) => this.#moved(event as PointerEvent) && plan(event, REST)],
      // Lifting a finger also fires this, but its explanation stays until the next touch.
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

  /** Explains the thing of an option that is hovered or focused. */
  point(id: string | null, name: string, element: Element, event: Event): void {
    const wait = event instanceof PointerEvent ? REST : 0;
    if (event instanceof PointerEvent && !this.#moved(event)) return;
    const named = id === null ? null : thingOf(id);
    this.#plan(named && { ...named, name, element }, wait);
  }

  /** Explains what was tapped, at once. */
  tap(target: EventTarget | null): void {
    this.#plan(thingAt(target), 0);
  }

  #plan(thing: Pointed | null, wait: number, then?: () => void): void {
    // Small movements on the same thing do not restart the timer.
    if (thing && thing.id === this.#requested) return;
    this.#stopTimer();
    if (!thing) return this.leave();
    this.#requested = thing.id;
    this.#stay();
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      // The thing may have been scrolled away from under the mouse.
      if (wait === REST && !thing.element.matches(':hover')) return this.leave();
      then?.();
      void this.#show(thing);
    }, wait);
  }

  /** Whether the mouse itself moved: browsers also send events when the page moves under it. */
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
    if (this.#requested !== thing.id) return;
    this.words = words;
    this.thing = thing;
  }

  /** Cancels a pending explanation after a redraw. */
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
    this.#requested = null;
    clearTimeout(this.#leaving);
    this.#leaving = window.setTimeout(() => this.hide(), GONE);
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    if (this.#timer) this.#requested = this.thing?.id ?? null;
    this.#timer = 0;
  }

  /** Hides the explanation; returns whether one was shown. */
  hide(): boolean {
    const open = this.thing !== null;
    clearTimeout(this.#timer);
    clearTimeout(this.#leaving);
    this.#timer = 0;
    this.#requested = null;
    this.thing = null;
    return open;
  }
}
