/** Boards come by parts, each a picture of its own. What has not changed is not sent again: the page keeps it. */

import type { BoardPictures, BoardPlace, PictureEdits } from '../api/schema';

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
    part.svg ??= kept.get(part.mark) ?? edited(part.edits);
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

/** What a picture that is kept has become; null if it is gone. */
function edited(edits: PictureEdits | null): string | null {
  const base = edits && kept.get(edits.base);
  if (!base) return null;
  const cut = base.split('<');
  const { pieces } = edits;
  const made: string[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    if (typeof piece === 'string') made.push(piece);
    else made.push(...cut.slice(piece, Number(piece) + Number(pieces[++at])));
  }
  return made.join('<');
}

export function forgetPictures(): void {
  kept.clear();
}

/** The parts at a place, in reading order. */
export function namesIn(place: Place): string[] {
  return place.kind === 'part' ? [place.name] : place.holds.flatMap(namesIn);
}
