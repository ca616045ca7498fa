/** German texts of moderation. */

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
};
