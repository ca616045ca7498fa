/** Named regions of a picture, to which the view can move, and where things lie in it. */

import type { Box } from './camera.svelte';

export interface Part {
  id: string;
  name: string;
  key: string;
  box: Box;
}

/** A part of somebody's area that is numbered like its owner: whoever wants it goes to the area. */
const within = (element: Element) => /-\d+$/.test(element.id) && element.parentElement?.closest('[data-box]');

/** The parts in the order of the picture. Each answers to a letter: the first of its id that is still free. */
export function partsOf(picture: SVGSVGElement): Part[] {
  const taken = new Set<string>();
  const elements = [...picture.querySelectorAll<SVGElement>('[data-box]')].filter((element) => !within(element));
  return elements.map((element) => {
    const letters = [...element.id.replace(/^part-/, '').toUpperCase()].filter(
      (letter) => letter >= 'A' && letter <= 'Z',
    );
    const key = letters.find((letter) => !taken.has(letter)) ?? '';
    taken.add(key);
    return { id: element.id, name: element.getAttribute('aria-label') ?? element.id, key, box: readBox(element) };
  });
}

/** The part a thing lies in. */
export function partOf(element: SVGElement): Box | null {
  const part = element.closest<SVGElement>('[data-box]');
  return part && readBox(part);
}

/** Where a thing lies, in units of the picture. */
export function boxOf(element: SVGElement): Box {
  const picture = element.ownerSVGElement ?? (element as SVGSVGElement);
  const whole = picture.getBoundingClientRect();
  const scale = whole.width / (picture.viewBox.baseVal.width || 1) || 1;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: (x - whole.x) / scale, y: (y - whole.y) / scale, width: width / scale, height: height / scale };
}

function readBox(element: SVGElement): Box {
  const [x = 0, y = 0, width = 1, height = 1] = (element.dataset.box ?? '').split(' ').map(Number);
  return { x, y, width, height };
}
