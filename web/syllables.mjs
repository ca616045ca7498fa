/** Writes src/tafelrunde/draw/syllables.txt: where the long words of the games' texts may be divided.
 *
 * `npm run syllables` after adding texts. The server wraps the words on pictures, and has no hyphenation patterns. */

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import hyphen from 'hyphen';
import english from 'hyphen/patterns/en-gb.js';
import german from 'hyphen/patterns/de-1996.js';

const SOURCES = new URL('../src/tafelrunde/', import.meta.url);
const LIST = new URL('draw/syllables.txt', SOURCES);
const LONG = 8; // letters; shorter words fit on every line
const LEAST = 3; // letters on the next line
const NOT_TEXT = /^#.*$|^[\w-]+ =|^ *\*?\[[\w-]+\]|\{[^{}"]*(->|\})/gm;
const PATTERNS = { en: english, de: german }; // of a word of both languages the last counts

/** Words of Fluent texts, those of select expressions included. */
export function wordsOf(fluent) {
  return fluent.replace(NOT_TEXT, ' ').match(new RegExp(`\\p{L}{${LONG},}`, 'gu')) ?? [];
}

/** Each of these words with hyphens where it may be divided, if it may. */
export function divided(words, lang) {
  const divide = hyphen(PATTERNS[lang], { async: false, hyphenChar: '-', minWordLength: LONG });
  const late = new RegExp(`-(.{1,${LEAST - 1}})$`);
  const marked = words.map((word) => [word.toLowerCase(), divide(word.toLowerCase()).replace(late, '$1')]);
  return new Map(marked.filter(([, parts]) => parts.includes('-')));
}

/** The list for all texts: a word on each line. */
export function currentList() {
  const paths = readdirSync(SOURCES, { recursive: true });
  const found = Object.keys(PATTERNS).flatMap((lang) => {
    const texts = paths.filter((path) => path.endsWith(`${lang}.ftl`));
    return [
      ...divided(
        texts.flatMap((path) => wordsOf(readFileSync(new URL(path, SOURCES), 'utf8'))),
        lang,
      ),
    ];
  });
  return [...new Map(found).values()]
    .sort()
    .map((line) => `${line}\n`)
    .join('');
}

export const savedList = () => readFileSync(LIST, 'utf8');

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(LIST, currentList());
