import { UpdateArgs, type MatchEvent } from '@kvota/contracts';
import { createFakeClock } from '@kvota/server/fake-clock';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../database/database.ts';
import { endedMatches, suspensions } from '../database/schema/index.ts';
import { createSimulatedFeed } from '../feed/simulated/simulated-feed.ts';
import { openMemory } from '../testing/memory-database.ts';
import { RoomClient } from '../testing/room-client.ts';
import { createOffer } from './create-offer.ts';

const evening = Date.UTC(2026, 10, 21, 19, 30);
const feed = createSimulatedFeed({ seed: 'player-markets' });
let open: OpenDatabase;

beforeAll(async () => {
  open = await openMemory();
});
afterAll(() => open.close());
beforeEach(async () => {
  for (const table of [suspensions, endedMatches]) await open.db.delete(table);
});

const offerAt = async (now: number) => {
  const clock = createFakeClock(now);
  return { clock, offer: await createOffer({ feed, db: open.db, clock }) };
};
const liveOf = (sport: string): readonly string[] =>
  feed
    .offerAt(evening)
    .live.filter((fixture) => fixture.sport === sport)
    .map(({ eventId }) => eventId);

/** The content of a room without its sequence number, which depends on when the room was opened. */
const contents = (client: RoomClient) => ({ ...(client.known as { odds: object; matches: object }), seq: 0 });

describe('places of player markets', () => {
  test('[MATCH-01] [MATCH-07] [CALL-31] [NET-30] they are on the match page and in its room, each with its player, and players have names', async () => {
    const { offer } = await offerAt(evening);
    for (const sport of ['F', 'B', 'T']) {
      const eventId = liveOf(sport)[0] ?? '';
      const match = offer.matchOffer(eventId);
      const names = (match?.players ?? []).map(({ name }) => name);
      const theirs = Object.entries(match?.markets ?? {}).filter(([code]) => code.includes('@'));
      expect(theirs.length, sport).toBeGreaterThan(4);
      for (const [code, { P }] of theirs) expect(names, code).toContain(P);
      for (const [code, { P }] of Object.entries(match?.markets ?? {}))
        expect(P !== undefined).toBe(code.includes('@'));
      expect(offer.snapshot(`livematch/${eventId}`)?.matches[0]?.markets).toEqual(match?.markets);
      expect(offer.snapshot(`livematch/${eventId}`)?.matches[0]?.players).toEqual(match?.players);
    }
  });

  test('[CALL-29] [CALL-32] [NET-25] [NET-27] they are not in the tables and rooms of a sport, but included in the counts', async () => {
    const { offer } = await offerAt(evening);
    const filter = { hours: null, special: null, leagueIds: [], search: '', view: 'competition', page: 1 } as const;
    const rows = [
      ...offer.liveOffer({ sport: 'F', search: '', page: 1 }).matches,
      ...offer.prematchOffer({ sport: 'F', ...filter }).matches,
      ...(offer.snapshot('live/F')?.matches ?? []),
      ...(offer.snapshot('prematch/F')?.matches ?? []),
    ];
    expect(rows.length).toBeGreaterThan(40);
    for (const row of rows) {
      expect(Object.keys(row.markets).filter((code) => code.includes('@'))).toEqual([]);
      expect(row.players).toBeUndefined();
    }
    for (const row of rows.slice(0, 8)) {
      const page = offer.matchOffer(row.eventId);
      const open = Object.values(page?.markets ?? {}).filter(({ MS }) => MS !== 'CLOSED');
      expect(row.marketsCount).toBe(open.length);
      expect(page?.marketsCount).toBe(open.length);
    }
  });

  test('[NET-15] a subscriber of a match room has the content of its page at each instant, with the scorers', async () => {
    const { offer, clock } = await offerAt(evening);
    const rooms = liveOf('F')
      .slice(-5)
      .map((eventId) => {
        const snapshot = offer.snapshot(`livematch/${eventId}`);
        if (!snapshot) throw new Error(`No room of ${eventId}.`);
        return {
          eventId,
          name: snapshot.room,
          client: new RoomClient(snapshot),
          told: [...(snapshot.matches[0]?.events ?? [])],
        };
      });
    let named = 0;
    for (let tick = 0; tick < 600; tick += 1) {
      await clock.advance(3000);
      for (const message of offer.rooms.tick()) {
        const room = rooms.find(({ name }) => 'room' in message && message.room === name);
        if (!room) continue;
        room.client.take(message);
        if (message.type !== 'change') continue;
        expect(v.is(UpdateArgs, [room.name, message.change])).toBe(true);
        if (message.change.match) room.told = [...(message.change.match.events ?? [])];
        else room.told.push(...(message.change.events ?? []));
      }
    }
    for (const { eventId, name, client, told } of rooms) {
      const now = offer.snapshot(name);
      if (now?.matches[0]) expect(contents(client)).toEqual(contents(new RoomClient(now)));
      const events = offer.matchOffer(eventId)?.events;
      if (!events) continue;
      const what = ({ kind, side, player, score }: MatchEvent) => ({ kind, side, player, score });
      expect(told.map(what)).toEqual(events.map(what));
      named += events.filter(({ kind, player }) => kind === 'score' && player !== undefined).length;
    }
    expect(named).toBeGreaterThan(2);
  });
});

test('[NET-15] [NET-20] a client that joins between a goal and its message gets the goal once', async () => {
  const { offer, clock } = await offerAt(evening);
  const eventId = liveOf('F').at(-1) ?? '';
  const first = offer.snapshot(`livematch/${eventId}`);
  const scores = () => offer.matchOffer(eventId)?.events?.filter(({ kind }) => kind === 'score').length ?? 0;
  const before = scores();
  // Without a tick the room has not sent the event.
  while (scores() === before) await clock.advance(5000);
  const late = offer.snapshot(`livematch/${eventId}`);
  expect(late?.seq).toBe(first?.seq);
  const told = [...(late?.matches[0]?.events ?? [])];
  for (const message of offer.rooms.tick()) {
    if (message.type === 'change') told.push(...(message.change.events ?? message.change.match?.events ?? []));
  }
  expect(told.filter(({ kind }) => kind === 'score')).toHaveLength(scores());
});

describe('bets on players', () => {
  const market = (eventId: string, family: string, at: number) =>
    feed.playerPricesAt(eventId, at).find((each) => each.family === family && each.status === 'open');

  test('[CALL-27] they have prices, an operator can suspend them, and an unknown player has none', async () => {
    const { offer } = await offerAt(evening);
    const eventId = feed.offerAt(evening).prematch.find(({ sport }) => sport === 'F')?.eventId ?? '';
    const { marketCode = '', selections = [] } = market(eventId, 'PG', evening) ?? {};
    const ref = { eventId, marketCode, selectionCode: 'yes' };
    expect(offer.price(ref)).toMatchObject({ status: 'open', odds: selections[0]?.odds });
    await offer.suspend(eventId, marketCode, true, true);
    expect(offer.price(ref)).toMatchObject({ status: 'suspended', cms: true });
    await offer.suspend(eventId, marketCode, false, false);
    expect(offer.price({ ...ref, marketCode: 'PG@99' }).status).toBe('unknown');
    expect(offer.price({ ...ref, selectionCode: 'no' }).status).toBe('unknown');
    expect(offer.priceHistory(eventId, marketCode)[0]?.points.length).toBeGreaterThan(0);
  });

  test('if an operator ends a match by another score than the played one, they are void unless the play had decided them', async () => {
    const { offer, clock } = await offerAt(evening);
    const eventId = liveOf('F').find((id) => {
      const [host, away] = feed.stateAt(id, evening)?.results.G ?? [0, 0];
      return host + away > 0 && feed.stateAt(id, evening)?.stats.length === 2;
    });
    if (eventId === undefined) throw new Error('No match with a goal.');
    const [host, away] = feed.stateAt(eventId, evening)?.results.G ?? [0, 0];
    const outcomes = () =>
      feed.playerPricesAt(eventId, evening).map(({ marketCode, selections }) => {
        const selectionCode = selections[0]?.selectionCode ?? '';
        return offer.result({ eventId, marketCode, selectionCode })?.outcome;
      });
    const decided = outcomes();
    expect(decided).toContain('won');
    await offer.endMatch(eventId, [host + 1, away]);
    await clock.advance(1000);
    expect(outcomes()).toEqual(decided.map((outcome) => outcome ?? 'void'));
  });

  test('if an operator ends a match by its score, undecided player markets are lost', async () => {
    const { offer } = await offerAt(evening);
    const eventId = liveOf('F')[0] ?? '';
    const still = market(eventId, 'PG', evening);
    const { G: [host, away] = [0, 0] } = feed.stateAt(eventId, evening)?.results ?? {};
    await offer.endMatch(eventId, [host, away]);
    const ref = { eventId, marketCode: still?.marketCode ?? '', selectionCode: 'yes' };
    expect(offer.result(ref)).toEqual({ outcome: 'lost', score: `${host}:${away}` });
  });
});
