/** English texts of daily. */

export const en = {
  daily: {
    title: 'Challenge of the day',
    against: (game: string, bot: string) => `${game} against ${bot}`,
    oneTry: 'The same deal for everybody, one try each.',
    text: (end: string) =>
      `The same deal and the same bot for everybody. You have one try; it counts if it is finished by ${end}. Such games are not rated.`,
    play: 'Take the challenge',
    mine: (score: number, place: number, of: number) => `Your ${score} points: place ${place} of ${of} so far`,
    compare: 'Compare',
    results: 'How it went',
    won: '(won)',
    look: 'Look at the game',
    nobody: 'Nobody has finished it.',
    later: (n: number) =>
      n === 0
        ? 'Nobody has finished yet.'
        : n === 1
          ? 'One person has finished. You can compare once you have, too.'
          : `${n} people have finished. You can compare once you have, too.`,
    seed: (seed: string) => `Seed of the deal: ${seed}`,
    earlier: 'Previous challenge',
  },
};

export type Texts = typeof en;
