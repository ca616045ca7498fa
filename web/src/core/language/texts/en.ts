/** English texts shared by several features. */

import { count } from '../plural';

export const en = {
  name: 'Tafelrunde',
  loading: 'One moment …',
  close: 'Close',
  back: 'Back',
  errors: {
    offline: 'The server cannot be reached right now.',
    server: (status: number) => `The server could not do that (${status}).`,
    noTable: 'This table cannot be shown',
    notOver: 'This game is still running.',
  },
  links: {
    home: 'To the start page',
    result: 'Result',
    account: 'Name and account',
    tournaments: 'Tournaments',
    leaderboard: 'Leaderboard',
    moderation: 'Reports',
    learn: (game: string) => `Learn ${game} with a coach`,
    resumeLesson: (step: number, steps: number) => `Lesson: step ${step} of ${steps}, go on`,
    goal: 'Goal',
    replay: 'Replay',
    analysis: 'Analysis',
    tryOut: 'Try out',
    rules: 'Rules',
    workshop: 'Correct components by your copy of the game',
    allRules: 'All numbered rules and every card',
    playerAid: 'Player’s aid',
    guide: 'The short rules',
    icons: 'What the icons mean',
    import: 'Open a record file',
  },
  actions: {
    resume: 'Continue',
    share: 'Share',
    remove: 'Remove',
    look: 'Have a look',
    save: 'Save',
    saved: 'Saved.',
  },
  tables: {
    over: 'finished',
    whichGame: 'Which game',
    withPack: (name: string) => `with the pack ${name}`,
    heuristicBots: 'The bots learned with other cards; here they judge by rules of thumb.',
    round: (n: number) => `round ${n}`,
    me: 'you',
    bot: (level: string) => `A bot: ${level}`,
    botSign: 'Bot',
    board: 'The table',
    options: 'What you can choose',
    pack: 'Pack',
    noPack: 'Our version',
    players: 'Players',
  },
  people: {
    with: (names: string) => `with ${names}`,
    by: (name: string) => `by ${name}`,
    nobody: 'Somebody without a name',
    name: 'Name',
  },
  results: {
    played: 'games',
    won: 'wins',
    points: (n: number) => count(n, 'point', 'points'),
    place: 'Place',
  },
  mailAddress: {
    unconfirmed: (address: string) =>
      `We are waiting for your answer to our mail to ${address}. Until then nothing else is sent. If no mail arrives, look in your spam folder. If you once told this server not to write to that address, the same link lets you allow it again.`,
  },
  share: {
    title: 'Share this link',
    scan: 'Scan it with a camera.',
    send: 'Share …',
    local:
      'This link works on this computer only. Open the page at an address that others can reach, or ask the owner of the server to set its public address.',
    copy: 'Copy link',
    code: 'QR code',
    copied: 'The link is in your clipboard.',
  },
  clocks: {
    pace: 'Pace',
    paces: {
      none: 'No clock',
      evening: 'One evening: 30 minutes each, a minute more for each turn',
      days: 'Now and then: 3 days each, 8 hours more for each turn',
      weeks: 'At leisure: 2 weeks each, a day more for each turn',
    },
    waits: 'The clock starts at the first look at the game',
    left: (time: string) => `${time} left`,
    asleep: 'It is night: no clock runs.',
    speed: 'Pace',
  },
  history: {
    points: (n: number) => `${n > 0 ? '+' : '−'}${Math.abs(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`,
    why: 'Why?',
    open: 'Open this moment',
    details: (n: number) => count(n, 'detail', 'details'),
  },
  board: {
    closer: 'Closer',
    farther: 'Farther away',
    all: 'Everything',
    parts: 'Go to',
  },
};

export type Texts = typeof en;
