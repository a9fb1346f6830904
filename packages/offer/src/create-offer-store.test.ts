import { describe, expect, test, vi } from 'vitest';

import { priceKey } from './table/price-key.ts';
import { handStore, keysOf, market, match, snapshot } from './testing/fixtures.ts';

const room = 'prematch/F';
const home = priceKey('1', '1X2', '1');
const draw = priceKey('1', '1X2', 'X');
const first = () => match('1', { '1X2': market({ '1': '1.85', X: '3.4' }) });
const second = () => match('2', { '1X2': market({ '1': '2.1', X: '3' }) });

describe('snapshots and deltas', () => {
  test('[NET-20, OP-56] a snapshot gives rows, matches and odds in whole thousandths', () => {
    const { store } = handStore();
    store.apply(snapshot(room, 5, [first(), second()]));
    expect(store.rows(room)).toEqual(['1', '2']);
    expect(store.roomState(room)).toBe('live');
    expect(store.match('1')?.markets['1X2']).toEqual({ status: 'OPEN', selections: ['1', 'X'] });
    expect(store.price(home)).toEqual({ thousandths: 1850, status: 'OPEN', available: true, move: 'none', movedAt: 0 });
  });

  test('[NET-12, OP-56] a delta moves the odds that its indexes name, and the direction is settled when it is shown', () => {
    const { store, paint, clock } = handStore();
    store.apply(snapshot(room, 5, [first(), second()]));
    paint();
    store.applyDelta(room, [6, 0, 1900, 3, 2950]);
    expect(store.price(home)?.thousandths).toBe(1900);
    clock.now = 2000;
    paint();
    expect(store.price(home)).toMatchObject({ move: 'up', movedAt: 2000 });
    expect(store.price(priceKey('2', '1X2', 'X'))).toMatchObject({ thousandths: 2950, move: 'down', movedAt: 2000 });
    expect(store.price(draw)).toMatchObject({ move: 'none', movedAt: 0 });
  });

  test('[OP-56] 0 thousandths is unavailable, and the return from it is no move', () => {
    const { store, paint } = handStore();
    store.apply(snapshot(room, 5, [first()]));
    paint();
    store.applyDelta(room, [6, 0, 0]);
    paint();
    expect(store.price(home)).toMatchObject({ thousandths: 0, available: false, move: 'none' });
    store.applyDelta(room, [7, 0, 2000]);
    paint();
    expect(store.price(home)).toMatchObject({ thousandths: 2000, available: true, move: 'none' });
  });

  test('[MATCH-18] a price below 1.01 is not available', () => {
    const { store } = handStore();
    store.apply(snapshot(room, 1, [match('1', { '1X2': market({ '1': '1.009', X: '1.01' }) })]));
    expect(store.price(home)?.available).toBe(false);
    expect(store.price(draw)?.available).toBe(true);
  });

  test('messages of rooms that are not held do nothing', () => {
    const { store, frames } = handStore();
    store.applyDelta('live/T', [1, 0, 1500]);
    store.applyChange('live/T', { seq: 1, eventId: '9', sport: 'T', gone: true });
    expect(store.stats()).toMatchObject({ rooms: 0, odds: 0, gaps: 0 });
    expect(frames()).toBe(0);
  });
});

describe('structural changes', () => {
  test('[MATCH-05, OP-56] a market status reaches its match and each of its odds', () => {
    const { store, paint } = handStore();
    store.apply(snapshot(room, 1, [first()]));
    paint();
    const seen = vi.fn();
    store.subscribePrice(home, seen);
    store.applyChange(room, { seq: 2, eventId: '1', sport: 'F', markets: { '1X2': { MS: 'SUSPENDED' } } });
    paint();
    expect(store.match('1')?.markets['1X2']?.status).toBe('SUSPENDED');
    expect(seen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 'SUSPENDED', available: false }));
  });

  test('[OP-56] a new match appends its prices to the index', () => {
    const { store } = handStore();
    store.apply(snapshot(room, 1, [first()]));
    const odds: [string, string, string][] = [
      ['2', '1X2', '1'],
      ['2', '1X2', 'X'],
    ];
    store.applyChange(room, { seq: 2, eventId: '2', sport: 'F', match: second(), odds });
    store.applyDelta(room, [3, 3, 3300]);
    expect(store.rows(room)).toEqual(['1', '2']);
    expect(store.price(priceKey('2', '1X2', 'X'))?.thousandths).toBe(3300);
  });

  test('[OP-56] a match that goes takes its prices along, and its indexes are void', () => {
    const { store } = handStore();
    store.apply(snapshot(room, 1, [first(), second()]));
    store.applyChange(room, { seq: 2, eventId: '1', sport: 'F', gone: true });
    store.applyDelta(room, [3, 0, 5000, 2, 2222]);
    expect(store.match('1')).toBeUndefined();
    expect(store.price(home)).toBeUndefined();
    expect(store.price(priceKey('2', '1X2', '1'))?.thousandths).toBe(2222);
    expect(store.roomState(room)).toBe('live');
  });

  test('[OP-56] fields of a match change alone; what did not change keeps its identity', () => {
    const { store } = handStore();
    store.apply(snapshot(room, 1, [first(), second()]));
    const before = { one: store.match('1'), two: store.match('2'), rows: store.rows(room) };
    store.applyChange(room, { seq: 2, eventId: '1', sport: 'F', results: { G: [1, 0] } });
    expect(store.match('1')?.results).toEqual({ G: [1, 0] });
    expect(store.match('1')?.markets).toBe(before.one?.markets);
    expect(store.match('2')).toBe(before.two);
    expect(store.rows(room)).toBe(before.rows);
  });

  test('[NET-15] new events are added to a match that lists its events, and to no other', () => {
    const { store } = handStore();
    const kickOff = {
      matchState: 'FH',
      matchPhase: { name: 'FH', timeMin: 12 },
      results: { G: [0, 0] as [number, number] },
    };
    store.apply(snapshot('livematch/1', 5, [{ ...first(), ...kickOff, events: [] }]));
    store.apply(snapshot(room, 5, [{ ...second(), ...kickOff }]));
    const goal = { sport: 'F', matchPhase: { name: 'FH', timeMin: 13 }, results: { G: [1, 0] as [number, number] } };
    store.applyChange('livematch/1', { seq: 6, eventId: '1', ...goal });
    store.applyChange(room, { seq: 6, eventId: '2', ...goal, redCards: [0, 1] });
    expect(store.match('1')?.events).toEqual([
      { kind: 'score', side: 'host', phase: 'FH', timeMin: 13, score: [1, 0] },
    ]);
    expect(store.match('2')).toMatchObject({ results: { G: [1, 0] }, redCards: [0, 1] });
    expect(store.match('2')?.events).toBeUndefined();
  });

  test('[NET-15] events in a change win over events derived from its fields, because a score does not name the scorer', () => {
    const { store } = handStore();
    const score = (goals: number): { G: [number, number] } => ({ G: [goals, 0] });
    store.apply(snapshot('livematch/1', 5, [{ ...first(), matchState: 'FH', results: score(0), events: [] }]));
    const goal = {
      kind: 'score',
      side: 'host',
      phase: 'FH',
      timeMin: 13,
      score: [1, 0],
      player: 'Aleksandar Katai',
    } as const;
    const events = [{ ...goal, score: [1, 0] as [number, number] }];
    store.applyChange('livematch/1', { seq: 6, eventId: '1', sport: 'F', results: score(1), events });
    expect(store.match('1')?.events).toEqual([goal]);
  });

  test('a price that a match no longer has is unavailable, although its index remains', () => {
    const { store } = handStore();
    store.apply(snapshot(room, 1, [first()]));
    const without = match('1', { '1X2': market({ '1': '1.85' }) });
    store.applyChange(room, { seq: 2, eventId: '1', sport: 'F', match: without });
    expect(store.price(draw)).toMatchObject({ thousandths: 0, available: false });
    store.applyChange(room, { seq: 3, eventId: '1', sport: 'F', match: first() });
    store.applyDelta(room, [4, 1, 3500]);
    expect(store.price(draw)).toMatchObject({ thousandths: 3500, available: true });
  });

  test('[FAULT-09] a price that the match of a new snapshot lacks is unavailable, although the index of the room still has it', () => {
    const { store } = handStore();
    store.apply(snapshot(room, 1, [first()]));
    const without = match('1', { '1X2': market({ '1': '1.85' }) });
    store.apply({ ...snapshot(room, 9, [without]), odds: snapshot(room, 1, [first()]).odds });
    expect(store.price(draw)).toMatchObject({ thousandths: 0, available: false });
  });

  test('[NET-17] an inactive match has every market closed until a room sends a new status', () => {
    const { store } = handStore();
    store.apply(snapshot('live/F', 1, [first()]));
    store.deactivate('1');
    expect(store.price(home)).toMatchObject({ status: 'CLOSED', available: false });
    store.applyChange('live/F', { seq: 2, eventId: '1', sport: 'F', markets: { '1X2': { MS: 'OPEN' } } });
    expect(store.price(home)).toMatchObject({ status: 'OPEN', available: true });
  });
});

describe('gaps', () => {
  test('[OP-56] a hole in the sequence requests the snapshot once, and nothing is applied before it', () => {
    const { store } = handStore();
    const ask = vi.fn();
    store.onGap(ask);
    store.apply(snapshot(room, 1, [first()]));
    store.applyDelta(room, [3, 0, 1900]);
    store.applyDelta(room, [4, 0, 1950]);
    expect(ask).toHaveBeenCalledExactlyOnceWith(room);
    expect(store.roomState(room)).toBe('gap');
    expect(store.price(home)?.thousandths).toBe(1850);
    store.apply(snapshot(room, 3, [match('1', { '1X2': market({ '1': '1.9', X: '3.4' }) })]));
    expect(store.roomState(room)).toBe('live');
    // Messages that are newer than the snapshot are applied after it.
    expect(store.price(home)?.thousandths).toBe(1950);
  });

  test('[OP-56] a known message is ignored', () => {
    const { store } = handStore();
    store.apply(snapshot(room, 5, [first()]));
    store.applyDelta(room, [5, 0, 9000]);
    store.applyDelta(room, [4, 0, 9000]);
    expect(store.price(home)?.thousandths).toBe(1850);
    expect(store.stats().gaps).toBe(0);
  });

  test('an index that the room does not have is a gap too', () => {
    const { store } = handStore();
    const ask = vi.fn();
    store.onGap(ask);
    store.apply(snapshot(room, 1, [first()]));
    store.applyDelta(room, [2, 7, 1900]);
    expect(ask).toHaveBeenCalledExactlyOnceWith(room);
  });

  test('a missing snapshot is requested again, at most every 5 s', () => {
    const { store, clock } = handStore();
    const ask = vi.fn();
    store.onGap(ask);
    store.apply(snapshot(room, 1, [first()]));
    store.applyDelta(room, [3, 0, 1900]);
    clock.now += 4999;
    store.applyDelta(room, [4, 0, 1900]);
    expect(ask).toHaveBeenCalledTimes(1);
    clock.now += 1;
    store.applyDelta(room, [5, 0, 1900]);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('a requester that is set later is called for open gaps', () => {
    const { store } = handStore();
    store.apply(snapshot(room, 1, [first()]));
    store.applyDelta(room, [3, 0, 1900]);
    const ask = vi.fn();
    store.onGap(ask);
    expect(ask).toHaveBeenCalledExactlyOnceWith(room);
  });
});

describe('REST before the sockets', () => {
  test('matches from REST show at once, and the snapshot takes over', () => {
    const { store } = handStore();
    store.seedMatches(room, [first(), second()]);
    expect(store.roomState(room)).toBe('seeded');
    expect(store.price(home)?.thousandths).toBe(1850);
    store.apply(snapshot(room, 9, [match('1', { '1X2': market({ '1': '1.7', X: '3.4' }) })]));
    expect(store.rows(room)).toEqual(['1']);
    expect(store.price(home)?.thousandths).toBe(1700);
    expect(store.match('2')).toBeUndefined();
  });

  test('REST never overwrites the values of a socket room', () => {
    const { store } = handStore();
    store.apply(snapshot(room, 1, [first()]));
    store.applyDelta(room, [2, 0, 1500]);
    store.applyChange(room, { seq: 3, eventId: '1', sport: 'F', markets: { '1X2': { MS: 'SUSPENDED' } } });
    store.seedMatches('page/betting', [first(), second()]);
    store.seedMatches(room, [second()]);
    expect(store.price(home)).toMatchObject({ thousandths: 1500, status: 'SUSPENDED' });
    expect(store.match('1')?.markets['1X2']?.status).toBe('SUSPENDED');
    expect(store.price(priceKey('2', '1X2', '1'))?.thousandths).toBe(2100);
    expect(store.rows(room)).toEqual(['1']);
  });

  test('a match that a socket room removes leaves REST lists as well', () => {
    const { store } = handStore();
    store.seedMatches('page/betting', [first(), second()]);
    store.apply(snapshot(room, 1, [first(), second()]));
    store.applyChange(room, { seq: 2, eventId: '1', sport: 'F', gone: true });
    expect(store.rows('page/betting')).toEqual(['2']);
    store.apply(snapshot(room, 7, []));
    expect(store.rows('page/betting')).toEqual([]);
    expect(store.stats()).toMatchObject({ matches: 0, odds: 0 });
  });
});

describe('one match in two rooms', () => {
  const table = 'live/F';
  const page = 'livematch/1';
  const goals = priceKey('1', 'GG', 'yes');
  const whole = () => match('1', { '1X2': market({ '1': '1.85', X: '3.4' }), GG: market({ yes: '1.6' }) });

  test('markets are those of both, and the content of the page alone goes with it', () => {
    const { store } = handStore();
    store.apply(snapshot(table, 1, [first()]));
    store.apply(snapshot(page, 40, [whole()]));
    expect(Object.keys(store.match('1')?.markets ?? {})).toEqual(['1X2', 'GG']);
    store.applyDelta(page, [41, 2, 1700]);
    store.applyDelta(table, [2, 0, 1900]);
    expect(store.price(goals)?.thousandths).toBe(1700);
    expect(store.price(home)?.thousandths).toBe(1900);
    store.dropRoom(page);
    expect(Object.keys(store.match('1')?.markets ?? {})).toEqual(['1X2']);
    expect(store.price(goals)).toBeUndefined();
    expect(store.price(home)?.thousandths).toBe(1900);
  });

  test('a field that the table does not carry stays as the page gave it', () => {
    const { store } = handStore();
    const stats = [{ PN: '1', G: [1, 0] as [number, number] }];
    store.apply(snapshot(page, 1, [{ ...whole(), stats }]));
    store.apply(snapshot(table, 1, [first()]));
    expect(store.match('1')?.stats).toEqual(stats);
  });
});

describe('notifying', () => {
  test('a burst is reported once per frame, and no frame is requested if nothing changed', () => {
    const { store, paint, frames } = handStore();
    store.apply(snapshot(room, 0, [first()]));
    paint();
    const requested = frames();
    const seen = vi.fn();
    const others = vi.fn();
    store.subscribePrice(home, seen);
    store.subscribePrice(draw, others);
    store.subscribeRows(room, others);
    store.subscribeMatch('1', others);
    for (let seq = 1; seq <= 50; seq += 1) store.applyDelta(room, [seq, 0, 1850 + seq]);
    expect(frames()).toBe(requested + 1);
    paint();
    expect(seen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ thousandths: 1900, move: 'up' }));
    expect(others).not.toHaveBeenCalled();
    paint();
    expect(frames()).toBe(requested + 1);
    store.applyDelta(room, [51, 0, 1900]);
    expect(frames()).toBe(requested + 1);
  });

  test('[SPEED-08] of 250 changed prices each frame shows 100, oldest first, and each price once with its last value', () => {
    const { store, paint } = handStore();
    const matches = Array.from({ length: 125 }, (_, at) =>
      match(`${at}`, { '1X2': market({ '1': '1.85', X: '3.4' }) }),
    );
    store.apply(snapshot(room, 0, matches));
    paint();
    const seen: string[] = [];
    for (const key of keysOf(matches)) {
      store.subscribePrice(priceKey(...key), (price) => seen.push(`${key[0]} ${key[2]} ${price?.thousandths}`));
    }
    const all = keysOf(matches).map(([id, , selection]) => `${id} ${selection} 2000`);
    store.applyDelta(room, [1, ...all.flatMap((_, at) => [at, 2000])]);
    paint();
    expect(seen).toEqual(all.slice(0, 100));
    // One that was shown changes again, and one that waits.
    store.applyDelta(room, [2, 0, 2100, 120, 2200]);
    paint();
    expect(seen.slice(100)).toEqual([...all.slice(100, 120), '60 1 2200', ...all.slice(121, 200)]);
    paint();
    expect(seen.slice(200)).toEqual([...all.slice(200), '0 1 2100']);
    paint();
    expect(seen).toHaveLength(251);
  });

  test('[SPEED-08] prices that wait for a frame are shown after a pause, and at once by a flush', () => {
    const { store, paint } = handStore();
    const matches = Array.from({ length: 150 }, (_, at) => match(`${at}`, { '1X2': market({ '1': '1.85' }) }));
    store.apply(snapshot(room, 0, matches));
    paint();
    const seen = vi.fn();
    for (const key of keysOf(matches)) store.subscribePrice(priceKey(...key), seen);
    const change = (seq: number, odds: number) =>
      store.applyDelta(room, [seq, ...matches.flatMap((_, at) => [at, odds])]);
    change(1, 2000);
    paint();
    store.pause();
    paint();
    expect(seen).toHaveBeenCalledTimes(100);
    store.resume();
    paint();
    expect(seen).toHaveBeenCalledTimes(150);
    change(2, 2100);
    store.flush();
    expect(seen).toHaveBeenCalledTimes(300);
  });

  test('a hidden page gets no callback; when it is visible again, it gets the last value once', () => {
    const { store, paint, frames } = handStore();
    store.apply(snapshot(room, 0, [first()]));
    paint();
    const seen = vi.fn();
    store.subscribePrice(home, seen);
    store.applyDelta(room, [1, 0, 1900]);
    store.pause();
    paint();
    store.applyDelta(room, [2, 0, 1950]);
    expect(seen).not.toHaveBeenCalled();
    const requested = frames();
    store.resume();
    expect(frames()).toBe(requested + 1);
    paint();
    expect(seen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ thousandths: 1950 }));
  });

  test('a price that appears or goes is reported to its subscriber', () => {
    const { store, paint } = handStore();
    const seen = vi.fn();
    const stop = store.subscribePrice(home, seen);
    store.apply(snapshot(room, 0, [first()]));
    paint();
    expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ thousandths: 1850 }));
    store.dropRoom(room);
    paint();
    expect(seen).toHaveBeenLastCalledWith(undefined);
    stop();
    store.apply(snapshot(room, 0, [first()]));
    paint();
    expect(seen).toHaveBeenCalledTimes(2);
  });

  test('a callback that throws does not stop the others', () => {
    const { store } = handStore();
    const seen = vi.fn();
    store.subscribePrice(home, () => {
      throw new Error('broken cell');
    });
    store.subscribePrice(home, seen);
    store.apply(snapshot(room, 0, [first()]));
    expect(() => store.flush()).toThrow(AggregateError);
    expect(seen).toHaveBeenCalledOnce();
  });

  test('odds, matches and rows are the same objects until they change', () => {
    const { store, paint } = handStore();
    store.apply(snapshot(room, 1, [first(), second()]));
    paint();
    const before = { price: store.price(home), match: store.match('1'), rows: store.rows(room) };
    store.apply(snapshot(room, 4, [first(), second()]));
    paint();
    expect(store.price(home)).toBe(before.price);
    expect(store.match('1')).toBe(before.match);
    expect(store.rows(room)).toBe(before.rows);
    expect(store.rows('live/T')).toBe(store.rows('live/B'));
  });
});

test('all memory is freed when every room is dropped', () => {
  const { store, paint } = handStore();
  const many = Array.from({ length: 400 }, (_, at) => match(String(at), { '1X2': market({ '1': '1.5', X: '3' }) }));
  store.seedMatches('page/betting', many);
  store.apply(snapshot(room, 1, many));
  paint();
  expect(store.stats()).toMatchObject({ matches: 400, odds: 800, rooms: 2 });
  store.dropRoom(room);
  store.dropRoom('page/betting');
  paint();
  expect(store.stats()).toMatchObject({ matches: 0, odds: 0, rooms: 0, capacity: 0, subscribers: 0 });
  store.apply(snapshot(room, 1, many));
  expect(store.price(priceKey('399', '1X2', '1'))?.thousandths).toBe(1500);
});
