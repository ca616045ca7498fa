/** German texts of reference. */

import { count } from '../../../core/language/plural';
import type { Texts } from './en';

export const de: Texts = {
  reference: {
    title: (game) => `${game}: Regeln und Material`,
    components: 'Alle Karten und Teile',
    search: 'Regeln und Material durchsuchen',
    onlyEnglish:
      'Die nummerierten Regeln dieses Spiels gibt es nur auf Englisch; Karten, Teile und alles am Spieltisch sind deutsch.',
    found: (n) => count(n, 'Treffer', 'Treffer'),
    none: 'Nichts passt.',
    chapters: 'Kapitel',
    legend: 'Was die kleinen Zeichen hinter den Regeln bedeuten',
    copies: (n) => count(n, 'Exemplar', 'Exemplare'),
    origin: 'Woher das stammt',
    checkedBy: (who: string) => `Am eigenen Spiel geprüft: ${who}`,
  },
  guide: {
    title: (game) => `${game}: So wird gespielt`,
    contents: 'Inhalt',
    search: 'Kurzregeln und nummerierte Regeln durchsuchen',
    short: 'In den Kurzregeln',
    numbered: 'In den nummerierten Regeln',
    previous: 'Zurück',
    next: 'Weiter',
    page: (n, of) => `Seite ${n} von ${of}`,
    openRules: (names) => `Die nummerierten Regeln ${names} lesen`,
    moreRules: (n) => `Alle ${n} in der Regelliste`,
    print: 'Drucken',
    none: 'Zu diesem Spiel gibt es noch keine Kurzregeln.',
    noAid: 'Zu diesem Spiel gibt es noch keine Übersicht.',
  },
  legend: {
    search: 'Ein Symbol suchen',
    signs: 'Zwischen Symbolen',
    none: 'Kein Symbol passt.',
  },
};
