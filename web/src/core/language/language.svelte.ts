/** The page's language: texts, and formats of numbers and dates. */

import { read, write } from '../browser/storage';
import { de } from './texts/de';
import { pseudolocalize } from './pseudolocale';
import { en, type Texts } from './texts/en';

/** The languages of the page. A new one is an entry here; the compiler then names the texts that are missing. */
const CORE = { en, de } satisfies Record<string, Texts>;
type Translated = keyof typeof CORE;
export const LANGUAGES = Object.keys(CORE) as Translated[];
/** `xx` is pseudolocalized English, with which a test finds texts that are not in a file of texts. */
export type Code = Translated | 'xx';

function inAll<T>(textsIn: (code: Translated) => T): Record<Code, T> {
  const all = Object.fromEntries(LANGUAGES.map((code) => [code, textsIn(code)])) as Record<Translated, T>;
  return { ...all, xx: pseudolocalize(all.en) };
}

const TEXTS = inAll<Texts>((code) => CORE[code]);
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
];

function known(code: string | null): Code | null {
  return code === 'xx' ? code : (LANGUAGES.find((each) => each === code) ?? null);
}

function preferred(): Code {
  const requested = known(new URLSearchParams(location.search).get('lang'));
  const system = LANGUAGES.find((code) => navigator.language.startsWith(code)) ?? 'en';
  return requested ?? known(read<string | null>('language', null)) ?? system;
}

class Language {
  code = $state<Code>(preferred());
  t = $derived(TEXTS[this.code]);
  #locale = $derived(this.code === 'xx' ? 'en' : this.code);
  #number = $derived(new Intl.NumberFormat(this.#locale));
  #signed = $derived(new Intl.NumberFormat(this.#locale, { signDisplay: 'exceptZero' }));
  #ago = $derived(new Intl.RelativeTimeFormat(this.#locale, { numeric: 'auto' }));
  #clock = $derived(new Intl.DateTimeFormat(this.#locale, { dateStyle: 'medium', timeStyle: 'short' }));
  #day = $derived(new Intl.DateTimeFormat(this.#locale, { dateStyle: 'long' }));
  #month = $derived(new Intl.DateTimeFormat(this.#locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }));
  #list = $derived(new Intl.ListFormat(this.#locale));
  #languages = $derived(new Intl.DisplayNames(this.#locale, { type: 'language' }));

  choose(code: Code): void {
    this.code = code;
    write('language', code);
  }

  number(value: number): string {
    return this.#number.format(value).replace('-', '−');
  }

  /** With a sign: a change. */
  signed(value: number): string {
    return this.#signed.format(value).replace('-', '−');
  }

  list(items: string[]): string {
    return this.#list.format(items);
  }

  /** The name of a language in the page's language. */
  nameOf(code: string): string {
    return this.#languages.of(code) ?? code;
  }

  date(iso: string): string {
    return this.#clock.format(new Date(iso));
  }

  day(iso: string): string {
    return this.#day.format(new Date(iso));
  }

  month(iso: string): string {
    return this.#month.format(new Date(iso));
  }

  /** "30 min", "3 days": in the largest unit that divides it. */
  span(seconds: number): string {
    const [unit, length] = STEPS.find(([, step]) => seconds >= step && seconds % step === 0) ?? ['minute', 60];
    const style = { style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : 'short' } as const;
    return new Intl.NumberFormat(this.#locale, { ...style, maximumFractionDigits: 1 }).format(seconds / length);
  }

  /** "3 minutes ago", or empty below one minute; `now` is a parameter so that callers can update it. */
  ago(iso: string, now: number): string {
    const seconds = Math.min(0, (Date.parse(iso) - now) / 1000);
    for (const [unit, length] of STEPS) {
      if (-seconds >= length) return this.#ago.format(Math.round(seconds / length), unit);
    }
    return '';
  }
}

export const language = new Language();

/** The texts of a feature in the page's language, together with those of core. */
export function featureTexts<T extends object>(texts: Record<Translated, T>): { readonly t: Texts & T } {
  const all = inAll<Texts & T>((code) => ({ ...CORE[code], ...texts[code] }));
  return {
    get t() {
      return all[language.code];
    },
  };
}
