/** English texts of tournaments. */

export const en = {
  tournaments: {
    text: 'A host chooses the game; people and bots enter. After the start, tables are created automatically, round by round.',
    none: 'There are no tournaments yet. You could host the first one.',
    new: 'Host a tournament',
    name: 'Name of the tournament',
    atATable: 'At a table',
    most: 'Places',
    format: 'Format',
    formats: { swiss: 'Swiss system', robin: 'Round robin' },
    formatHints: {
      swiss: 'In every round you meet people with a similar score, and nobody twice if possible.',
      robin: 'Everybody meets everybody; at tables of more than two as evenly as possible.',
    },
    rounds: 'Rounds',
    enough: 'as many as needed',
    absent: 'When a clock runs out',
    absences: { bot: 'a bot stands in for late players', forfeit: 'late players lose the table' },
    clockText: 'Clocks run from the deal, even before somebody looks, so nobody can hold up the others.',
    public: 'Anybody can find it; otherwise people enter with the link',
    hold: 'Announce it',
    taken: (taken: number, most: number) => `${taken} of ${most} places taken`,
    roundOf: (round: number, rounds: number) => `round ${round} of ${rounds}`,
    round: (round: number) => `Round ${round}`,
    youAreIn: 'you are in',
    groupsOf: (n: number) => `tables of ${n}`,
    clock: (bank: string) => `${bank} each`,
    enter: 'Enter',
    leave: 'Leave the tournament',
    withdraw: 'Withdraw from the next rounds',
    withdrawn: 'has withdrawn',
    start: 'Begin',
    cancel: 'Cancel the tournament',
    bot: 'Which bot',
    addBot: 'Add a bot',
    entrants: 'Who plays',
    nobodyYet: 'Nobody yet.',
    standings: 'Standings',
    points: 'Points',
    met: 'Opponents',
    pointsText:
      'The winner of a table gets one point, the last player none, the others evenly in between. Ties are broken by the points of one’s opponents.',
    sitsOut: 'sits out',
  },
};

export type Texts = typeof en;
