import { beforeEach, describe, expect, it, vi } from 'vitest';
import { markChoosable, placesOf, present as presentParts, thingAt } from '../../src/core/board/picture';

const svg = (inside: string, width = 100) =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="tafel" viewBox="0 0 ${width} 50">${inside}</svg>`;
const piece = (id: string, x: number, like = '') =>
  `<g class="piece" id="${id}" data-x="${x}"${like && ` data-like="${like}"`}><circle r="3"/></g>`;

let room: HTMLElement;
/** A board of one part. */
const present = (board: HTMLElement, text: string) => presentParts(board, [[board, part(text)]]);
const part = (text: string) => ({ svg: text, width: Number(/viewBox="0 0 (\d+)/.exec(text)?.[1] ?? 0), height: 50 });
const animate = vi.fn();

const one = (selector: string): SVGElement => {
  const found = room.querySelector<SVGElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};

beforeEach(() => {
  document.body.innerHTML = '<div></div>';
  room = document.body.firstElementChild as HTMLElement;
  animate.mockReset();
  // happy-dom lays nothing out and animates nothing: a piece lies where its data-x says.
  Element.prototype.animate = function (this: Element, ...how: unknown[]) {
    return animate(this.id, ...how) as Animation;
  };
  SVGGraphicsElement.prototype.getScreenCTM = () => ({ a: 2, b: 0 }) as DOMMatrix;
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const x = Number(this.getAttribute('data-x') ?? 0);
    return new DOMRect(x, 0, this.nodeName === 'svg' ? 200 : 10, 10);
  };
});

describe('what an element stands for', () => {
  it('is the nearest one whose id is a kind and a number', () => {
    present(room, svg('<g id="card-12" aria-label="Harbour"><g id="decoration"><path id="x"/></g></g>'));
    expect(thingAt(one('#x'))).toMatchObject({ id: 'card-12', kind: 'card', number: 12, name: 'Harbour' });
  });

  it('is nothing on the bare board, outside, or without an element', () => {
    present(room, svg('<rect id="ground"/>'));
    expect(thingAt(one('#ground'))).toBeNull();
    expect(thingAt(room)).toBeNull();
    expect(thingAt(null)).toBeNull();
  });
});

describe('a picture', () => {
  it('is as large as the server says, which may be larger than it was drawn', () => {
    presentParts(room, [[room, { svg: svg('', 640), width: 720, height: 56 }]]);
    expect(one('svg').getAttribute('style')).toBe('width:720px;height:56px');
  });

  it('becomes the next one: what stays is the same element', () => {
    present(room, svg(piece('piece-1', 0) + piece('piece-2', 10)));
    const kept = one('#piece-2');
    present(room, svg(piece('piece-2', 30) + piece('piece-3', 40)));
    expect(one('#piece-2')).toBe(kept);
    expect(room.querySelector('#piece-1')).toBeNull();
    expect(room.querySelectorAll('svg')).toHaveLength(1);
  });

  it('that cannot be read changes nothing', () => {
    present(room, svg(piece('piece-1', 0)));
    present(room, 'Bad Gateway');
    expect(one('#piece-1')).toBeTruthy();
  });

  it('has no tooltips where the page explains by itself', () => {
    const titled = (id: string) => `<g id="${id}" aria-label="x"><title>x</title></g>`;
    present(room, svg(titled('card-1') + titled('ground')));
    expect(room.querySelector('#card-1 title')).toBeNull();
    expect(room.querySelector('#ground title')).not.toBeNull();
  });
});

describe('what moved', () => {
  it('travels from where it was, in its own units', () => {
    present(room, svg(piece('piece-1', 0)));
    present(room, svg(piece('piece-1', 20)));
    const [id, frames] = animate.mock.calls[0] ?? [];
    expect(id).toBe('piece-1');
    expect(frames).toEqual([{ transform: 'translate(-10px, 0px)' }, { transform: 'translate(0, 0)' }]);
  });

  it('rises on a long way, and takes 400 ms at most', () => {
    present(room, svg(piece('piece-1', 0)));
    present(room, svg(piece('piece-1', 200)));
    const [, frames, options] = animate.mock.calls[0] as [string, { transform: string }[], KeyframeAnimationOptions];
    expect(frames[0]?.transform).toBe('translate(-100px, 0px)');
    expect(Number(/, (-[\d.]+)px/.exec(frames[1]?.transform ?? '')?.[1])).toBeLessThan(-10);
    expect(frames.at(-1)?.transform).toBe('translate(0, 0)');
    expect(options.duration).toBeLessThanOrEqual(400);
  });

  it('moves one after the other', () => {
    present(room, svg(piece('piece-1', 0) + piece('piece-2', 10)));
    present(room, svg(piece('piece-1', 20) + piece('piece-2', 30)));
    const delays = animate.mock.calls.map(([, , options]) => (options as KeyframeAnimationOptions).delay);
    expect(delays[0]).toBe(0);
    expect(delays[1]).toBeGreaterThan(0);
  });

  it('does not glide if it stayed', () => {
    present(room, svg(piece('piece-1', 40)));
    present(room, svg(piece('piece-1', 40)));
    expect(animate).not.toHaveBeenCalled();
  });

  it('appears softly if it is new', () => {
    present(room, svg(''));
    present(room, svg(piece('piece-1', 40)));
    expect(animate.mock.calls[0]?.[1]).toEqual([{ opacity: 0 }, { opacity: 1 }]);
  });

  it('comes from the nearest place that something like it has left, and each place is left once', () => {
    present(room, svg(piece('piece-1', 0, 'red') + piece('piece-2', 100, 'red') + piece('piece-3', 84, 'blue')));
    present(room, svg(piece('piece-8', 80, 'red') + piece('piece-9', 90, 'red')));
    const froms = animate.mock.calls
      .filter(([id]) => id !== '')
      .map(([id, frames]) => [id, (frames as { transform: string }[])[0]?.transform]);
    expect(froms).toEqual([
      ['piece-8', 'translate(10px, 0px)'],
      ['piece-9', 'translate(-45px, 0px)'],
    ]);
  });
});

describe('a part', () => {
  it('gives what another part takes: it glides across the board', () => {
    room.innerHTML = '<div></div><div></div>';
    const [hand, map] = [...room.children] as [HTMLElement, HTMLElement];
    const both = (one: string, other: string) =>
      presentParts(room, [
        [hand, part(svg(one))],
        [map, part(svg(other))],
      ]);
    both(piece('piece-1', 0), '');
    both('', piece('piece-1', 60));
    expect(animate.mock.calls[0]?.[0]).toBe('piece-1');
    expect((animate.mock.calls[0]?.[1] as { transform: string }[])[0]?.transform).toBe('translate(-30px, 0px)');
  });
});

describe('what can be chosen', () => {
  const choosable = '<g id="card-1" role="button" tabindex="0" class="open"/><g id="card-2"/><g id="card-2"/>';

  it('is a button wherever it is drawn, and nothing else is one', () => {
    present(room, svg(choosable));
    markChoosable(room, new Set(['card-2', 'card-99']));
    expect(placesOf(room, 'card-2').map((place) => place.getAttribute('role'))).toEqual(['button', 'button']);
    expect(one('#card-1').getAttribute('role')).toBe('img');
    expect(one('#card-1').hasAttribute('tabindex')).toBe(false);
    expect(one('#card-1').classList.contains('open')).toBe(false);
  });
});
