import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableEvent, TableView } from '../../src/core/api/schema';
import { coreApi } from '../../src/core/api/coreApi';
import { playApi } from '../../src/features/play/api';
import { ApiError } from '../../src/core/api/client';
import { TableState } from '../../src/features/play/state/table.svelte';
import { toasts } from '../../src/core/state/toasts.svelte';
import { preferences } from '../../src/core/state/preferences.svelte';
import { Server, Wire, changed, dice, putOnWire } from '../wire';

let server: Server;
let table: TableState;

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  vi.useFakeTimers();
  putOnWire();
  server = new Server();
  table = new TableState('t');
  await table.open();
  Wire.last.opens();
  await settled();
});

/** An answer that a test gives when it likes. */
function later<T>(): { promise: Promise<T>; answer: (value: T) => void; fail: (wrong: unknown) => void } {
  let answer!: (value: T) => void;
  let fail!: (wrong: unknown) => void;
  const promise = new Promise<T>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return { promise, answer, fail };
}

describe('sitting down', () => {
  it('happens at the only seat that is mine', () => {
    expect([table.seat, table.view?.seat, table.myTurn]).toEqual([0, 0, true]);
    expect(Wire.last.address).toContain(`seat=0&since=${server.event}`);
  });

  it('waits for the device to be handed over if several people share it', async () => {
    server.mine = [0, 1];
    const shared = new TableState('t');
    await shared.open();
    expect(shared.handOver).toEqual({ seat: 0, name: 'Player 0' });
    expect(shared.view).toBeNull();
    await shared.sit(0);
    expect([shared.handOver, shared.view?.seat]).toEqual([null, 0]);
  });

  it('ends when the seat is given up: the page sees what everybody sees', async () => {
    server.mine = [];
    await table.refresh();
    expect(table.seat).toBe(-1);
    expect(playApi.state).toHaveBeenLastCalledWith('t', 'deus', -1);
  });

  it('tells why a table cannot be shown', async () => {
    vi.mocked(coreApi.table).mockRejectedValueOnce(new ApiError(404, 'unknown-table', 'There is no such table.'));
    const gone = new TableState('gone');
    await gone.open();
    expect(gone.problem?.code).toBe('unknown-table');
  });
});

describe('looking', () => {
  it('several times at once leads to one more look, not to many', async () => {
    vi.mocked(playApi.state).mockClear();
    await Promise.all([table.refresh(), table.refresh(), table.refresh(), table.refresh()]);
    await settled();
    expect(playApi.state).toHaveBeenCalledTimes(2);
  });

  it('never goes back to an older state', async () => {
    server.moves();
    await table.refresh();
    vi.mocked(playApi.state).mockResolvedValueOnce(server.view(0, { version: 1, event: 1 }));
    await table.refresh();
    expect(table.view?.event).toBe(2);
  });

  it('forgets the hint when another question is asked', async () => {
    vi.spyOn(coreApi, 'hint').mockResolvedValue({ code: 8, text: 'why' } as never);
    await table.askHint();
    expect(table.hint?.code).toBe(8);
    await table.refresh();
    expect(table.hint?.code).toBe(8);
    server.moves();
    await table.refresh();
    expect(table.hint).toBeNull();
  });

  it('asks for the table itself only when more is new than moves', async () => {
    vi.mocked(coreApi.table).mockClear();
    const moved = server.moves();
    const turn = { seat: 1, since: null };
    vi.mocked(playApi.state).mockResolvedValueOnce(server.view(0, { turn, clock: null }));
    Wire.last.says(moved);
    await settled();
    expect([table.view?.version, table.meta?.turn]).toEqual([moved.n, turn]);
    expect(coreApi.table).not.toHaveBeenCalled();
    Wire.last.says(changed(++server.event, 'seats'));
    await settled();
    expect(coreApi.table).toHaveBeenCalledTimes(1);
  });

  it('goes on quietly while the server cannot be reached', async () => {
    vi.mocked(coreApi.table).mockRejectedValueOnce(new ApiError(0, 'offline', 'No connection.'));
    await table.refresh();
    expect(table.problem).toBeNull();
  });
});

describe('choosing', () => {
  const choose = () => vi.spyOn(playApi, 'choose');

  it('says which question is answered', async () => {
    choose().mockImplementation(() => Promise.resolve((server.moves(), server.view())));
    await table.choose(8);
    expect(playApi.choose).toHaveBeenCalledWith('t', 'deus', 0, 0, 8, expect.stringMatching(/^[0-9a-f]{32}$/), {});
    expect([table.view?.ply, table.busy]).toEqual([1, false]);
  });

  it('answers what lies in the same click', async () => {
    choose().mockImplementation(() => Promise.resolve((server.moves(), server.view())));
    await table.choose(8, false, { then: [3], in_order: '' });
    expect(vi.mocked(playApi.choose).mock.lastCall?.[6]).toEqual({ then: [3], in_order: '' });
  });

  it('takes a series in the order shown until another action begins', async () => {
    const asked = (prompt: string, can_undo = true) => {
      const view = server.view(0, { can_undo, committed: 0 });
      return { ...view, question: { ...view.question, prompt } } as TableView;
    };
    const orders = () => vi.mocked(playApi.choose).mock.calls.map((call) => call[6]?.in_order);
    vi.mocked(playApi.state).mockResolvedValueOnce(asked('ACTION', false));
    await table.refresh();
    const answers = [asked('NEXT'), asked('TILE'), asked('CARD'), asked('ACTION'), asked('ACTION')];
    choose().mockImplementation(() =>
      Promise.resolve((server.moves(), { ...answers.shift(), version: server.event } as TableView)),
    );
    await table.choose(7);
    await table.choose(7, false, { in_order: 'NEXT' });
    expect(table.series).toBe('NEXT');
    await table.choose(7);
    await table.choose(7);
    expect(table.series).toBe('');
    await table.choose(7);
    expect(orders()).toEqual([undefined, 'NEXT', 'NEXT', 'NEXT', undefined]);
  });

  it('is asked about before it cannot be taken back, once for each kind of question', async () => {
    const asked = (prompt: string) => {
      const view = server.view();
      const options = [{ code: 7, note: 'This shows something new.' }];
      return { ...view, question: { ...view.question, prompt, options } } as unknown as TableView;
    };
    preferences.askFirst = true;
    choose().mockImplementation(() => Promise.resolve((server.moves(), asked('DRAW'))));
    vi.mocked(playApi.state).mockResolvedValueOnce(asked('DRAW'));
    await table.refresh();
    await table.choose(7, false, { towards: 'space-4' });
    expect([table.unconfirmed?.option.code, table.unconfirmed?.more]).toEqual([7, { towards: 'space-4' }]);
    expect(playApi.choose).not.toHaveBeenCalled();
    await table.choose(7, true, table.unconfirmed?.more);
    await table.choose(7);
    expect([table.unconfirmed, vi.mocked(playApi.choose).mock.calls.length]).toEqual([null, 2]);
  });

  it('is one thing at a time', async () => {
    const answer = later<TableView>();
    choose().mockReturnValue(answer.promise);
    const first = table.choose(7);
    await table.choose(8);
    expect(playApi.choose).toHaveBeenCalledTimes(1);
    answer.answer(server.view());
    await first;
  });

  it('says it again with the same key if the answer got lost', async () => {
    const offline = new ApiError(0, 'offline', 'No connection.');
    choose()
      .mockRejectedValueOnce(offline)
      .mockRejectedValueOnce(offline)
      .mockImplementation(() => Promise.resolve((server.moves(), server.view())));
    const chosen = table.choose(7);
    await vi.advanceTimersByTimeAsync(2_000);
    await chosen;
    const keys = vi.mocked(playApi.choose).mock.calls.map((call) => call[5]);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(table.view?.ply).toBe(1);
  });

  it('forgets an answer to an old question and looks again', async () => {
    toasts.list = [];
    choose().mockRejectedValue(new ApiError(409, 'stale', 'That was an older question.'));
    server.moves();
    await table.choose(7);
    expect(table.view?.ply).toBe(1);
    expect(toasts.list).toEqual([]);
  });

  it('tells people what else went wrong', async () => {
    choose().mockRejectedValue(new ApiError(429, 'too-fast', 'Too fast.'));
    await table.choose(7);
    expect(toasts.list.map((toast) => toast.text)).toEqual(['Too fast.']);
  });

  it('is newer than what was fetched before it', async () => {
    const slow = later<TableView>();
    vi.mocked(playApi.state).mockReturnValueOnce(slow.promise);
    const looking = table.refresh();
    await settled();
    choose().mockImplementation(() => Promise.resolve((server.moves(), server.view())));
    await table.choose(7);
    slow.answer(server.view(0, { event: 99, version: 99, ply: 0 }));
    await looking;
    expect(table.view?.ply).toBe(1);
  });

  it('needs no second look when the news are about it', async () => {
    choose().mockImplementation(() => Promise.resolve((server.moves(), server.view())));
    await table.choose(7);
    vi.mocked(playApi.state).mockClear();
    Wire.last.says({ kind: 'changed', n: server.event, version: server.event });
    await settled();
    expect(playApi.state).not.toHaveBeenCalled();
  });

  it('goes back and on only where the server allows it', async () => {
    const step = vi.spyOn(playApi, 'step').mockImplementation(() => Promise.resolve(server.view()));
    await table.step('undo');
    expect(step).not.toHaveBeenCalled();
    vi.mocked(playApi.state).mockResolvedValueOnce(server.view(0, { can_undo: true }));
    await table.refresh();
    await table.step('end');
    await table.step('undo');
    expect(step.mock.calls).toEqual([['t', 'deus', 'undo', 0, 0]]);
  });
});

it('a restart is told until the server is back', () => {
  Wire.last.says({ kind: 'restart', n: server.event });
  expect(table.restarting).toBe(true);
  Wire.last.opens();
  expect(table.restarting).toBe(false);
});

/** Between server and page: loses, repeats and delays what passes. */
class BadLine {
  #delayed: TableEvent[] = [];

  constructor(private readonly random: () => number) {}

  passes(event: TableEvent): void {
    const fate = this.random();
    if (fate < 0.3) return;
    if (fate < 0.6) {
      this.#delayed.push(event);
      return;
    }
    for (let times = 1 + Math.floor(this.random() * 3); times > 0; times--) Wire.last.says(event);
    while (this.#delayed.length && this.random() < 0.7) {
      const [late] = this.#delayed.splice(Math.floor(this.random() * this.#delayed.length), 1);
      if (late) Wire.last.says(late);
    }
  }
}

describe('on a bad line', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'the page ends with what the server has (%i)',
    async (seed) => {
      const random = dice(seed);
      const line = new BadLine(random);
      for (let step = 0; step < 30; step++) {
        line.passes(random() < 0.3 ? server.hears(`line ${step}`) : server.moves());
        if (random() < 0.5) await settled();
      }
      // A ping comes every few seconds and tells how far the server is.
      Wire.last.says({ kind: 'ping', n: server.event });
      await vi.advanceTimersByTimeAsync(100);
      expect(table.view?.ply).toBe(server.ply);
      expect(table.chat).toEqual(server.chat);
      expect(table.unread).toBe(server.chat.length);
    },
  );
});
