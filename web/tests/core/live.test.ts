import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TableConnection, type Listener } from '../../src/core/api/live';
import { Wire, changed, putOnWire } from '../wire';

let listener: { [Name in keyof Listener]: ReturnType<typeof vi.fn<Listener[Name]>> };
let live: TableConnection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  putOnWire();
  listener = { news: vi.fn(), look: vi.fn(), missed: vi.fn(), connected: vi.fn(), restarting: vi.fn() };
  live = new TableConnection('a table', 2, 10, listener);
  Wire.last.opens();
});

describe('news', () => {
  it('are asked for from where the page stands', () => {
    expect(Wire.last.address).toMatch(/^ws:\/\/.*\/api\/tables\/a%20table\/live\?seat=2&since=10$/);
    expect(listener.connected).toHaveBeenCalledWith(true);
  });

  it('are told once and in order', () => {
    for (const n of [11, 12, 12, 11, 13]) Wire.last.says(changed(n));
    expect(listener.news.mock.calls.map(([event]) => event.n)).toEqual([11, 12, 13]);
    expect(listener.missed).not.toHaveBeenCalled();
  });

  it('that got lost are missed once, whatever comes late', () => {
    for (const n of [11, 14, 12, 13]) Wire.last.says(changed(n));
    expect(listener.news.mock.calls.map(([event]) => event.n)).toEqual([11]);
    expect(listener.missed).toHaveBeenCalledTimes(1);
  });

  it('are missed if a ping is ahead, and every ping is answered', () => {
    Wire.last.says({ kind: 'ping', n: 10 });
    expect(listener.missed).not.toHaveBeenCalled();
    Wire.last.says({ kind: 'ping', n: 12 });
    expect(listener.missed).toHaveBeenCalledTimes(1);
    expect(Wire.last.sent).toEqual([{ kind: 'pong' }, { kind: 'pong' }]);
  });
});

describe('a server that stops', () => {
  it('says so', () => {
    Wire.last.says({ kind: 'restart', n: 10 });
    expect(listener.restarting).toHaveBeenCalledTimes(1);
  });

  it('or closes the line with the code for it', () => {
    Wire.last.breaks(1012);
    expect(listener.restarting).toHaveBeenCalledTimes(1);
    expect(listener.connected).toHaveBeenLastCalledWith(false);
  });
});

describe('a line that broke', () => {
  it('is taken up again where the news ended', () => {
    Wire.last.says(changed(11));
    Wire.last.breaks();
    vi.advanceTimersByTime(500);
    expect(Wire.all).toHaveLength(2);
    expect(Wire.last.address).toContain('since=11');
  });

  it('is tried again at longer and longer intervals, but at least every four seconds', () => {
    for (const wait of [500, 1000, 2000, 4000, 4000]) {
      const before = Wire.all.length;
      Wire.last.breaks();
      vi.advanceTimersByTime(wait - 1);
      expect(Wire.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(Wire.all).toHaveLength(before + 1);
    }
  });

  it('is replaced by a look every five seconds until it is back', () => {
    Wire.last.breaks();
    vi.advanceTimersByTime(500);
    vi.advanceTimersByTime(10_000);
    expect(listener.look).toHaveBeenCalledTimes(2);
    Wire.last.opens();
    vi.advanceTimersByTime(20_000);
    expect(listener.look).toHaveBeenCalledTimes(2);
  });

  it('is noticed when it is silent for too long', () => {
    vi.advanceTimersByTime(44_000);
    Wire.last.says({ kind: 'ping', n: 10 });
    vi.advanceTimersByTime(44_000);
    expect(Wire.last.closed).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(Wire.all[0]?.closed).toBe(true);
    expect(listener.connected).toHaveBeenLastCalledWith(false);
  });
});

it('leaves nothing behind when the page is left', () => {
  Wire.last.breaks();
  live.close();
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
  expect(listener.look).not.toHaveBeenCalled();
});
