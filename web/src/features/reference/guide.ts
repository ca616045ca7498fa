/** Short rule references and search in the guide. */

import type { Guide, GuideBlock } from '../../core/api/schema';

/** `BUILD 1–4, 7`: consecutive ids become ranges, without the game's prefix and leading zeros. */
export function shortRuleIds(rules: readonly string[]): string {
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

/** The text lines of a block. */
export function textLines(block: GuideBlock): string[] {
  const lines = block.lines.map((line) => line.map((cell) => cell.map((span) => span.text).join('')).join(' '));
  return [...lines, ...block.pictures.map((picture) => picture.caption)];
}

export interface Hit {
  chapter: string;
  title: string;
  text: string;
}

/** Lines of the guide that contain the text; a matching title counts as its first line. */
export function searchGuide(guide: Guide, sought: string): Hit[] {
  return guide.chapters.flatMap((chapter) => {
    const lines = chapter.blocks.flatMap(textLines);
    const found = lines.filter((line) => line.toLocaleLowerCase().includes(sought));
    const named = chapter.title.toLocaleLowerCase().includes(sought) && !found.length ? lines.slice(0, 1) : found;
    return named.map((text) => ({ chapter: chapter.id, title: chapter.title, text }));
  });
}
