import { describe, expect, it } from 'vitest';
import { wayTo } from '../src/lib/leading';
import type { Choice } from '../src/api/schema';

const option = (code: number, anchor: string | null, ...places: string[]) => ({ code, anchor, places }) as Choice;

describe('a click on a place', () => {
  it('takes the option that is the place before those that lead there', () => {
    expect(wayTo([option(1, null, 'space-4'), option(2, 'space-4')], 'space-4')?.code).toBe(2);
  });

  it('begins the only action that leads there', () => {
    expect(wayTo([option(1, null, 'space-4', 'space-5'), option(2, null, 'space-6')], 'space-5')?.code).toBe(1);
  });

  it('leaves it to people where several lead there, or none', () => {
    expect(wayTo([option(1, null, 'space-4'), option(2, null, 'space-4')], 'space-4')).toBeNull();
    expect(wayTo([option(1, null)], 'space-4')).toBeNull();
  });
});
