import { afterEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '../../src/core/state/preferences.svelte';

afterEach(() => vi.unstubAllGlobals());

describe('the goal of a game', () => {
  it('is told once for each game', () => {
    expect([
      preferences.shouldShowGoal('deus'),
      preferences.shouldShowGoal('deus'),
      preferences.shouldShowGoal('revive'),
    ]).toEqual([true, false, true]);
  });

  it('is told once in a browser that refuses to remember', () => {
    const refuse = () => {
      throw new DOMException('no storage', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect([preferences.shouldShowGoal('tapestry'), preferences.shouldShowGoal('tapestry')]).toEqual([true, false]);
  });
});
