/** English texts of reference. */

import { count } from '../../../core/language/plural';

export const en = {
  reference: {
    title: (game: string) => `${game}: rules and components`,
    components: 'Every card and piece',
    search: 'Search rules and components',
    onlyEnglish: '',
    found: (n: number) => count(n, 'match', 'matches'),
    none: 'Nothing matches.',
    chapters: 'Chapters',
    legend: 'What the small marks behind the rules mean',
    copies: (n: number) => count(n, 'copy', 'copies'),
    origin: 'Where this comes from',
    checkedBy: (who: string) => `Checked by owner: ${who}`,
  },
  guide: {
    title: (game: string) => `${game}: how to play`,
    contents: 'Contents',
    search: 'Search the short and the numbered rules',
    short: 'In the short rules',
    numbered: 'In the numbered rules',
    previous: 'Back',
    next: 'Next',
    page: (n: number, of: number) => `Page ${n} of ${of}`,
    openRules: (names: string) => `Read the numbered rules ${names}`,
    moreRules: (n: number) => `All ${n} in the list of rules`,
    print: 'Print',
    none: 'This game brings no short rules yet.',
    noAid: 'This game brings no player’s aid yet.',
  },
  legend: {
    search: 'Find an icon',
    signs: 'Between icons',
    none: 'No icon matches.',
  },
};

export type Texts = typeof en;
