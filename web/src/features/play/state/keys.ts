/** Keyboard shortcuts of the table page. */

import type { TableState } from './table.svelte';

export interface KeyTargets {
  table: TableState;
  board: () =>
    | { move(what: 'closer' | 'farther' | 'all'): void; goTo(key: string): boolean; hideExplanation(): boolean }
    | undefined;
  question: () => { step(by: 1 | -1): void } | undefined;
  help: () => void;
  legend: () => void;
  blocked: () => boolean;
}

export function tableKeys(to: KeyTargets): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || to.blocked()) return;
    if (writes(event.target)) return;
    if (event.key === 'Enter' && acts(event.target)) return;
    if (obey(event, to)) event.preventDefault();
  };
}

/** Returns whether the key did something. */
function obey(event: KeyboardEvent, to: KeyTargets): boolean {
  const { table } = to;
  const key = event.key;
  if (/^[1-9]$/.test(key)) {
    const option = table.options[Number(key) - 1];
    if (option) void table.choose(option.code);
    return option !== undefined;
  }
  if (event.shiftKey && /^[A-Z]$/.test(key)) return to.board()?.goTo(key) ?? false;
  switch (key) {
    case 'u':
      return done(table.step('undo'));
    case 'r':
      return done(table.step('reset'));
    case 'e':
    case 'Enter':
      return done(table.step('end'));
    case 'h':
      return table.view?.question && !table.busy ? done(table.askHint()) : false;
    case 'i':
      return done(to.legend());
    case 'ArrowDown':
      return done(to.question()?.step(1));
    case 'ArrowUp':
      return done(to.question()?.step(-1));
    case '+':
    case '=':
      return done(to.board()?.move('closer'));
    case '-':
      return done(to.board()?.move('farther'));
    case '0':
      return done(to.board()?.move('all'));
    case '?':
      return done(to.help());
    case 'Escape':
      if (table.countdown.stop()) return true;
      if (table.playback.active || table.playback.summary.length || table.gain) return done(table.skip());
      return to.board()?.hideExplanation() ?? false;
    default:
      return to.board()?.goTo(key) ?? false;
  }
}

function done(_: unknown): true {
  return true;
}

function writes(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);
}

/** Enter belongs to a focused button or link. */
function acts(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role=button], [role=tab]') !== null;
}
