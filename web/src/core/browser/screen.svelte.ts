/** How much room there is, and which light: what the page knows about the screen. */

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

/** Pictures follow the system's light by a media rule of their own; a page switched by hand overrules it. */
export function relight(picture: SVGElement, isDark: boolean): void {
  for (const style of picture.querySelectorAll('style')) {
    for (const rule of style.sheet?.cssRules ?? []) {
      if (rule instanceof CSSMediaRule && /prefers-color-scheme|\ball\b/.test(rule.media.mediaText)) {
        rule.media.mediaText = isDark ? 'all' : 'not all';
      }
    }
  }
}
