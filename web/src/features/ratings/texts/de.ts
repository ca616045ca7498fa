/** German texts of ratings. */

import type { Texts } from './en';

export const de: Texts = {
  statistics: {
    curve: (n, first, last) => `Wertung über ${n === 1 ? 'ein Spiel' : `${n} Spiele`}, von ${first} bis ${last}`,
    meanPlace: 'Ø Platz',
    meanScore: 'Ø Punkte',
    bestScore: 'bestes',
  },
  leaderboard: {
    text: 'Alle, die in der Saison ein gewertetes Spiel beendet haben, nach ihrer Wertung nach dem letzten.',
    season: 'Saison',
    quarter: (n, year) => `${n}. Quartal ${year}`,
    rating: 'Wertung',
    none: 'Noch hat niemand genug gewertete Spiele.',
    provisional: 'Noch nicht sicher, nach wenigen Spielen',
    bots: 'Zum Vergleich die Bots:',
  },
};
