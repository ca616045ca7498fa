/** German texts of daily. */

import type { Texts } from './en';

export const de: Texts = {
  daily: {
    title: 'Aufgabe des Tages',
    against: (game, bot) => `${game} gegen ${bot}`,
    oneTry: 'Für alle dieselben Karten, je ein Versuch.',
    text: (end) =>
      `Für alle dieselben Karten und derselbe Bot. Du hast einen Versuch; er zählt, wenn er bis ${end} zu Ende gespielt ist. Gewertet werden solche Spiele nicht.`,
    play: 'Aufgabe annehmen',
    mine: (score, place, of) => `Deine ${score} Punkte: bisher Platz ${place} von ${of}`,
    compare: 'Vergleichen',
    results: 'Wie es lief',
    won: '(gewonnen)',
    look: 'Spiel ansehen',
    nobody: 'Niemand hat sie zu Ende gespielt.',
    later: (n) =>
      n === 0
        ? 'Noch ist niemand fertig.'
        : n === 1
          ? 'Eine Person ist fertig. Wenn du es auch bist, kannst du vergleichen.'
          : `${n} Personen sind fertig. Wenn du es auch bist, kannst du vergleichen.`,
    seed: (seed) => `Startzahl der Verteilung: ${seed}`,
    earlier: 'Die Aufgabe davor',
  },
};
