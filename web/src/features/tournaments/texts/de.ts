/** German texts of tournaments. */

import type { Texts } from './en';

export const de: Texts = {
  tournaments: {
    text: 'Wer einlädt, sagt, was gespielt wird; Menschen und Bots melden sich an. Ab dem Start werden die Tische von selbst gedeckt, Runde für Runde.',
    none: 'Noch gibt es kein Turnier. Du könntest das erste veranstalten.',
    new: 'Turnier veranstalten',
    name: 'Wie es heißt',
    atATable: 'An einem Tisch',
    most: 'Plätze',
    format: 'Wer trifft wen',
    formats: { swiss: 'Schweizer System', robin: 'Jeder gegen jeden' },
    formatHints: {
      swiss: 'In jeder Runde trifft man Leute, die etwa gleich gut stehen, und möglichst niemanden zweimal.',
      robin: 'Alle treffen alle; an Tischen mit mehr als zweien so gleichmäßig, wie es geht.',
    },
    rounds: 'Runden',
    enough: 'so viele wie nötig',
    absent: 'Wessen Zeit um ist',
    absences: {
      bot: 'wer zu spät kommt, wird von einem Bot vertreten',
      forfeit: 'wer zu spät kommt, hat den Tisch verloren',
    },
    clockText:
      'Die Uhren laufen vom Austeilen an, ob jemand hingesehen hat oder nicht; so hält niemand die anderen auf.',
    public: 'Alle können es finden; sonst kommt man über den Link hinein',
    hold: 'Ausrufen',
    taken: (taken, most) => `${taken} von ${most} Plätzen vergeben`,
    roundOf: (round, rounds) => `Runde ${round} von ${rounds}`,
    round: (round) => `Runde ${round}`,
    youAreIn: 'du bist dabei',
    groupsOf: (n) => `${n} an einem Tisch`,
    clock: (bank) => `je ${bank}`,
    enter: 'Mitspielen',
    leave: 'Doch nicht mitspielen',
    withdraw: 'Aus den nächsten Runden zurückziehen',
    withdrawn: 'hat sich zurückgezogen',
    start: 'Beginnen',
    cancel: 'Absagen',
    bot: 'Welcher Bot',
    addBot: 'Bot dazunehmen',
    entrants: 'Wer mitspielt',
    nobodyYet: 'Noch niemand.',
    standings: 'Stand',
    points: 'Punkte',
    met: 'Gegner',
    pointsText:
      'Der Erste am Tisch bekommt einen Punkt, der Letzte keinen, die anderen gleichmäßig dazwischen. Bei gleichen Punkten zählen die Punkte der Leute, die man getroffen hat.',
    sitsOut: 'setzt aus',
  },
};
