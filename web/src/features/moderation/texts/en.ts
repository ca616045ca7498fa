/** English texts of moderation. */

import { count } from '../../../core/language/plural';

export const en = {
  moderation: {
    ownerOnly: 'Only the owner of the server reads reports.',
    text: 'Reports from people about each other. People are notified of measures that concern them.',
    none: 'No report is waiting.',
    about: (by: string, name: string) => `${by} about ${name}`,
    table: 'the table',
    before: (n: number) => (n === 1 ? 'one entry before' : `${n} entries before`),
    lines: (n: number) => (n === 1 ? 'The last line of the chat' : `The last ${n} lines of the chat`),
    what: 'Measure',
    acts: { warn: 'Warn', silence: 'Silence', ban: 'Ban' },
    days: 'Days',
    words: 'Message to them',
    done: 'Nothing to do',
    log: 'What was done',
    kinds: { warn: 'warned', silence: 'silenced', ban: 'banned', lift: 'taken back' },
    until: (day: string) => `until ${day}`,
    read: 'they have read it',
    unread: 'not read yet',
    lift: 'Take back',
    notice: 'From the owner of the server',
    notices: {
      warn: 'The owner of the server warns you:',
      silence: 'You may not write in chats',
      ban: 'You may watch, but do nothing else',
      lift: 'You may do everything again.',
    },
    understood: 'Understood',
  },
  fairPlay: {
    title: 'Fair play',
    text: 'Figures for you to judge. Nothing happens because of them by itself, and some have harmless reasons: friends play each other often, families share a computer.',
    show: 'Show the figures',
    none: 'There is nothing to show.',
    conspicuous: 'unusual',
    pairs: 'Pairs that play mostly each other',
    pairsText: (days: number) =>
      `Rated games of the last ${days} days. Wins that change sides each time, always go to one side, or come from giving up are unusual.`,
    games: (n: number) => count(n, 'game together', 'games together'),
    shares: (shares: string) => `share of their games: ${shares}`,
    wins: (wins: string) => `wins ${wins}`,
    alternation: (share: string) => `the winner changes in ${share}`,
    forfeits: (n: number) => `given up: ${n}`,
    gains: (gains: string) => `points: ${gains}`,
    agreements: 'Choices like a bot’s',
    agreementsText:
      'How often somebody chose what the bot Hard would have chosen, compared with people of a similar rating. From three standard deviations on it is unusual.',
    points: (points: number) => `rating ${points}`,
    rate: (rate: string, expected: string, peers: number) => `${rate} the same; ${peers} others: ${expected}`,
    choices: (n: number, games: number) => `${n} choices in ${count(games, 'game', 'games')}`,
    deviation: (n: string) => `${n} standard deviations`,
    devices: 'Several accounts in one browser',
    devicesText: 'Browsers with three accounts or more, and those whose accounts met in rated games.',
    together: (n: number) =>
      n === 0 ? 'no rated game together' : count(n, 'rated game together', 'rated games together'),
    last: (day: string) => `last used on ${day}`,
  },
};

export type Texts = typeof en;
