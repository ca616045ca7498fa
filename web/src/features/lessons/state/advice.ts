/** Turns hints into suggestions and into remarks about missed answers. Hints that compare answers allow both. */

export interface Answer {
  code: number;
  label: string;
  text: string;
  /** Expected points at the end of the game. */
  points?: number;
  /** Chance to win; null in a game without opponents. */
  chance?: number | null;
}

export interface Advised extends Answer {
  /** Compared answers, the best first. */
  answers?: readonly Answer[];
}

export interface Suggestion {
  code: number;
  /** Empty if `text` names the answer. */
  label: string;
  text: string;
}

const MOST_WAYS = 2;
const CLEAR_CHANCE = 0.04;
const CLEAR_POINTS = 3;

/** Whether an answer is clearly better than another; false without figures. */
export function clearlyBetter(one: Answer, other: Answer): boolean {
  if (one.points === undefined || other.points === undefined) return false;
  if (one.chance != null && other.chance != null) return one.chance - other.chance >= CLEAR_CHANCE;
  return one.points - other.points >= CLEAR_POINTS;
}

/** The best answer, and the second unless it is clearly worse. */
export function suggestionsFrom(hint: Advised): Suggestion[] {
  const [best, ...rest] = hint.answers ?? [];
  if (!best) return [{ code: hint.code, label: '', text: hint.text }];
  const also = rest.filter((answer) => !clearlyBetter(best, answer));
  return [best, ...also].slice(0, MOST_WAYS).map(({ code, label, text }) => ({ code, label, text }));
}

/** The answer that was clearly better than the choice. A choice that is not listed counts like the worst listed one. */
export function missedBy(hint: Advised, code: number): Suggestion | null {
  const answers = hint.answers ?? [];
  const best = answers[0];
  const chosen = answers.find((answer) => answer.code === code);
  const known = chosen ?? answers.at(-1);
  if (!best || !known || best.code === code || !clearlyBetter(best, known)) return null;
  return { code: best.code, label: best.label, text: (chosen ?? best).text };
}
