import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TurnCountdown, SECONDS } from '../../src/features/play/state/turnCountdown.svelte';
import { preferences } from '../../src/core/state/preferences.svelte';

const end = vi.fn();
let ending: TurnCountdown;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  document.body.innerHTML = '';
  preferences.setEnding('soon');
  ending = new TurnCountdown(end);
});

const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

describe('a complete turn', () => {
  it('ends by itself after a few seconds, which are told', () => {
    ending.update(4);
    expect(ending.left).toBe(SECONDS);
    wait(SECONDS - 1);
    expect([ending.left, end.mock.calls.length]).toEqual([1, 0]);
    wait(1);
    expect([ending.left, end.mock.calls.length]).toEqual([null, 1]);
  });

  it('waits for whoever says so, however often the table is looked at', () => {
    ending.update(4);
    expect(ending.stop()).toBe(true);
    ending.update(4);
    wait(60);
    expect(end).not.toHaveBeenCalled();
    expect(ending.stop()).toBe(false);
  });

  it('is counted anew after something was taken back', () => {
    ending.update(4);
    wait(3);
    ending.update(null);
    wait(60);
    expect(end).not.toHaveBeenCalled();
    ending.update(4);
    expect(ending.left).toBe(SECONDS);
  });

  it('stays while nobody can look at it', () => {
    ending.update(4);
    document.body.innerHTML = '<dialog open></dialog>';
    wait(60);
    expect([ending.left, end.mock.calls.length]).toEqual([SECONDS, 0]);
  });

  it.each(['click', 'once'] as const)('is left to others where the wish is "%s"', (wish) => {
    preferences.setEnding(wish);
    ending.update(4);
    wait(60);
    expect([ending.left, end.mock.calls.length]).toEqual([null, 0]);
  });
});
