/** Identicons: a small picture derived from a name. */

const SIDE = 5;
const HALF = Math.ceil(SIDE / 2);

export interface Avatar {
  hue: number;
  /** The filled cells of a square of five by five, the same on the left and on the right. */
  cells: { x: number; y: number }[];
}

/** Pseudo-random numbers seeded by a text (FNV-1a with a mixer). */
function* numbers(text: string): Generator<number, never> {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  for (;;) {
    hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489917);
    hash ^= hash >>> 16;
    yield hash >>> 0;
  }
}

export function avatarOf(name: string): Avatar {
  const drawn = numbers(name.trim().toLocaleLowerCase('en'));
  const hue = drawn.next().value % 360;
  const cells: Avatar['cells'] = [];
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < HALF; x++) {
      if (drawn.next().value % 2) continue;
      cells.push({ x, y });
      if (x !== SIDE - 1 - x) cells.push({ x: SIDE - 1 - x, y });
    }
  }
  return { hue, cells };
}
