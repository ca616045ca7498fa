/** Screen width, light or dark theme, and reduced motion. */

import { read, write } from './storage';

const narrow = window.matchMedia('(max-width: 760px)');
const dark = window.matchMedia('(prefers-color-scheme: dark)');
const still = window.matchMedia('(prefers-reduced-motion: reduce)');

export type Light = 'auto' | 'light' | 'dark';

class Screen {
  narrow = $state(narrow.matches);
  light = $state<Light>(read<Light>('light', 'auto'));
  #systemDark = $state(dark.matches);

  constructor() {
    narrow.addEventListener('change', (event) => (this.narrow = event.matches));
    dark.addEventListener('change', (event) => (this.#systemDark = event.matches));
  }

  get dark(): boolean {
    return this.light === 'auto' ? this.#systemDark : this.light === 'dark';
  }

  get still(): boolean {
    return still.matches;
  }

  setLight(light: Light): void {
    this.light = light;
    write('light', light);
  }
}

export const screen = new Screen();

const DARK = /\(prefers-color-scheme:\s*dark\)/;
/** Media queries as the server wrote them. */
const written = new WeakMap<CSSMediaRule, string>();

/** Makes the media rules inside a picture follow the theme chosen on the page. */
export function relight(picture: SVGElement, isDark: boolean): void {
  for (const style of picture.querySelectorAll('style')) {
    for (const rule of style.sheet?.cssRules ?? []) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const query = written.get(rule) ?? rule.media.mediaText;
      if (!DARK.test(query)) continue;
      written.set(rule, query);
      rule.media.mediaText = query.replace(DARK, isDark ? '(min-width: 0px)' : '(max-width: 0px)');
    }
  }
}
