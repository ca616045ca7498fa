import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hint, TableInfo } from '../../src/core/api/schema';
import { coreApi } from '../../src/core/api/coreApi';
import { lessonsApi } from '../../src/features/lessons/api';
import { playApi } from '../../src/features/play/api';
import { ApiError } from '../../src/core/api/client';
import { missedBy, suggestionsFrom, type Advised } from '../../src/features/lessons/state/advice';
import { CoachState } from '../../src/features/lessons/state/coaching.svelte';
import { TableState } from '../../src/features/play/state/table.svelte';
import { preferences } from '../../src/core/state/preferences.svelte';
import { putOnWire, Server } from '../wire';

const plain: Advised = { code: 7, label: 'seven', text: 'seven: this brings gold' };

const compared = (...figures: [code: number, points: number, chance: number | null][]): Advised => {
  const answers = figures.map(([code, points, chance]) => ({
    code,
    label: `way ${code}`,
    text: `of ${code}`,
    points,
    chance,
  }));
  const [best] = answers;
  if (!best) throw new Error('nothing is compared');
  return { ...best, answers };
};

describe('a hint in the words of a coach', () => {
  it('is one way, if one answer is all it names', () => {
    expect(suggestionsFrom(plain)).toEqual([{ code: 7, label: '', text: 'seven: this brings gold' }]);
  });

  it('is two ways, unless the second is clearly worse', () => {
    const codes = (hint: Advised) => suggestionsFrom(hint).map((way) => way.code);
    expect(codes(compared([7, 40, 0.5], [8, 39.8, 0.49], [9, 39.5, 0.48]))).toEqual([7, 8]);
    expect(codes(compared([7, 40, 0.5], [8, 36, 0.4]))).toEqual([7]);
    expect(codes(compared([7, 40, null], [8, 39, null]))).toEqual([7, 8]);
    expect(codes(compared([7, 40, null], [8, 36, null]))).toEqual([7]);
  });

  it('tells what was missed only if it was clearly better', () => {
    const hint = compared([7, 40, 0.5], [8, 39.8, 0.49], [9, 36, 0.4]);
    expect(missedBy(hint, 7)).toBeNull();
    expect(missedBy(hint, 8)).toBeNull();
    expect(missedBy(hint, 9)).toEqual({ code: 7, label: 'way 7', text: 'of 9' });
    expect(missedBy(hint, 5)).toEqual({ code: 7, label: 'way 7', text: 'of 7' }); // no better than the last
    expect(missedBy(compared([7, 40, 0.5], [8, 39.8, 0.49]), 5)).toBeNull();
    expect(missedBy(plain, 8)).toBeNull();
  });
});

describe('a coach at a table', () => {
  let server: Server;
  let table: TableState;
  let coach: CoachState;
  let bots: boolean;
  let counts: boolean;

  beforeEach(async () => {
    putOnWire();
    server = new Server();
    bots = true;
    counts = false;
    const info = server.info.bind(server);
    vi.spyOn(server, 'info').mockImplementation(() => {
      const known = info();
      const seats = known.seats.map((seat) => ({ ...seat, bot: bots && seat.seat === 1 ? 'easy' : null }));
      return { ...known, seats, counts } as TableInfo;
    });
    vi.spyOn(lessonsApi, 'coachRemark').mockResolvedValue({ remark: null });
    vi.spyOn(coreApi, 'hint').mockResolvedValue(compared([7, 40, 0.5], [8, 36, 0.4]) as Hint);
    table = new TableState('t');
    coach = new CoachState(table);
    table.onchosen = (ply, code) => coach.chose(ply, code);
    await table.open();
  });

  afterEach(() => {
    preferences.set('coach', false);
    vi.restoreAllMocks();
  });

  it('says nothing unless it is called', async () => {
    await coach.look();
    expect([coach.available, coach.on, coach.suggestions]).toEqual([true, false, []]);
    expect(coreApi.hint).not.toHaveBeenCalled();
    preferences.set('coach', true);
    await coach.look();
    await coach.look();
    expect(coach.suggestions.map((way) => way.code)).toEqual([7]);
    expect(coreApi.hint).toHaveBeenCalledTimes(1);
  });

  it('is not there where people play', async () => {
    preferences.set('coach', true);
    bots = false;
    await table.refresh();
    await coach.look();
    expect(coach.available).toBe(false);
    expect(lessonsApi.coachRemark).not.toHaveBeenCalled();
  });

  it('is not there in a game that counts', async () => {
    preferences.set('coach', true);
    counts = true;
    await table.refresh();
    await coach.look();
    expect(coach.available).toBe(false);
    expect(lessonsApi.coachRemark).not.toHaveBeenCalled();
    expect(coreApi.hint).not.toHaveBeenCalled();
  });

  it('is silent where the server knows of people', async () => {
    preferences.set('coach', true);
    vi.mocked(lessonsApi.coachRemark).mockRejectedValue(new ApiError(409, 'no-coach', 'People play here.'));
    await coach.look();
    expect([coach.on, vi.mocked(coreApi.hint).mock.calls.length]).toEqual([false, 0]);
  });

  it('tells what was missed, and takes it back', async () => {
    preferences.set('coach', true);
    await coach.look();
    const tentative = { can_undo: true, committed: 0 };
    vi.spyOn(playApi, 'choose').mockImplementation(() => Promise.resolve((server.moves(), server.view(0, tentative))));
    await table.choose(8);
    await coach.look();
    expect(coach.missed).toEqual({ code: 7, label: 'way 7', text: 'of 8', ply: 0 });
    expect(coach.canUndo).toBe(true);
    vi.spyOn(playApi, 'step').mockImplementation(() =>
      Promise.resolve(((server.ply = 0), server.event++, server.view(0))),
    );
    await coach.undo();
    await coach.look();
    expect(playApi.step).toHaveBeenCalledTimes(1);
    expect([coach.missed, coach.suggestions.map((way) => way.code)]).toEqual([null, [7]]);
  });

  it('remarks on what is new until it was read', async () => {
    preferences.set('coach', true);
    const remark = { number: 3, title: 'Your first town', say: 'Well done!' };
    vi.mocked(lessonsApi.coachRemark).mockResolvedValue({ remark });
    await coach.look();
    expect(coach.remark).toEqual(remark);
    table.readRemark = 3;
    expect(coach.remark).toBeNull();
  });
});
