import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Playback, type Timing } from '../../src/features/play/state/playback.svelte';
import type { Steps, StepView, TurnSummary } from '../../src/core/api/schema';

const turn = (seat: number, first: number, last: number) =>
  ({
    seat,
    player: '',
    first,
    last,
    text: `turn ${first}`,
    points: 0,
    round: 1,
    things: [],
    moved: [],
    changes: [],
  }) satisfies TurnSummary;
const step = (ply: number, of: number) => ({ ply, turn: of, text: `step ${ply}`, things: [] }) as unknown as StepView;

/** Turns of three choices each: every choice is a step. */
function told(after: number, upto: number): Steps {
  const [turns, steps]: [TurnSummary[], StepView[]] = [[], []];
  for (let ply = after + 1; ply <= upto; ply++) {
    if ((ply - after) % 3 === 1) turns.push(turn(turns.length % 2, ply, Math.min(upto, ply + 2)));
    steps.push(step(ply, turns.length - 1));
  }
  return { turns, steps };
}

describe('playback', () => {
  let now = 0;
  let timing: Timing;
  let ended: number[];
  const source = {
    steps: vi.fn((after: number) => Promise.resolve(told(after, now))),
    turns: vi.fn((after: number) => Promise.resolve(told(after, now).turns)),
  };

  const playback = (known = 0) => {
    const made = new Playback(source, timing, (seen) => ended.push(seen));
    made.markSeen(known);
    return made;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
    timing = { off: false, light: 300, look: 1500 };
    ended = [];
    now = 0;
    vi.clearAllMocks();
  });

  const hear = async (one: Playback, ply: number) => {
    now = ply;
    await one.enqueue(ply);
  };

  it('lights a step, shows it, and goes on to the next', async () => {
    const one = playback();
    await hear(one, 2);
    expect([one.step?.ply, one.lighting]).toEqual([1, true]);
    vi.advanceTimersByTime(300);
    expect([one.step?.ply, one.lighting]).toEqual([1, false]);
    vi.advanceTimersByTime(1500);
    expect([one.step?.ply, one.lighting]).toEqual([2, true]);
    vi.advanceTimersByTime(1800);
    expect(one.active).toBe(false);
    expect(ended.at(-1)).toBe(2);
  });

  it('queues what arrives meanwhile and shows nothing twice', async () => {
    const one = playback();
    await hear(one, 2);
    await hear(one, 5);
    expect(source.steps.mock.calls).toEqual([[0], [2]]);
    const seen: number[] = [];
    while (one.step) {
      seen.push(one.step.ply);
      vi.advanceTimersByTime(1800);
    }
    expect(seen).toEqual([1, 2, 3, 4, 5]);
  });

  it('tells by turns what would take too long, and lets one watch it', async () => {
    const one = playback();
    await hear(one, 30);
    expect(one.step).toBeNull();
    expect(one.summary).toHaveLength(10);
    await one.watch();
    expect(one.step?.ply).toBe(1);
  });

  it('shows nothing at all if nobody wants it', async () => {
    timing.off = true;
    const one = playback();
    await hear(one, 4);
    expect(source.steps).not.toHaveBeenCalled();
    expect([one.active, one.seen]).toEqual([false, 4]);
  });

  it('is skipped, and forgets what was on its way', async () => {
    const one = playback();
    now = 4;
    const coming = one.enqueue(4);
    one.skip();
    await coming;
    expect([one.step, one.active]).toEqual([null, false]);
    await hear(one, 6);
    expect(source.steps).toHaveBeenLastCalledWith(4);
  });

  it('waits until what one got oneself was seen', async () => {
    const one = playback();
    one.hold();
    await hear(one, 2);
    expect([one.step, one.active]).toEqual([null, true]);
    one.release();
    expect(one.step?.ply).toBe(1);
  });

  it('stands still when paused, and goes back and forth', async () => {
    const one = playback();
    await hear(one, 3);
    one.toggle();
    vi.advanceTimersByTime(10_000);
    expect(one.step?.ply).toBe(1);
    one.forward();
    expect(one.step?.ply).toBe(2);
    one.back();
    expect([one.step?.ply, one.paused]).toEqual([1, true]);
    one.toggle();
    vi.advanceTimersByTime(1500);
    expect(one.step?.ply).toBe(2);
  });
});
