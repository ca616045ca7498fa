import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lobbyApi } from '../../src/features/lobby/api';
import { isMyTurn, lobby } from '../../src/features/lobby/state/lobby.svelte';
import { hasPace, inOrder, isListed, variants } from '../../src/features/lobby/state/tableList';
import type { GameInfo, Lobby, LobbyTable } from '../../src/core/api/schema';
import { Wire, putOnWire } from '../wire';

type Some = Partial<LobbyTable> & { my?: number; left?: number };

/** A table at which I sit at seat 0 and somebody else is to move, unless told otherwise. */
function table({ my = 0, left, ...more }: Some = {}): LobbyTable {
  const clock = left === undefined ? null : { bank: 3600, left: [left, left] };
  return {
    id: 'a table',
    status: 'playing',
    closed: false,
    archived: false,
    turn: { seat: 1, since: null },
    seats: [0, 1].map((seat) => ({ seat, mine: seat === my })),
    clock,
    ...more,
  } as LobbyTable;
}

const myTurn = { turn: { seat: 0, since: null } };

describe('my tables', () => {
  it('call when it is my turn, unless they are put away or over', () => {
    expect(isMyTurn(table(myTurn))).toBe(true);
    expect(isMyTurn(table())).toBe(false);
    expect(isMyTurn(table({ ...myTurn, archived: true }))).toBe(false);
    expect(isMyTurn(table({ ...myTurn, status: 'over' }))).toBe(false);
    expect(isMyTurn(table({ ...myTurn, closed: true }))).toBe(false);
  });

  it('lie in order: those that wait for me by the time that is left, then by what they are', () => {
    const given = [
      table({ id: 'over', status: 'over' }),
      table({ id: 'theirs' }),
      table({ id: 'no clock', ...myTurn }),
      table({ id: 'open', status: 'open' }),
      table({ id: 'much time', ...myTurn, left: 900 }),
      table({ id: 'little time', ...myTurn, left: 60 }),
    ];
    const order = inOrder(given).map((one) => one.id);
    expect(order).toEqual(['little time', 'much time', 'no clock', 'theirs', 'open', 'over']);
  });

  it('lie on one list or another', () => {
    const away = table({ ...myTurn, archived: true });
    expect(isListed('archive', away)).toBe(true);
    expect(isListed('all', away)).toBe(false);
    expect(isListed('turn', table(myTurn))).toBe(true);
    expect(isListed('playing', table({ status: 'over' }))).toBe(false);
    expect(isListed('over', table({ status: 'over' }))).toBe(true);
  });
});

describe('open tables', () => {
  it('are told apart by their pace', () => {
    const evening = { clock: { bank: 1800 } } as LobbyTable;
    const days = { clock: { bank: 3 * 86400 } } as LobbyTable;
    const none = { clock: null } as LobbyTable;
    const fitting = (pace: 'all' | 'evening' | 'days' | 'none') =>
      [evening, days, none].map((one) => hasPace(one, pace));
    expect(fitting('all')).toEqual([true, true, true]);
    expect(fitting('evening')).toEqual([true, false, false]);
    expect(fitting('days')).toEqual([false, true, false]);
    expect(fitting('none')).toEqual([false, false, true]);
  });

  it('say what differs from the printed game', () => {
    const game = {
      options: [
        { name: 'box', label: 'Plans and Ploys', default: false, values: [] },
        { name: 'side', label: 'Side', default: 'A', values: [{ value: 'B', label: 'the back' }] },
        { name: 'rounds', label: 'Rounds', default: 6, values: [] },
      ],
    } as unknown as GameInfo;
    expect(variants({ options: { box: true, side: 'B', rounds: 6 } }, game)).toEqual([
      'Plans and Ploys',
      'Side: the back',
    ]);
  });
});

describe('the line', () => {
  let stop: () => void;
  const answer = (mine: LobbyTable[]) => ({ mine, open: [] }) as Lobby;

  beforeEach(() => {
    vi.useFakeTimers();
    putOnWire();
    lobby.watched = true;
    stop = lobby.follow();
    Wire.last.opens();
    return () => stop();
  });

  const told = async (n: number) => {
    Wire.last.onmessage?.({ data: JSON.stringify({ kind: 'lobby', n }) });
    await vi.advanceTimersByTimeAsync(1);
  };

  it('lets the page look at once while somebody looks at the lobby', async () => {
    const asked = vi.spyOn(lobbyApi, 'lobby').mockResolvedValue(answer([table(myTurn)]));
    await told(1);
    await told(2);
    expect(asked).toHaveBeenCalledTimes(2);
    expect([lobby.known, lobby.connected, lobby.waiting]).toEqual([true, true, 1]);
  });

  it('does not ask for every move while another page is open', async () => {
    const asked = vi.spyOn(lobbyApi, 'lobby').mockResolvedValue(answer([]));
    await told(1);
    lobby.watched = false;
    asked.mockClear();
    for (const n of [2, 3, 4]) await told(n);
    expect(asked).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(10000);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is not live when it is broken', () => {
    Wire.last.breaks();
    expect(lobby.connected).toBe(false);
  });
});
