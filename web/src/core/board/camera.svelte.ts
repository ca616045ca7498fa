/** Zoom and position of a picture. `scale` is screen pixels per picture unit; 1 shows all of it. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 4;

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** Moves are animated, except while dragging. */
  smooth = $state(false);
  #picture = { width: 1, height: 1 };

  get transform(): string {
    return this.zoomed ? `translate(${this.x}px, ${this.y}px) scale(${this.scale})` : '';
  }

  get zoomed(): boolean {
    return this.scale > 1;
  }

  /** The frame of a part is as large as its picture. */
  fit(picture: { width: number; height: number }): void {
    if (picture.width !== this.#picture.width) this.reset();
    this.#picture = picture;
  }

  reset(): void {
    this.smooth = true;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
  }

  /** Zooms around a point of the frame. */
  zoom(factor: number, at = { x: this.#picture.width / 2, y: this.#picture.height / 2 }, smooth = true): void {
    this.smooth = smooth;
    const scale = Math.max(1, Math.min(CLOSEST, this.scale * factor));
    this.x = at.x - ((at.x - this.x) * scale) / this.scale;
    this.y = at.y - ((at.y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.#hold();
  }

  pan(dx: number, dy: number): void {
    this.smooth = false;
    this.x += dx;
    this.y += dy;
    this.#hold();
  }

  /** Moves as little as needed to bring a box of the picture into view. */
  reveal(box: Box): void {
    if (!this.zoomed) return;
    this.smooth = true;
    this.x = this.#picture.width / 2 - (box.x + box.width / 2) * this.scale;
    this.y = this.#picture.height / 2 - (box.y + box.height / 2) * this.scale;
    this.#hold();
  }

  /** Keeps the picture inside its frame. */
  #hold(): void {
    this.x = clamp(this.x, this.#picture.width * (1 - this.scale), 0);
    this.y = clamp(this.y, this.#picture.height * (1 - this.scale), 0);
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
