/** What a coach makes of a hint: ways worth weighing, and what a choice has missed. It works on the plainest hint, which
 * names one answer, and says more where answers are compared. */

export interface Answer {
  code: number;
  label: string;
  text: string;
  /** What the seat may hope for with this answer, at the end of the game ... */
  points?: number;
  /** ... and its chance to win; null where nobody can be beaten. */
  chance?: number | null;
}

export interface Advised extends Answer {
  /** The best answers beside each other, the best first. */
  answers?: readonly Answer[];
}

export interface Way {
  code: number;
  /** Empty if the words name it. */
  label: string;
  text: string;
}

const MOST_WAYS = 2;
const CLEAR_CHANCE = 0.04;
const CLEAR_POINTS = 3;

/** Whether an answer promises clearly more than another. Without figures nobody can tell. */
export function clearlyBetter(one: Answer, other: Answer): boolean {
  if (one.points === undefined || other.points === undefined) return false;
  if (one.chance != null && other.chance != null) return one.chance - other.chance >= CLEAR_CHANCE;
  return one.points - other.points >= CLEAR_POINTS;
}

/** The best way, and the next one unless it is clearly worse. */
export function waysOf(hint: Advised): Way[] {
  const [best, ...rest] = hint.answers ?? [];
  if (!best) return [{ code: hint.code, label: '', text: hint.text }];
  const also = rest.filter((answer) => !clearlyBetter(best, answer));
  return [best, ...also].slice(0, MOST_WAYS).map(({ code, label, text }) => ({ code, label, text }));
}

/** The way that was clearly better than the choice. One that was not among the best is no better than the last of them. */
export function missedBy(hint: Advised, code: number): Way | null {
  const answers = hint.answers ?? [];
  const best = answers[0];
  const chosen = answers.find((answer) => answer.code === code);
  const known = chosen ?? answers.at(-1);
  if (!best || !known || best.code === code || !clearlyBetter(best, known)) return null;
  return { code: best.code, label: best.label, text: (chosen ?? best).text };
}
