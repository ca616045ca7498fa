/** A text nobody can mistake for one that is written in the code: accents on the vowels, brackets around it. */

const ACCENTS: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};

export function disguise<T>(texts: T): T {
  return disguised(texts) as T;
}

function disguised(value: unknown): unknown {
  if (typeof value === 'string')
    return value && `⟦${value.replace(/[aeiou]/gi, (letter) => ACCENTS[letter] ?? letter)}⟧`;
  if (typeof value === 'function') {
    const say = value as (...facts: unknown[]) => string;
    return (...facts: unknown[]) => disguised(say(...facts));
  }
  if (Array.isArray(value)) return value.map(disguised);
  return Object.fromEntries(Object.entries(value as object).map(([name, inner]) => [name, disguised(inner)]));
}
