import { expect, test } from 'vitest';
import type { FormBlock, FormField } from '../../src/core/api/schema';
import {
  replaceBlock,
  allowedBlocks,
  defaultValue,
  newBlock,
  helpFor,
  moveItem,
  nextKey,
  numbersIn,
  gridIn,
  rowsOf,
  countWord,
  setWordCount,
} from '../../src/features/workshop/formValues';

const place = (name: string, type: string, more: Partial<FormField> = {}): FormField => ({
  name,
  type,
  many: false,
  keyed: false,
  optional: false,
  required: true,
  words: [],
  value: null,
  ...more,
});
const words = ['gold', 'vp'].map((word) => ({ word, label: word }));
const what = place('what', 'word', { words });
const gain: FormBlock = {
  name: 'Gain',
  kind: 'effect',
  label: 'gain 1 gold',
  fields: [what, place('amount', 'number')],
};
const per: FormBlock = {
  name: 'Per',
  kind: 'effect',
  label: 'for each',
  fields: [place('count', 'count'), place('part', 'effect')],
};
const cities: FormBlock = { name: 'Cities', kind: 'count', label: 'city', fields: [] };
const blocks = [per, gain, cities];

test('an empty place is filled with the simplest thing that fits', () => {
  expect(defaultValue(place('n', 'number'), blocks)).toBe(1);
  expect(defaultValue(what, blocks)).toEqual({ word: 'gold' });
  expect(defaultValue(place('part', 'effect'), blocks)).toEqual({
    block: 'Gain',
    with: { what: { word: 'gold' }, amount: 1 },
  });
  expect(allowedBlocks(place('count', 'count'), blocks)).toEqual([cities]);
});

test('a block has all that it must have, and keeps what the one before it had', () => {
  const made = newBlock(per, blocks);
  expect(made.with['count']).toEqual({ block: 'Cities', with: {} });
  const lose: FormBlock = { ...gain, name: 'Lose', label: 'lose 1 gold' };
  const old = { block: 'Gain', with: { what: { word: 'vp' }, amount: 3 } };
  expect(replaceBlock(old, lose, blocks)).toEqual({ block: 'Lose', with: { what: { word: 'vp' }, amount: 3 } });
  const other: FormBlock = { ...gain, fields: [place('what', 'word', { words: [{ word: 'wood', label: '' }] })] };
  expect(replaceBlock(old, other, blocks).with).toEqual({ what: { word: 'wood' } });
});

test('a thing in a list goes one up', () => {
  expect(moveItem(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
});

test('a text of words says how often each stands there', () => {
  expect(countWord('wood clay wood', 'wood')).toBe(2);
  expect(setWordCount('wood clay wood', 'wood', 1)).toBe('clay wood');
  expect(setWordCount('', 'stone', 2)).toBe('stone stone');
  expect(setWordCount('stone', 'stone', 0)).toBe('');
});

test('a table is filled row by row, each with a key of its own', () => {
  const rewards = place('rewards', 'effect', { keyed: true });
  const block: FormBlock = { name: 'Capital', kind: 'part', label: 'capital', fields: [rewards] };
  const made = newBlock(block, blocks).with['rewards'] ?? null;
  expect(made).toEqual({ table: [] });
  expect(rowsOf(made)).toEqual([]);
  expect(rowsOf(null)).toEqual([]);
  expect(nextKey([])).toBe('A');
  const letters = ['B', 'D'].map((key): [string, number] => [key, 1]);
  expect(rowsOf({ table: letters })).toEqual(letters);
  expect(nextKey(letters)).toBe('E');
  expect(nextKey([[3, 1]])).toBe(4);
});

test('rows of equal length are a plan, and places are numbers in a line', () => {
  expect(gridIn(['c..', '.o.'])).toEqual(['c..', '.o.']);
  expect(gridIn(['2,0 3,0', '0,6'])).toBeNull();
  expect(gridIn(['c..', 3])).toBeNull();
  expect(gridIn('c..')).toBeNull();
  expect(numbersIn('50, 51  66')).toEqual([50, 51, 66]);
});

test('help for a field fits the letters in its rows', () => {
  const help = [
    { text: 'large', letters: 'AB' },
    { text: 'small', letters: 'ab' },
  ];
  expect([helpFor(help, ['aB', 'ab']), helpFor(help, ['ab', 'ba']), helpFor(undefined, 1)]).toEqual(['', 'small', '']);
  expect(helpFor([{ text: 'any' }], 1)).toBe('any');
});
