import { describe, expect, it } from 'vitest';
import { searchGuide, shortRuleIds } from '../../src/features/reference/guide';
import type { Guide, GuideBlock } from '../../src/core/api/schema';

const said = (...texts: string[]): GuideBlock => ({
  kind: 'paragraph',
  lines: [[texts.map((text) => ({ kind: 'text', text, to: '', svg: '' }))]],
  rules: [],
  pictures: [],
});
const guide: Guide = {
  title: 'Deus',
  lang: 'en',
  chapters: [
    { id: 'goal', title: 'What it is about', blocks: [said('Build a ', 'city.'), said('Points win.')] },
    { id: 'temples', title: 'Temples', blocks: [said('They cost one of each.')] },
  ],
};

it('names of rules in a row become one', () => {
  expect(shortRuleIds(['DEUS-BUILD-01', 'DEUS-BUILD-02', 'DEUS-BUILD-04', 'TAP-CIV-A-07'])).toBe(
    'BUILD 1–2, 4 · CIV-A 7',
  );
});

describe('a search in the short rules', () => {
  it('finds words that stand in several spans', () => {
    expect(searchGuide(guide, 'a city')).toEqual([
      { chapter: 'goal', title: 'What it is about', text: 'Build a city.' },
    ]);
  });

  it('finds a chapter by its title', () => {
    expect(searchGuide(guide, 'temple').map((hit) => hit.text)).toEqual(['They cost one of each.']);
  });

  it('finds nothing where nothing is', () => {
    expect(searchGuide(guide, 'neptune')).toEqual([]);
  });
});
