/** The short rules: names of rules in little room, and what is found in them. */

import type { Guide, GuideBlock } from '../../core/api/schema';

/** `BUILD 1–4, 7`: ids in a row become one, the game and the noughts are left out. */
export function inShort(rules: readonly string[]): string {
  const groups = new Map<string, number[]>();
  for (const id of rules) {
    const parts = id.split('-');
    const code = parts.slice(1, -1).join('-');
    groups.set(code, [...(groups.get(code) ?? []), Number(parts.at(-1))]);
  }
  return [...groups].map(([code, numbers]) => `${code} ${inRows(numbers)}`).join(' · ');
}

function inRows(numbers: number[]): string {
  const rows: [number, number][] = [];
  for (const number of numbers) {
    const last = rows.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else rows.push([number, number]);
  }
  return rows.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}

/** What a block says, line by line. */
export function saidIn(block: GuideBlock): string[] {
  const lines = block.lines.map((line) => line.map((cell) => cell.map((span) => span.text).join('')).join(' '));
  return [...lines, ...block.pictures.map((picture) => picture.caption)];
}

export interface Hit {
  chapter: string;
  title: string;
  text: string;
}

/** The lines of the short rules in which it is said; a title counts for its first line. */
export function hits(guide: Guide, sought: string): Hit[] {
  return guide.chapters.flatMap((chapter) => {
    const lines = chapter.blocks.flatMap(saidIn);
    const found = lines.filter((line) => line.toLocaleLowerCase().includes(sought));
    const named = chapter.title.toLocaleLowerCase().includes(sought) && !found.length ? lines.slice(0, 1) : found;
    return named.map((text) => ({ chapter: chapter.id, title: chapter.title, text }));
  });
}
