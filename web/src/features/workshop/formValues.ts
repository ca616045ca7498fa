/** Values in component forms: nested blocks as the workshop API sends them. */

import type { FormBlock, FormField } from '../../core/api/schema';

export interface Block {
  block: string;
  with: Record<string, Value>;
}

export type Row = [key: Value, value: Value];
/** Spaces on a board, by number. */
export interface Places {
  places: number[];
}

export type Value = null | number | boolean | string | Value[] | { word: string } | { table: Row[] } | Places | Block;

export const isBlock = (value: Value): value is Block =>
  typeof value === 'object' && value !== null && 'block' in value;
export const isWord = (value: Value): value is { word: string } =>
  typeof value === 'object' && value !== null && 'word' in value;

export const isPlaces = (value: Value): value is Places =>
  typeof value === 'object' && value !== null && 'places' in value;

/** All numbers in a text. */
export const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** The rows if the value is a grid of characters (strings of equal length), else null. */
export function gridIn(value: Value): string[] | null {
  if (!Array.isArray(value) || value.length < 2) return null;
  const rows = value.filter((row) => typeof row === 'string');
  return rows.length === value.length && rows.every((row) => row.length === rows[0]?.length) ? rows : null;
}

/** Help for a field; where components share its name, for the one whose rows use only the given letters. */
export function helpFor(all: { text: string; letters?: string }[] = [], value: Value): string {
  const used = Array.isArray(value) ? [...new Set(value.join(''))] : [];
  return all.find(({ letters }) => !letters || used.every((letter) => letters.includes(letter)))?.text ?? '';
}

/** The values of a table, each with its key. */
export const rowsOf = (value: Value): Row[] =>
  typeof value === 'object' && value !== null && 'table' in value ? value.table : [];

const PLAIN = ['number', 'word', 'flag', 'text'];

/** Whether a place holds blocks. */
export const holdsBlocks = (place: FormField): boolean => !PLAIN.includes(place.type);

/** The blocks allowed in a place. */
export function allowedBlocks(place: FormField, blocks: FormBlock[]): FormBlock[] {
  if (place.type === 'any') return blocks;
  return blocks.filter((block) => block.kind === place.type || block.name === place.type);
}

/** The initial value of a place. */
export function defaultValue(place: FormField, blocks: FormBlock[]): Value {
  if (place.type === 'number') return 1;
  if (place.type === 'flag') return false;
  if (place.type === 'text') return '';
  if (place.type === 'word') return { word: place.words[0]?.word ?? '' };
  const simple = allowedBlocks(place, blocks).find(
    (block) => !block.fields.some((one) => one.required && holdsBlocks(one)),
  );
  return simple ? newBlock(simple, blocks) : null;
}

/** A block with its required values. */
export function newBlock(block: FormBlock, blocks: FormBlock[]): Block {
  const needed = block.fields.filter((place) => place.required);
  return { block: block.name, with: Object.fromEntries(needed.map((place) => [place.name, several(place, blocks)])) };
}

function several(place: FormField, blocks: FormBlock[]): Value {
  if (place.keyed) return { table: [] };
  return place.many ? [] : defaultValue(place, blocks);
}

/** An unused key: the number or letter after the largest. */
export function nextKey(rows: Row[]): Value {
  const keys = rows.map(([key]) => key);
  const numbers = keys.filter((key) => typeof key === 'number');
  if (numbers.length) return Math.max(...numbers) + 1;
  const last = keys
    .filter((key) => typeof key === 'string')
    .sort((a, b) => (a < b ? -1 : 1))
    .at(-1);
  return last ? last.slice(0, -1) + String.fromCharCode(last.charCodeAt(last.length - 1) + 1) : 'A';
}

/** Replaces a block and keeps values that the new block also has. */
export function replaceBlock(old: Value, block: FormBlock, blocks: FormBlock[]): Block {
  const replaced = newBlock(block, blocks);
  if (!isBlock(old)) return replaced;
  for (const place of block.fields) {
    const value = old.with[place.name];
    if (value === undefined) continue;
    if (isWord(value) && !place.words.some((one) => one.word === value.word)) continue;
    if (!isWord(value) && place.type === 'word') continue;
    replaced.with[place.name] = value;
  }
  return replaced;
}

/** A copy of the list with one item moved. */
export function moveItem<T>(list: T[], at: number, by: number): T[] {
  const other = [...list];
  const [thing] = other.splice(at, 1);
  if (thing !== undefined) other.splice(Math.max(0, at + by), 0, thing);
  return other;
}

/** How often a word occurs in a text. */
export const countWord = (text: string, word: string): number => text.split(' ').filter((each) => each === word).length;

/** The text with a word repeated `times` times (0 to 9). */
export function setWordCount(text: string, word: string, times: number): string {
  const others = text.split(' ').filter((each) => each && each !== word);
  return [...others, ...Array.from({ length: Math.max(0, Math.min(9, Math.trunc(times))) }, () => word)].join(' ');
}
