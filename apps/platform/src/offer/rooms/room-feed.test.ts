import type { OfferSnapshot } from '@kvota/contracts';
import { createFakeClock } from '@kvota/server/fake-clock';
import { expect, test } from 'vitest';

import { createSimulatedFeed } from '../../feed/simulated/simulated-feed.ts';
import { RoomClient } from '../../testing/room-client.ts';
import type { MatchView, MatchViews } from '../matches/match-views.ts';
import { RoomFeed } from './room-feed.ts';
import { createRooms } from './rooms.ts';

const start = Date.UTC(2026, 10, 21, 17, 0);
const feed = createSimulatedFeed({ seed: 'room-feed-tests' });
const fixture = feed.offerAt(start).live[0]!;
const state = feed.stateAt(fixture.eventId, start)!;

/** A match with twenty prices, which differ between turns. */
const viewOf = (eventId: string, turn = 0): MatchView => ({
  fixture: { ...fixture, eventId },
  state: { ...state, eventId },
  until: Number.POSITIVE_INFINITY,
  playerMarkets: () => new Map(),
  openPlayerMarkets: 0,
  squad: () => [],
  markets: new Map(
    Array.from({ length: 10 }, (_, at) => [
      `OU${at}.5`,
      {
        marketCode: `OU${at}.5`,
        family: 'OU',
        line: `${at}.5`,
        group: 'goals',
        table: 'goals',
        main: false,
        status: 'open',
        cms: false,
        selections: ['under', 'over'].map((selectionCode) => ({
          selectionCode,
          odds: 1500 + turn,
          probability: 500_000,
          cms: false,
        })),
      },
    ]),
  ),
});

test('[NET-20, OP-56] an index with mostly unused places is replaced by a snapshot, and deltas continue from it', async () => {
  const clock = createFakeClock(start);
  const shown = new Map<string, MatchView>();
  let members: string[] = [];
  let decided = 0;
  const room = new RoomFeed({
    name: 'live/F',
    kind: 'live',
    firstSeq: 0,
    clock,
    views: { get: (eventId) => shown.get(eventId) },
    revision: () => decided,
    members: () => members,
    shows: () => () => true,
  });
  let client = new RoomClient(room.snapshot());
  let renewals = 0;
  let longest = 0;
  for (let turn = 0; turn < 400; turn += 1) {
    members = [`${turn}`, `${turn + 1}`];
    for (const eventId of members) shown.set(eventId, viewOf(eventId, turn));
    decided += 1;
    const { changes, numbers, reset } = room.tick();
    for (const change of changes) client.take({ type: 'change', room: 'live/F', kind: 'live', change });
    if (numbers) client.take({ type: 'delta', room: 'live/F', kind: 'live', numbers });
    if (reset) {
      renewals += 1;
      const before = client.known;
      client = new RoomClient(reset);
      // The snapshot has no news for a client that applied the messages before it.
      expect(client.known).toEqual(before);
    }
    const snapshot: OfferSnapshot = room.snapshot();
    longest = Math.max(longest, snapshot.odds.length);
    expect(client.known).toEqual(new RoomClient(snapshot).known);
  }
  expect(renewals).toBeGreaterThan(5);
  expect(longest).toBeLessThan(1200);
});

test('a room that fails is reported once, others are not affected, and its clients see a gap', () => {
  const clock = createFakeClock(start);
  let broken = false;
  let turn = 0;
  const views: MatchViews = {
    get(eventId) {
      if (broken && eventId === 'bad') throw new Error('No prices.');
      return viewOf(eventId, turn);
    },
  };
  const rooms = createRooms({
    clock,
    newRun: () => 'run',
    views,
    revision: () => turn,
    shows: () => () => true,
    members: (_kind, key) => {
      const list = [key];
      return () => list;
    },
    exists: () => true,
    events: () => [],
    sidebar: () => [],
  });
  const seq = rooms.snapshot('livematch/bad')?.seq ?? -1;
  rooms.snapshot('livematch/good');
  const kinds = () => {
    turn += 1;
    return rooms.tick().map((message) => [message.type, 'room' in message ? message.room : '']);
  };
  expect(kinds()).toEqual([
    ['delta', 'livematch/bad'],
    ['delta', 'livematch/good'],
  ]);
  broken = true;
  expect(kinds()).toEqual([
    ['failed', 'livematch/bad'],
    ['delta', 'livematch/good'],
  ]);
  expect(kinds()).toEqual([['delta', 'livematch/good']]);
  broken = false;
  turn += 1;
  const [again] = rooms.tick();
  // 1 was sent before the failure; 2 and 3 were left out.
  expect(again?.type === 'delta' && again.numbers[0]).toBe(seq + 4);
});
