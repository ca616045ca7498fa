/** German texts of moderation. */

import { count } from '../../../core/language/plural';
import type { Texts } from './en';

export const de: Texts = {
  moderation: {
    ownerOnly: 'Meldungen liest nur, wer den Server betreibt.',
    text: 'Was dir Leute übereinander gesagt haben. Wen es betrifft, der erfährt, was du tust.',
    none: 'Keine Meldung wartet.',
    about: (by, name) => `${by} über ${name}`,
    table: 'zum Tisch',
    before: (n) => (n === 1 ? 'ein früherer Eintrag' : `${n} frühere Einträge`),
    lines: (n) => (n === 1 ? 'Die letzte Zeile des Chats' : `Die letzten ${n} Zeilen des Chats`),
    what: 'Was du tust',
    acts: { warn: 'Verwarnen', silence: 'Chat verbieten', ban: 'Ausschließen' },
    days: 'Tage',
    words: 'Was du dazu sagst',
    done: 'Nichts zu tun',
    log: 'Was getan wurde',
    kinds: { warn: 'verwarnt', silence: 'Chat verboten', ban: 'ausgeschlossen', lift: 'zurückgenommen' },
    until: (day) => `bis ${day}`,
    read: 'gelesen',
    unread: 'noch nicht gelesen',
    lift: 'Zurücknehmen',
    notice: 'Von dem, der den Server betreibt',
    notices: {
      warn: 'Wer den Server betreibt, verwarnt dich:',
      silence: 'Du darfst nichts in Chats schreiben',
      ban: 'Du darfst hier zusehen, aber nichts weiter',
      lift: 'Du darfst wieder alles.',
    },
    understood: 'Verstanden',
  },
  fairPlay: {
    title: 'Faires Spiel',
    text: 'Zahlen, über die du urteilst. Von selbst geschieht ihretwegen nichts, und manche haben harmlose Gründe: Freunde spielen oft miteinander, Familien teilen sich einen Rechner.',
    show: 'Zahlen zeigen',
    none: 'Es gibt nichts zu zeigen.',
    conspicuous: 'auffällig',
    pairs: 'Paare, die fast nur miteinander spielen',
    pairsText: (days) =>
      `Gewertete Partien der letzten ${days} Tage. Auffällig sind Siege, die jedes Mal die Seite wechseln, immer an dieselbe gehen oder durch Aufgeben entstehen.`,
    games: (n) => (n === 1 ? '1 gemeinsame Partie' : `${n} gemeinsame Partien`),
    shares: (shares) => `Anteil an ihren Partien: ${shares}`,
    wins: (wins) => `Siege ${wins}`,
    alternation: (share) => `der Sieger wechselt in ${share}`,
    forfeits: (n) => `aufgegeben: ${n}`,
    gains: (gains) => `Punkte: ${gains}`,
    agreements: 'Entscheidungen wie ein Bot',
    agreementsText:
      'Wie oft jemand gewählt hat, was der Bot Schwer gewählt hätte, verglichen mit Leuten ähnlicher Wertung. Ab drei Standardabweichungen ist es auffällig.',
    points: (points) => `Wertung ${points}`,
    rate: (rate, expected, peers) => `${rate} gleich; ${peers} andere: ${expected}`,
    choices: (n, games) => `${n} Entscheidungen in ${count(games, 'Partie', 'Partien')}`,
    deviation: (n) => `${n} Standardabweichungen`,
    devices: 'Mehrere Konten in einem Browser',
    devicesText: 'Browser mit drei Konten oder mehr, und solche, deren Konten in gewerteten Partien aufeinandertrafen.',
    together: (n) =>
      n === 0
        ? 'keine gewertete Partie miteinander'
        : count(n, 'gewertete Partie miteinander', 'gewertete Partien miteinander'),
    last: (day) => `zuletzt benutzt am ${day}`,
  },
};
