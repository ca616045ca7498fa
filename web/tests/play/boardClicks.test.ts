import { describe, expect, it, vi } from 'vitest';
import { chooseToward, optionToward } from '../../src/features/play/state/boardClicks';
import type { TableState } from '../../src/features/play/state/table.svelte';
import type { Choice } from '../../src/core/api/schema';

const option = (code: number, anchor: string | null, ...places: string[]) => ({ code, anchor, places }) as Choice;

describe('a click on a place', () => {
  it('takes the option that is the place before those that lead there', () => {
    expect(optionToward([option(1, null, 'space-4'), option(2, 'space-4')], 'space-4')?.code).toBe(2);
  });

  it('begins the only action that leads there', () => {
    expect(optionToward([option(1, null, 'space-4', 'space-5'), option(2, null, 'space-6')], 'space-5')?.code).toBe(1);
  });

  it('leaves it to people where several lead there, or none', () => {
    expect(optionToward([option(1, null, 'space-4'), option(2, null, 'space-4')], 'space-4')).toBeNull();
    expect(optionToward([option(1, null)], 'space-4')).toBeNull();
  });

  it('is one click for the server, which gives the answers in between', async () => {
    const choose = vi.fn();
    const table = { options: [option(1, null, 'space-4'), option(2, 'space-5')], choose } as unknown as TableState;
    expect([
      await chooseToward(table, 'space-4'),
      await chooseToward(table, 'space-5'),
      await chooseToward(table, 'space-6'),
    ]).toEqual([true, true, false]);
    expect(choose.mock.calls).toEqual([
      [1, false, { towards: 'space-4' }],
      [2, false, {}],
    ]);
  });
});
