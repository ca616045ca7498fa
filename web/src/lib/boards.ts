/** Boards come by parts, each a picture of its own. What has not changed is not sent again: the page keeps it. */

import type { BoardPictures, BoardPlace } from '../api/schema';

export type { PartPicture } from '../api/schema';
export type Board = BoardPictures;
export type Place = BoardPlace;

const MOST = 60;

/** The pictures that this page was sent last, by their marks. */
const kept = new Map<string, string>();

/** The marks of what is kept, for the server. */
export function keptMarks(): string {
  return [...kept.keys()].join(',');
}

/** Puts in what was left out; says whether all of it was still there. */
export function complete(board: Board): boolean {
  let whole = true;
  for (const part of board.parts) {
    part.svg ??= kept.get(part.mark) ?? null;
    if (part.svg === null) {
      whole = false;
      continue;
    }
    kept.delete(part.mark);
    kept.set(part.mark, part.svg);
  }
  for (const mark of [...kept.keys()].slice(0, Math.max(0, kept.size - MOST))) kept.delete(mark);
  return whole;
}

export function forgetPictures(): void {
  kept.clear();
}

/** The parts at a place, in reading order. */
export function namesIn(place: Place): string[] {
  return place.kind === 'part' ? [place.name] : place.holds.flatMap(namesIn);
}
