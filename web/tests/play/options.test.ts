import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Options from '../../src/features/play/question/Options.svelte';
import type { Choice, Question } from '../../src/core/api/schema';

const BANKING = 'How many books of banking do you pay?';

const option = (code: number, label: string, more: Partial<Choice> = {}) =>
  ({
    code,
    label,
    anchor: null,
    effect: '',
    cost: [],
    gain: [],
    places: [],
    changes: [],
    note: null,
    ends: false,
    follows: '',
    follow_ups: [],
    ...more,
  }) as Choice;

const button = (label: string, then: number) => ({ then: [then], in_order: '', label, note: null, anchor: null });

let shown: Record<string, unknown> | null = null;

function show(...options: Choice[]): HTMLElement[] {
  const question = { ply: 1, prompt: 'ACTION', options, refused: [], series: null } as unknown as Question;
  const table = { view: null, guided: false, busy: false, hot: null, hint: null, inOrder: (all: Choice[]) => all };
  const props = { table, question, explainer: {}, previews: {}, lit: [], onlead: () => undefined };
  shown = mount(Options, { target: document.body, props: props as never });
  flushSync();
  return [...document.body.querySelectorAll<HTMLElement>('ol > li')];
}

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

describe('a row whose next question can be answered with the same click', () => {
  const books = option(3, 'Book action', {
    follows: BANKING,
    follow_ups: [button('No book', 0), button('1 book', 1)],
  });

  it('shows that question before its answers', () => {
    const [row] = show(books);
    const chips = row?.querySelector('.chips');
    expect(chips?.firstElementChild?.textContent).toBe(BANKING);
    expect([...(chips?.querySelectorAll('button') ?? [])].map((one) => one.textContent)).toEqual(['No book', '1 book']);
  });

  it('says no question where the buttons only repeat the row', () => {
    const [row] = show(option(4, '1 wood', { follow_ups: [{ ...button('2 ×', 4) }] }));
    expect(row?.querySelector('.chips')?.children).toHaveLength(1);
    expect(row?.querySelector('.chips button')?.getAttribute('aria-label')).toBe('1 wood – 2 ×');
  });

  it('has neither where nothing follows', () => {
    const [, plain] = show(books, option(5, 'Pass'));
    expect(plain?.querySelector('.chips')).toBeNull();
  });
});
