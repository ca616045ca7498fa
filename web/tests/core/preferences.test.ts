import { afterEach, describe, expect, it, vi } from 'vitest';
import { wishes } from '../../src/core/state/preferences.svelte';

afterEach(() => vi.unstubAllGlobals());

describe('the goal of a game', () => {
  it('is told once for each game', () => {
    expect([wishes.tellsGoal('deus'), wishes.tellsGoal('deus'), wishes.tellsGoal('revive')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('is told once in a browser that refuses to remember', () => {
    const refuse = () => {
      throw new DOMException('no storage', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect([wishes.tellsGoal('tapestry'), wishes.tellsGoal('tapestry')]).toEqual([true, false]);
  });
});
