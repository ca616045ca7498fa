/** Which part of a picture is seen, and how large. Units: `scale` is screen pixels per unit of the picture. */

import { screen } from './screen.svelte';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 5; // times the size at which the whole picture fits
const LEGIBLE = 0.75; // below this scale nobody reads a picture
const MARGIN = 6;

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** Moves are animated, except while a finger or the mouse leads. */
  smooth = $state(false);
  picture = $state.raw({ width: 1, height: 1 });
  room = $state.raw({ width: 1, height: 1 });
  #moved = false;

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  #fit(): number {
    return Math.min(this.room.width / this.picture.width, this.room.height / this.picture.height);
  }

  /** All of a picture is seen if it can be read then; else, and on a phone, it fills the width. */
  #home(): number {
    const all = this.#fit();
    return screen.narrow || all < LEGIBLE ? this.room.width / this.picture.width : all;
  }

  resize(room: { width: number; height: number }, picture: { width: number; height: number }): void {
    const same = room.width === this.room.width && room.height === this.room.height;
    const redrawn = picture.width !== this.picture.width;
    this.room = room;
    this.picture = picture;
    if (!this.#moved || redrawn) this.reset(false);
    else if (!same) this.#hold();
  }

  reset(smooth = true): void {
    this.smooth = smooth;
    this.scale = this.#home();
    this.x = 0;
    this.y = 0;
    this.#moved = false;
    this.#hold();
  }

  /** The whole picture, however small; and back again to where it can be read. */
  all(): void {
    const whole = this.#fit();
    if (screen.narrow || Math.abs(this.scale - whole) < 0.01) return this.reset();
    this.smooth = true;
    this.scale = whole;
    this.#moved = true;
    this.#hold();
  }

  /** Zooms around a point of the room. */
  zoom(factor: number, at = { x: this.room.width / 2, y: this.room.height / 2 }, smooth = true): void {
    this.smooth = smooth;
    const scale = Math.max(this.#fit(), Math.min(this.#fit() * CLOSEST * (screen.narrow ? 3 : 1), this.scale * factor));
    this.x = at.x - ((at.x - this.x) * scale) / this.scale;
    this.y = at.y - ((at.y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.#moved = true;
    this.#hold();
  }

  pan(dx: number, dy: number): void {
    this.smooth = false;
    this.x += dx;
    this.y += dy;
    this.#moved = true;
    this.#hold();
  }

  /** Shows a part of the picture as large as the room allows, but not absurdly close. */
  show(box: Box): void {
    this.smooth = true;
    const room = { width: this.room.width - 2 * MARGIN, height: this.room.height - 2 * MARGIN };
    const wanted = Math.min(room.width / box.width, room.height / box.height);
    this.scale = Math.max(this.#fit(), Math.min(wanted, this.#home() * 2.2));
    this.x = this.room.width / 2 - (box.x + box.width / 2) * this.scale;
    this.y = this.room.height / 2 - (box.y + box.height / 2) * this.scale;
    this.#moved = true;
    this.#hold();
  }

  /** Is more than half of it on the screen? */
  sees(box: Box): boolean {
    const left = this.x + box.x * this.scale;
    const top = this.y + box.y * this.scale;
    const wide = Math.min(this.room.width, left + box.width * this.scale) - Math.max(0, left);
    const high = Math.min(this.room.height, top + box.height * this.scale) - Math.max(0, top);
    return wide > 0 && high > 0 && wide * high > (box.width * box.height * this.scale ** 2) / 2;
  }

  /** Slides as little as needed to bring a part into view. */
  reveal(box: Box): void {
    if (this.sees(box)) return;
    this.smooth = true;
    this.x = this.room.width / 2 - (box.x + box.width / 2) * this.scale;
    this.y = this.room.height / 2 - (box.y + box.height / 2) * this.scale;
    this.#moved = true;
    this.#hold();
  }

  /** The picture never leaves the room; where it is smaller it stands in the middle. */
  #hold(): void {
    const width = this.picture.width * this.scale;
    const height = this.picture.height * this.scale;
    this.x = width <= this.room.width ? (this.room.width - width) / 2 : clamp(this.x, this.room.width - width, 0);
    this.y = height <= this.room.height ? (this.room.height - height) / 2 : clamp(this.y, this.room.height - height, 0);
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
