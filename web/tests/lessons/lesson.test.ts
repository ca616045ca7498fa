import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Choice, LessonView, Question } from '../../src/core/api/schema';
import { playApi } from '../../src/features/play/api';
import { ApiError } from '../../src/core/api/client';
import { TableState } from '../../src/features/play/state/table.svelte';
import { toasts } from '../../src/core/state/toasts.svelte';
import { putOnWire, Server } from '../wire';

const moment = (more: Partial<LessonView>): LessonView =>
  ({ step: 4, last: 4, titles: [], light: [], taught: [], later: [], stars: [], free: false, ...more }) as LessonView;

async function seated(lesson: LessonView | null) {
  putOnWire();
  const server = new Server();
  const question = { ply: 0, text: '?', options: [{ code: 7 }, { code: 8 }, { code: 9 }] } as unknown as Question;
  vi.spyOn(playApi, 'state').mockImplementation(() => Promise.resolve(server.view(0, { lesson, question })));
  const table = new TableState('t');
  await table.open();
  return table;
}

const codes = (options: Choice[]) => options.map((option) => option.code);

afterEach(() => vi.restoreAllMocks());

describe('a table with a coach', () => {
  it('has what is taught first, so that the keys find it', async () => {
    const table = await seated(moment({ taught: [9] }));
    expect(table.guided).toBe(true);
    expect(codes(table.options)).toEqual([9, 7, 8]);
  });

  it('keeps the order where nothing is taught', async () => {
    const table = await seated(moment({ free: true }));
    expect(table.guided).toBe(false);
    expect(codes(table.options)).toEqual([7, 8, 9]);
  });

  it('answers a choice that is not taught with a kind word and no alarm', async () => {
    const table = await seated(moment({ taught: [9] }));
    vi.spyOn(playApi, 'choose').mockRejectedValue(new ApiError(422, 'not-taught', 'Later!'));
    const alarm = vi.spyOn(toasts, 'show');
    await table.choose(7);
    expect(table.coachReply).toBe('Later!');
    expect(alarm).not.toHaveBeenCalled();
    vi.spyOn(playApi, 'choose').mockImplementation(() => playApi.state('t', 'deus', 0));
    await table.choose(9);
    expect(table.coachReply).toBeNull();
  });

  it('says a remark until it was read', async () => {
    const remark = { number: 2, title: 'Three', say: 'Three cards!' };
    const table = await seated(moment({ free: true, remark }));
    expect(table.remark).toEqual(remark);
    table.readRemark = 2;
    expect(table.remark).toBeNull();
  });
});
