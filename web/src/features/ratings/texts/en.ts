/** English texts of ratings. */

import { count } from '../../../core/language/plural';

export const en = {
  statistics: {
    curve: (n: number, first: number, last: number) =>
      `Rating over ${count(n, 'game', 'games')}, from ${first} to ${last}`,
    meanPlace: 'avg place',
    meanScore: 'avg points',
    bestScore: 'best',
  },
  leaderboard: {
    text: 'Everybody who finished a rated game this season, by their latest rating.',
    season: 'Season',
    quarter: (n: number, year: string) => `Quarter ${n}, ${year}`,
    rating: 'Rating',
    none: 'Nobody has played enough rated games yet.',
    provisional: 'Provisional, after few games',
    bots: 'For comparison, the bots:',
  },
};

export type Texts = typeof en;
