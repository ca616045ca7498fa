import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CostlyChoice } from '../../src/core/api/schema';
import CostliestChoices from '../../src/features/analysis/CostliestChoices.svelte';
import { language } from '../../src/core/language/language.svelte';
import { texts } from '../../src/features/analysis/texts';

const choice: CostlyChoice = {
  ply: 41,
  points: 4.2,
  chance: 0.06,
  question: 'What do you do?',
  given: 'Pass',
  better: 'Build a workshop',
  text: 'Compared with “Pass” you gain 2 tools.',
  line: ['Build a workshop', 'H7'],
  answers: [
    { code: 0, label: 'Pass', points: 4.2, chance: 0.06 },
    { code: 3, label: 'Build a workshop', points: 0, chance: 0 },
    { code: 7, label: 'Send a scholar', points: 1.5, chance: 0.02 },
  ],
};

describe('a costly choice', () => {
  let shown: Record<string, unknown>;
  const onfork = vi.fn();
  const show = (exercise: boolean) => {
    const props = { id: 'costly-0', table: 't', seat: 1, number: 1, choice, chosen: false, exercise, onfork };
    shown = mount(CostliestChoices, { target: document.body, props });
    flushSync();
  };
  const answer = (label: string) => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('li button')];
    buttons.find((button) => button.textContent.trim() === label)?.click();
    flushSync();
  };
  const said = () => document.body.textContent;
  const verdict = () => document.querySelector('[role=status]')?.textContent;

  afterEach(() => unmount(shown));

  it('is told with what was better and why', () => {
    show(false);
    expect(said()).toContain(choice.text);
    expect(document.querySelector('.lost')?.textContent).toContain(language.number(4.2));
    expect(document.querySelectorAll('li')).toHaveLength(0);
  });

  it('is asked again as an exercise, and nothing tells the answer', () => {
    show(true);
    expect([...document.querySelectorAll('li button')].map((each) => each.textContent.trim())).toEqual([
      'Pass',
      'Build a workshop',
      'Send a scholar',
    ]);
    expect(document.querySelector('.best, .lost, li small')).toBeNull();
    expect(said()).not.toContain(choice.text);
    expect(verdict()).toBeUndefined();
  });

  it('tells after an answer whether it was the best, and what each would have cost', () => {
    show(true);
    answer('Send a scholar');
    expect(verdict()).toBe(texts.t.analysis.wrong);
    expect(said()).toContain(choice.text);
    expect(document.querySelector('.best')?.textContent.trim()).toBe('Build a workshop');
    expect([...document.querySelectorAll('li small')].map((each) => each.textContent)[1]).toBe(texts.t.analysis.best);
    answer('Build a workshop');
    expect(verdict()).toBe(texts.t.analysis.right);
  });

  it('can be played again from there', () => {
    show(true);
    document.querySelector<HTMLButtonElement>('.actions button')?.click();
    expect(onfork).toHaveBeenCalledOnce();
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.actions a')].map((each) =>
      each.getAttribute('href'),
    );
    expect(links.every((link) => link?.includes('ply=41&seat=1'))).toBe(true);
  });
});
