/** English texts of tournaments. */

export const en = {
  tournaments: {
    text: 'A host says what is played; people and bots enter. From the start on the tables are set by themselves, round by round.',
    none: 'There is no tournament yet. You could hold the first one.',
    new: 'Hold a tournament',
    name: 'What it is called',
    atATable: 'At a table',
    most: 'Places',
    format: 'Who meets whom',
    formats: { swiss: 'Swiss system', robin: 'Everybody meets everybody' },
    formatHints: {
      swiss: 'In every round one meets people of about the same standing, and as far as possible nobody twice.',
      robin: 'All meet all; at tables of more than two as evenly as can be.',
    },
    rounds: 'Rounds',
    enough: 'as many as it takes',
    absent: 'Whose time is up',
    absences: { bot: 'a bot stands in for who is late', forfeit: 'who is late has lost the table' },
    clockText: 'Clocks run from the deal on, whether somebody has looked or not, so nobody can hold up the others.',
    public: 'Everybody can find it; otherwise it is entered by its link',
    hold: 'Announce it',
    taken: (taken: number, most: number) => `${taken} of ${most} places taken`,
    roundOf: (round: number, rounds: number) => `round ${round} of ${rounds}`,
    round: (round: number) => `Round ${round}`,
    youAreIn: 'you are in',
    groupsOf: (n: number) => `tables of ${n}`,
    clock: (bank: string) => `${bank} each`,
    enter: 'Enter',
    leave: 'Do not play after all',
    withdraw: 'Withdraw from the next rounds',
    withdrawn: 'has withdrawn',
    start: 'Begin',
    cancel: 'Call it off',
    bot: 'Which bot',
    addBot: 'Add a bot',
    entrants: 'Who plays',
    nobodyYet: 'Nobody yet.',
    standings: 'Standings',
    points: 'Points',
    met: 'Opponents',
    pointsText:
      'The first at a table gets one point, the last none, the others evenly in between. Equal points are told apart by the points of the people one met.',
    sitsOut: 'sits out',
  },
};

export type Texts = typeof en;
