/** Small wishes of this browser that outlive the page. A browser that refuses to remember loses only them. */

const PREFIX = 'tafelrunde.';

export function read<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the wish then holds until the page is closed.
  }
}
