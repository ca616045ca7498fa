/** Where things lie on the page, and by which letter one goes to a part. */

import type { PartPicture } from './boards';
import type { Box } from './camera.svelte';

/** Each part answers to a letter: the first of its name that is still free. They depend on the names alone. */
export function lettersOf(parts: readonly PartPicture[]): Map<string, string> {
  const letters = new Map<string, string>();
  for (const { name } of parts) {
    const free = [...name.toUpperCase()].filter((letter) => letter >= 'A' && letter <= 'Z' && !letters.has(letter));
    if (free[0]) letters.set(free[0], name);
  }
  return letters;
}

/** Where a thing lies, in units of its picture. */
export function boxOf(element: SVGElement): Box {
  const picture = element.ownerSVGElement ?? (element as SVGSVGElement);
  const whole = picture.getBoundingClientRect();
  const scale = whole.width / (picture.viewBox.baseVal.width || 1) || 1;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: (x - whole.x) / scale, y: (y - whole.y) / scale, width: width / scale, height: height / scale };
}

/** Is more than half of it inside the box that everything is seen through? */
export function inView(element: Element, around: Element): boolean {
  const box = element.getBoundingClientRect();
  const seen = around.getBoundingClientRect();
  if (!box.width || !box.height) return false;
  const wide = Math.min(seen.right, box.right) - Math.max(seen.left, box.left);
  const high = Math.min(seen.bottom, box.bottom) - Math.max(seen.top, box.top);
  return wide > 0 && high > 0 && wide * high > (box.width * box.height) / 2;
}
