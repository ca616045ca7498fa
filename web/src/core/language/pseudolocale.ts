/** Pseudolocalization: accents on vowels and brackets, so that texts written in the code stand out. */

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

export function pseudolocalize<T>(texts: T): T {
  return pseudolocalized(texts) as T;
}

function pseudolocalized(value: unknown): unknown {
  if (typeof value === 'string')
    return value && `⟦${value.replace(/[aeiou]/gi, (letter) => ACCENTS[letter] ?? letter)}⟧`;
  if (typeof value === 'function') {
    const say = value as (...facts: unknown[]) => string;
    return (...facts: unknown[]) => pseudolocalized(say(...facts));
  }
  if (Array.isArray(value)) return value.map(pseudolocalized);
  return Object.fromEntries(Object.entries(value as object).map(([name, inner]) => [name, pseudolocalized(inner)]));
}
