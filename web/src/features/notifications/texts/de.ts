/** German texts of notifications. */

import type { Texts } from './en';

export const de: Texts = {
  contact: {
    title: 'Gerufen werden',
    text: 'Spiele dieser Größe dauern Tage. Hier sagst du, wie du erfahren willst, dass du dran bist. Nichts wird verschickt, was du nicht eingeschaltet hast.',
    here: 'Auf diesem Gerät',
    push: 'Nachricht vom Browser, auch wenn diese Seite zu ist',
    impossible:
      'Hier nimmt dieser Browser keine Nachrichten an. Dafür braucht es eine sichere Adresse (https) oder diesen Rechner selbst; auf dem iPhone kommt die Seite zuerst auf den Home-Bildschirm.',
    refused: 'Der Browser erlaubt dieser Seite keine Nachrichten. In seinen Einstellungen kannst du das ändern.',
    elsewhere: (n) =>
      n === 1 ? 'Ein anderes Gerät von dir wird gerufen.' : `${n} andere Geräte von dir werden gerufen.`,
    sounds: 'Kleine Klänge, solange die Seite offen ist',
    mail: 'Mail',
    noMail: 'Dieser Server verschickt keine Mails. Wer ihn betreibt, kann das einrichten.',
    mailMe: 'Schreib mir eine Mail',
    address: 'Adresse',
    often: 'Wie oft',
    eachTurn: 'bei jedem Zug',
    onceADay: 'einmal am Tag',
    at: 'Um',
    asked: (address) => `Gespeichert. Wir haben bei ${address} gefragt, ob das deine Adresse ist.`,
    hook: 'Discord, Telegram, Matrix',
    hookText:
      'Füge die Adresse eines Webhooks ein: eines Discord-Kanals, eines Telegram-Bots (…/sendMessage?chat_id=…) oder einer Brücke zu Matrix oder Mattermost.',
    hookUrl: 'Adresse des Webhooks',
    services: {
      discord: 'Discord: Der Kanal bekommt eine Zeile.',
      telegram: 'Telegram: Der Bot schreibt in den Chat.',
      plain: 'Die Adresse bekommt JSON mit einem Feld „text“.',
    },
    invited: 'Einladungen',
    invites: 'Ruf mich auch, wenn mich jemand an einen Tisch einlädt',
    quiet: 'Ruhezeit',
    rest: 'Lass mich schlafen',
    from: 'Von',
    until: 'Bis',
    zone: (zone) => `Zeit von ${zone.replace(/_/g, ' ')}. Was inzwischen anfällt, kommt danach, wenn es noch gilt.`,
    try: 'Ruf mich jetzt, zur Probe',
    tried: 'Ist unterwegs.',
  },
  mailLink: {
    title: 'Mail vom Tisch',
    ask: {
      confirm: 'Jemand hat diese Adresse angegeben, um an den Tisch gerufen zu werden. Ist es deine?',
      own: 'Jemand hat diese Adresse angegeben, um ein verlorenes Passwort ersetzen zu können. Ist es deine?',
      stop: 'Soll an diese Adresse keine Mail mehr kommen?',
      block: 'Soll dieser Server nie wieder an diese Adresse schreiben, wer immer sie angibt?',
    },
    yes: {
      confirm: 'Ja, das ist meine',
      own: 'Ja, das ist meine',
      stop: 'Keine Mails mehr',
      block: 'Keine Mails mehr',
    },
    done: {
      confirm: (address) => `Ab jetzt kommen Mails an ${address}.`,
      own: (address) => `Wenn du dein Passwort verlierst, geht ein Link zu einem neuen an ${address}.`,
      stop: (address) => `An ${address} geht keine Mail mehr.`,
      block: (address) =>
        `Dieser Server schreibt nicht mehr an ${address}. Nur ein Link zu einem neuen Passwort geht noch dorthin, falls du das für diese Adresse bestätigt hast.`,
    },
    allow: 'Mails wieder erlauben',
    allowed: (address) => `Dieser Server darf wieder an ${address} schreiben.`,
    broken: 'Dieser Link ist nicht vollständig. Öffne den aus der Mail.',
  },
};
