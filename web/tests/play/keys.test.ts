import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tableKeys } from '../../src/features/play/state/keys';
import type { TableState } from '../../src/features/play/state/table.svelte';

const table = {
  options: [{ code: 70 }, { code: 80 }],
  view: { question: {} } as unknown,
  busy: false,
  playback: { active: false, summary: [] },
  gain: null,
  choose: vi.fn(),
  countdown: { stop: vi.fn(() => false) },
  step: vi.fn(),
  askHint: vi.fn(),
  skip: vi.fn(),
};
const board = { move: vi.fn(), goTo: vi.fn(), hideExplanation: vi.fn() };
const question = { step: vi.fn() };
const help = vi.fn();
const legend = vi.fn();
let blocked = false;

/** Presses a key; says whether the page took it. */
function press(key: string, more: KeyboardEventInit = {}, on: Element = document.body): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  on.dispatchEvent(event);
  return event.defaultPrevented;
}

function put(html: string): Element {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild;
  if (!element) throw new Error('there is no element');
  return element;
}

const obey = tableKeys({
  table: table as unknown as TableState,
  board: () => board,
  question: () => question,
  help,
  legend,
  blocked: () => blocked,
});

beforeEach(() => {
  vi.resetAllMocks();
  Object.assign(table, { view: { question: {} }, busy: false, playback: { active: false, summary: [] }, gain: null });
  blocked = false;
  document.removeEventListener('keydown', obey);
  document.addEventListener('keydown', obey);
});

describe('a digit', () => {
  it('chooses the option with this number', () => {
    expect(press('2')).toBe(true);
    expect(table.choose).toHaveBeenCalledExactlyOnceWith(80);
  });

  it('without an option does nothing', () => {
    expect(press('3')).toBe(false);
    expect(table.choose).not.toHaveBeenCalled();
  });
});

describe('a letter', () => {
  it.each([
    ['u', 'undo'],
    ['r', 'reset'],
    ['e', 'end'],
    ['Enter', 'end'],
  ])('%s means %s', (key, step) => {
    expect(press(key)).toBe(true);
    expect(table.step).toHaveBeenCalledExactlyOnceWith(step);
  });

  it('h asks for a hint, but not while something is under way or nobody is asked', () => {
    expect(press('h')).toBe(true);
    table.busy = true;
    expect(press('h')).toBe(false);
    Object.assign(table, { busy: false, view: { question: null } });
    expect(press('h')).toBe(false);
    expect(table.askHint).toHaveBeenCalledTimes(1);
  });

  it('goes to a part of the board; capitals reach what the small ones do elsewhere', () => {
    board.goTo.mockReturnValue(true);
    expect(press('m')).toBe(true);
    expect(press('U', { shiftKey: true })).toBe(true);
    expect(board.goTo.mock.calls).toEqual([['m'], ['U']]);
    expect(table.step).not.toHaveBeenCalled();
  });
});

it('arrows walk through the options', () => {
  press('ArrowDown');
  press('ArrowUp');
  expect(question.step.mock.calls).toEqual([[1], [-1]]);
});

it('the board comes closer, goes back and is seen whole', () => {
  for (const key of ['+', '=', '-', '0']) press(key);
  expect(board.move.mock.calls).toEqual([['closer'], ['closer'], ['farther'], ['all']]);
});

it('a question mark opens the help', () => {
  expect(press('?')).toBe(true);
  expect(help).toHaveBeenCalledTimes(1);
});

it('i tells what the icons mean', () => {
  expect(press('i')).toBe(true);
  expect(legend).toHaveBeenCalledTimes(1);
  expect(board.goTo).not.toHaveBeenCalled();
});

describe('escape', () => {
  it.each([
    ['the turns of others', { playback: { active: true, summary: [] } }],
    ['what was missed', { playback: { active: false, summary: [{}] } }],
    ['what one got', { gain: {} }],
  ])('ends the showing of %s', (_, shown) => {
    Object.assign(table, shown);
    expect(press('Escape')).toBe(true);
    expect(table.skip).toHaveBeenCalledTimes(1);
    expect(board.hideExplanation).not.toHaveBeenCalled();
  });

  it('first stops a turn that is about to end', () => {
    table.countdown.stop.mockReturnValueOnce(true);
    expect(press('Escape')).toBe(true);
    expect(board.hideExplanation).not.toHaveBeenCalled();
  });

  it('else hides the explanation, and is left to others if there is none', () => {
    board.hideExplanation.mockReturnValueOnce(true).mockReturnValueOnce(false);
    expect([press('Escape'), press('Escape')]).toEqual([true, false]);
  });
});

describe('keys belong to somebody else', () => {
  it.each(['ctrlKey', 'metaKey', 'altKey'])('with %s', (name) => {
    expect(press('1', { [name]: true })).toBe(false);
  });

  it.each(['<input>', '<textarea></textarea>', '<select></select>'])('in %s', (html) => {
    expect(press('1', {}, put(html))).toBe(false);
  });

  it.each(['<button>x</button>', '<a href="/">x</a>', '<div role="button" tabindex="0">x</div>'])(
    'Enter on %s presses it',
    (html) => {
      expect(press('Enter', {}, put(html))).toBe(false);
      expect(press('u', {}, put(html))).toBe(true);
    },
  );

  it('while a dialog is open', () => {
    blocked = true;
    expect(press('1')).toBe(false);
  });
});
