/** Explains what the mouse rests on, a finger presses long, or the keyboard's focus stays at. */

import { api, ApiError } from './api';
import { language } from './language.svelte';
import { placesOf, thingAt, type Thing } from './picture';
import type { Explanation } from '../api/schema';

const REST = 550;
const FOCUS_REST = 900;
const PRESS = 480;
const GRACE = 250; // to move from the thing to its explanation

export interface Place {
  game: string;
  table: string;
  seat: number;
}

export class Explainer {
  thing = $state.raw<Thing | null>(null);
  /** null while it is fetched, or when there is nothing to say beyond the name. */
  words = $state.raw<Explanation | null>(null);
  #timer = 0;
  #leaving = 0;
  #wanted: string | null = null;
  #known = new Map<string, Explanation | null>();

  /** Listens inside a picture's room; returns how to stop. */
  watch(node: HTMLElement, place: () => Place): () => void {
    let pressed = false;
    const plan = (event: Event, wait: number, then?: () => void) => {
      const thing = thingAt(event.target);
      // Small movements on the same thing are rest, too.
      if (thing && this.#timer && thing.id === this.#wanted) return;
      this.#stopTimer();
      this.#wanted = thing?.id ?? null;
      if (!thing) return this.leave();
      if (thing.id === this.thing?.id) return this.stay();
      this.#timer = window.setTimeout(() => {
        this.#timer = 0;
        then?.();
        void this.show(node, thing, place());
      }, wait);
    };
    const listeners: [string, (event: Event) => void, boolean?][] = [
      ['pointerover', (event) => (event as PointerEvent).pointerType === 'mouse' && plan(event, REST)],
      // A finger that is lifted leaves, too, but what it asked for stays until the next touch.
      ['pointerleave', (event) => (event as PointerEvent).pointerType === 'mouse' && this.#forget()],
      ['focusin', (event) => (event.target as Element).matches(':focus-visible') && plan(event, FOCUS_REST)],
      ['focusout', () => this.#forget()],
      ['wheel', () => this.hide()],
      [
        'pointerdown',
        (event) => {
          pressed = false;
          this.hide();
          if ((event as PointerEvent).pointerType !== 'mouse') plan(event, PRESS, () => (pressed = true));
        },
      ],
      ['pointermove', (event) => moved(event as PointerEvent) && this.hide()],
      ['pointerup', () => this.#stopTimer()],
      ['contextmenu', (event) => pressed && event.preventDefault()],
      ['click', (event) => pressed && (event.stopPropagation(), (pressed = false)), true],
    ];
    const elsewhere = (event: Event) => {
      if (event.target instanceof Element && !event.target.closest('[role=tooltip]') && !node.contains(event.target))
        this.hide();
    };
    for (const [kind, listener, capture] of listeners)
      node.addEventListener(kind, listener, { capture: capture ?? false });
    document.addEventListener('pointerdown', elsewhere);
    return () => {
      this.#stopTimer();
      document.removeEventListener('pointerdown', elsewhere);
      for (const [kind, listener, capture] of listeners)
        node.removeEventListener(kind, listener, { capture: capture ?? false });
    };
  }

  async show(room: HTMLElement, thing: Thing, place: Place): Promise<void> {
    this.#wanted = thing.id;
    this.stay();
    const key = `${language.code} ${place.game} ${thing.id} ${thing.name}`;
    if (!this.#known.has(key)) this.#known.set(key, await this.#ask(thing, place));
    // The picture may have been drawn anew meanwhile.
    const element = thing.element.isConnected ? thing.element : placesOf(room, thing.id)[0];
    if (this.#wanted !== thing.id || !element) return;
    this.words = this.#known.get(key) ?? null;
    this.thing = { ...thing, element };
  }

  /** What is no longer on the table is no longer explained. */
  redrawn(): void {
    if (this.thing && !this.thing.element.isConnected) this.hide();
  }

  async #ask(thing: Thing, place: Place): Promise<Explanation | null> {
    try {
      return await api.explain(place.game, thing.kind, thing.number, { table: place.table, seat: place.seat });
    } catch (wrong) {
      if (wrong instanceof ApiError) return null;
      throw wrong;
    }
  }

  stay(): void {
    clearTimeout(this.#leaving);
  }

  leave(): void {
    clearTimeout(this.#leaving);
    this.#leaving = window.setTimeout(() => this.hide(), GRACE);
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  #forget(): void {
    this.#stopTimer();
    this.#wanted = null;
    this.leave();
  }

  /** Says whether there was something to hide. */
  hide(): boolean {
    const open = this.thing !== null;
    this.#stopTimer();
    clearTimeout(this.#leaving);
    this.#wanted = null;
    this.thing = null;
    return open;
  }
}

function moved(event: PointerEvent): boolean {
  return event.buttons !== 0 && Math.hypot(event.movementX, event.movementY) > 4;
}
