/** German texts of lessons. */

import { count } from '../../../core/language/plural';
import type { Texts } from './en';

export const de: Texts = {
  lesson: {
    badge: 'Lektion',
    exercise: 'Übung',
    step: (n: number, of: number) => `Schritt ${n} von ${of}`,
    next: 'Weiter',
    back: 'Zurück',
    now: 'Weiter im Spiel',
    why: 'Warum jetzt?',
    hint: 'Tipp',
    task: 'Aufgabe',
    taskTitle: 'Die Aufgabe noch einmal lesen; dort gibt es auch einen Tipp',
    show: 'Zeig es mir',
    leave: 'Verlassen',
    leaveTitle: 'Die Lektion verlassen; du kannst später weitermachen',
    past: 'Das hast du schon getan.',
    coach: 'Die Begleitung',
    coachOn: 'Begleitung: an',
    coachOff: 'Begleitung: aus',
    coachTitle: 'Die Begleitung meldet sich, wenn etwas Neues geschieht',
    thanks: 'Danke',
    goalOf: (game: string) => `${game}: Worum es geht`,
    title: (game: string) => `${game} lernen`,
    reading: 'Zum Nachlesen',
    guided: 'Partien mit Begleitung',
    exercises: 'Übungen',
    begin: 'Beginnen',
    again: 'Neu beginnen',
    done: 'geschafft',
    minutes: (n: number) => `etwa ${n} Minuten`,
    steps: (n: number) => count(n, 'Schritt', 'Schritte'),
    stars: (n: number, of: number) => `${n} von ${count(of, 'Stern', 'Sternen')}`,
    verdict: (stars: number) =>
      ['Noch nicht. Versuch es noch einmal!', 'Ziel erreicht!', 'Sehr gut!', 'Perfekt!'][stars] ?? 'Perfekt!',
    tryAgain: 'Noch einmal',
    more: 'Mehr Lektionen',
    playOn: 'Hier weiterspielen',
    noGame: 'Für dieses Spiel gibt es noch keine Lektionen.',
  },
  path: {
    first: 'Deine erste richtige Partie',
    firstText: (game) =>
      `Eine ganze Partie ${game} gegen einen leichten Gegner. Die Begleitung sitzt neben dir: Vorschläge vor einer Wahl, und ein Wort, wenn du etwas übersehen hast.`,
    stronger: 'Stärkere Gegner',
    strongerText: 'Ohne Begleitung, zu dritt am Tisch. Wer eine Stufe schlägt, ist bereit für die nächste.',
    against: (bot) => `Gegen ${bot} spielen`,
  },
  coach: {
    title: 'Sagt vor deiner Wahl, was sie abwägen würde, und danach, was du übersehen hast',
    thinking: 'Ich sehe es mir an …',
    one: 'Eine Überlegung wert',
    two: 'Zwei Wege, die sich abwägen lassen',
    missed: (label) => `Da war mehr drin: ${label}.`,
    undo: 'Zurücknehmen',
    keep: 'So lassen',
  },
};
