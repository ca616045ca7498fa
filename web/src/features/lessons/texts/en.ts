/** English texts of lessons. */

import { count } from '../../../core/language/plural';

export const en = {
  lesson: {
    badge: 'Lesson',
    exercise: 'Exercise',
    step: (n: number, of: number) => `step ${n} of ${of}`,
    next: 'Next',
    back: 'Back',
    now: 'Continue',
    why: 'Why now?',
    hint: 'Hint',
    task: 'Task',
    taskTitle: 'Read the task again; a hint is there, too',
    show: 'Show me',
    leave: 'Leave',
    leaveTitle: 'Leave the lesson; you can go on later',
    past: 'You have done this already.',
    coach: 'The coach',
    coachOn: 'Coach: on',
    coachOff: 'Coach: off',
    coachTitle: 'The coach speaks up when something new happens',
    thanks: 'Thanks',
    goalOf: (game: string) => `${game}: what it is about`,
    title: (game: string) => `Learn ${game}`,
    reading: 'To read',
    guided: 'Guided games',
    exercises: 'Exercises',
    begin: 'Begin',
    again: 'Begin again',
    done: 'done',
    minutes: (n: number) => `about ${n} minutes`,
    steps: (n: number) => count(n, 'step', 'steps'),
    stars: (n: number, of: number) => `${n} of ${count(of, 'star', 'stars')}`,
    verdict: (stars: number) =>
      ['Not yet. Try once more!', 'Goal reached!', 'Very good!', 'Perfect!'][stars] ?? 'Perfect!',
    tryAgain: 'Try again',
    more: 'More lessons',
    playOn: 'Play on here',
    noGame: 'There are no lessons for this game yet.',
  },
  path: {
    first: 'Your first real game',
    firstText: (game: string) =>
      `A whole game of ${game} against one easy opponent. The coach sits beside you: suggestions before a choice, and a word when you missed something.`,
    stronger: 'Stronger opponents',
    strongerText: 'Without the coach, three at the table. Whoever beats one level is ready for the next.',
    against: (bot: string) => `Play against ${bot}`,
  },
  coach: {
    title: 'Makes suggestions before your choice, and says afterwards what you missed',
    thinking: 'Let me have a look …',
    one: 'Worth considering',
    two: 'Two options worth considering',
    missed: (label: string) => `There was something better: ${label}.`,
    undo: 'Take it back',
    keep: 'Keep it',
  },
};

export type Texts = typeof en;
