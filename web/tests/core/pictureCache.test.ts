import { beforeEach, expect, it } from 'vitest';
import {
  complete,
  forgetPictures,
  knownMarks,
  namesIn,
  type Board,
  type Place,
} from '../../src/core/board/pictureCache';

const part = (name: string) => ({ kind: 'part', name, holds: [] });
const stacked = (...names: string[]) => ({ kind: 'stack', name: '', holds: names.map(part) }) as unknown as Place;
const board = (...parts: [mark: string, svg: string | null][]): Board => {
  const names = parts.map(([name]) => name);
  const pictures = parts.map(([mark, svg]) => ({ mark, svg, name: mark, edits: null }));
  return { mark: names.join(), base: null, places: stacked(...names), parts: pictures } as unknown as Board;
};
const edited = (mark: string, base: string, ...pieces: (number | string)[]): Board =>
  ({ ...board([mark, null]), parts: [{ mark, svg: null, name: mark, edits: { base, pieces } }] }) as unknown as Board;
const pictures = (of: Board) => of.parts.map((part) => part.svg);

beforeEach(forgetPictures);

it('a picture that was left out is the one that was sent before', () => {
  expect(complete(board(['a', '<a/>'], ['b', '<b/>']))).toBe(true);
  const next = board(['a', null], ['c', '<c/>']);
  expect(complete(next)).toBe(true);
  expect(pictures(next)).toEqual(['<a/>', '<c/>']);
});

it('a picture that is not kept any more is missed, and the others are there', () => {
  const first = board(['a', null], ['b', '<b/>']);
  expect(complete(first)).toBe(false);
  expect(pictures(first)).toEqual([null, '<b/>']);
});

it('a picture that has changed a little is made of the one before', () => {
  complete(board(['a', '<svg><g>1</g><i/></svg>']));
  const next = edited('b', 'a', 0, 2, 'g>2', 3, 3);
  expect(complete(next)).toBe(true);
  expect(pictures(next)).toEqual(['<svg><g>2</g><i/></svg>']);
  const more = edited('c', 'b', 0, 2, 'b/><b/>', 4, 2);
  expect(complete(more)).toBe(true);
  expect(pictures(more)).toEqual(['<svg><b/><b/><i/></svg>']);
});

it('edits of a picture that is not kept any more lead to nothing', () => {
  const lost = edited('b', 'a', 0, 1, 'g/>');
  expect(complete(lost)).toBe(false);
  expect(pictures(lost)).toEqual([null]);
});

it('of a board that is shown only what is different is sent', () => {
  complete(board(['map', '<map/>'], ['hand', '<hand/>'], ['dice', '<dice/>']));
  expect(knownMarks().board).toBe('map,hand,dice');
  const dealt = [{ name: 'hand', mark: 'hand2', svg: '<more/>', edits: null }];
  const next = { mark: 'next', base: 'map,hand,dice', places: null, parts: dealt } as unknown as Board;
  expect(complete(next)).toBe(true);
  expect(pictures(next)).toEqual(['<map/>', '<more/>', '<dice/>']);
  expect(next.places).toEqual(stacked('map', 'hand', 'dice'));
  const fewer = { mark: 'fewer', base: 'next', places: stacked('hand', 'map'), parts: [] } as unknown as Board;
  expect(complete(fewer)).toBe(true);
  expect(pictures(fewer)).toEqual(['<more/>', '<map/>']);
  expect(knownMarks().board).toBe('fewer');
});

it('what is different from a board that is gone says nothing', () => {
  const next = { mark: 'next', base: 'gone', places: null, parts: [] } as unknown as Board;
  expect(complete(next)).toBe(false);
  expect(knownMarks().board).toBe('');
});

it('what is kept is told to the server, the latest sixty pictures and no more', () => {
  for (let n = 0; n < 70; n++) complete(board([`m${n}`, '<svg/>'], ['always', '<svg/>']));
  const marks = knownMarks().has.split(',');
  expect(marks).toHaveLength(60);
  expect(marks).toContain('always');
  expect(marks).toContain('m69');
  expect(marks).not.toContain('m0');
});

it('the parts at a place are named in reading order', () => {
  const place = {
    kind: 'column',
    name: '',
    holds: [part('map'), { kind: 'row', name: '', holds: [part('left'), part('right')] }],
  };
  expect(namesIn(place as unknown as Place)).toEqual(['map', 'left', 'right']);
});
