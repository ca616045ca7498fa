import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Ending, SECONDS } from '../../src/features/play/state/turnCountdown.svelte';
import { wishes } from '../../src/core/state/preferences.svelte';

const end = vi.fn();
let ending: Ending;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  document.body.innerHTML = '';
  wishes.setEnding('soon');
  ending = new Ending(end);
});

const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

describe('a complete turn', () => {
  it('ends by itself after a few seconds, which are told', () => {
    ending.look(4);
    expect(ending.left).toBe(SECONDS);
    wait(SECONDS - 1);
    expect([ending.left, end.mock.calls.length]).toEqual([1, 0]);
    wait(1);
    expect([ending.left, end.mock.calls.length]).toEqual([null, 1]);
  });

  it('waits for whoever says so, however often the table is looked at', () => {
    ending.look(4);
    expect(ending.stop()).toBe(true);
    ending.look(4);
    wait(60);
    expect(end).not.toHaveBeenCalled();
    expect(ending.stop()).toBe(false);
  });

  it('is counted anew after something was taken back', () => {
    ending.look(4);
    wait(3);
    ending.look(null);
    wait(60);
    expect(end).not.toHaveBeenCalled();
    ending.look(4);
    expect(ending.left).toBe(SECONDS);
  });

  it('stays while nobody can look at it', () => {
    ending.look(4);
    document.body.innerHTML = '<dialog open></dialog>';
    wait(60);
    expect([ending.left, end.mock.calls.length]).toEqual([SECONDS, 0]);
  });

  it.each(['click', 'once'] as const)('is left to others where the wish is "%s"', (wish) => {
    wishes.setEnding(wish);
    ending.look(4);
    wait(60);
    expect([ending.left, end.mock.calls.length]).toEqual([null, 0]);
  });
});
