/** Cache of board pictures. A board consists of parts; the server sends only changed ones. */

import type { BoardPictures, BoardPlace, PartPicture, PictureEdits } from '../api/schema';

export type { PartPicture } from '../api/schema';
export type Board = BoardPictures;
export type Place = BoardPlace;

const MOST = 60;
const BOARDS = 4;

/** Recent pictures by mark. */
const pictures = new Map<string, string>();
/** Recent boards by mark; several, because answers may arrive out of order. */
const boards = new Map<string, { places: Place; parts: PartPicture[] }>();

/** The marks of cached pictures and of the latest board, for the server. */
export function knownMarks(): { has: string; board: string } {
  return { has: [...pictures.keys()].join(','), board: [...boards.keys()].at(-1) ?? '' };
}

/** Fills in omitted parts from the cache; returns false if one is missing there. */
export function complete(board: Board): boolean {
  const laid = fillIn(board);
  let whole = laid !== null;
  for (const part of board.parts) {
    part.svg ??= pictures.get(part.mark) ?? edited(part.edits);
    if (part.svg === null) {
      whole = false;
      continue;
    }
    pictures.delete(part.mark);
    pictures.set(part.mark, part.svg);
  }
  dropOldest(pictures, MOST);
  if (whole && laid) {
    boards.delete(board.mark);
    boards.set(board.mark, { places: laid, parts: board.parts });
    dropOldest(boards, BOARDS);
  }
  return whole;
}

/** Layout and parts of a board sent as a difference to `base`; null if the base is not cached. */
function fillIn(board: Board): Place | null {
  if (board.base === null) return board.places;
  const base = boards.get(board.base);
  if (!base) return null;
  board.places ??= base.places;
  const known = new Map([...base.parts, ...board.parts].map((part) => [part.name, part]));
  board.parts = namesIn(board.places).flatMap((name) => known.get(name) ?? []);
  return board.places;
}

function dropOldest(things: Map<string, unknown>, most: number): void {
  for (const mark of [...things.keys()].slice(0, Math.max(0, things.size - most))) things.delete(mark);
}

/** Applies edits to a cached picture; null if it is not cached. */
function edited(edits: PictureEdits | null): string | null {
  const base = edits && pictures.get(edits.base);
  if (!base) return null;
  const cut = base.split('<');
  const { pieces } = edits;
  const result: string[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    if (typeof piece === 'string') result.push(piece);
    else result.push(...cut.slice(piece, Number(piece) + Number(pieces[++at])));
  }
  return result.join('<');
}

export function forgetPictures(): void {
  pictures.clear();
  boards.clear();
}

/** The parts at a place, in reading order. */
export function namesIn(place: Place): string[] {
  return place.kind === 'part' ? [place.name] : place.holds.flatMap(namesIn);
}
