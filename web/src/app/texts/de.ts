/** German texts of the frame around all pages. */

import type { Texts } from './en';

export const de: Texts = {
  shell: {
    skip: 'Zum Inhalt springen',
    serverDown: 'Keine Verbindung zum Server. Deine Tische kommen von selbst wieder, sobald es eine gibt.',
    notFound: 'Unter dieser Adresse ist nichts zu finden.',
    notLoaded: 'Diese Seite lässt sich nicht laden: Der Server ist nicht erreichbar oder hat eine neue Version.',
    reload: 'Neu laden',
  },
  header: {
    home: 'Startseite',
    language: 'Sprache',
    light: 'Licht',
    lights: { auto: 'Wie das System', light: 'Tageslicht', dark: 'Lampenlicht' },
    account: 'Dein Name',
    waiting: (n) => (n === 1 ? 'Ein Tisch wartet auf dich' : `${n} Tische warten auf dich`),
  },
};
