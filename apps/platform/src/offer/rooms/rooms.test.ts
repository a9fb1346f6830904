import { inboundEvents, selectionsOf, type SidebarSport } from '@kvota/contracts';
import { createFakeClock, type FakeClock } from '@kvota/server/fake-clock';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { endedMatches, oddsOverrides, suspensions } from '../../database/schema/index.ts';
import type { Feed } from '../../feed/model/feed.ts';
import { createSimulatedFeed } from '../../feed/simulated/simulated-feed.ts';
import { sized } from '../../testing/large-runs.ts';
import { openMemory } from '../../testing/memory-database.ts';
import { RoomClient } from '../../testing/room-client.ts';
import { createOffer, type OpenOffer } from '../create-offer.ts';
import type { RoomMessage } from './rooms.ts';

const start = Date.UTC(2026, 10, 21, 17, 0);
const feed = createSimulatedFeed({ seed: 'book-tests' });
const sportRooms = ['prematch/F', 'prematch/B', 'prematch/T', 'live/F', 'live/B', 'live/T'];
let open: OpenDatabase;

beforeAll(async () => {
  open = await openMemory();
});
afterAll(() => open.close());
const forgetDecisions = async (): Promise<void> => {
  for (const table of [oddsOverrides, suspensions, endedMatches]) await open.db.delete(table);
};
beforeEach(forgetDecisions);

const offerAt = async (now: number): Promise<{ offer: OpenOffer; clock: FakeClock }> => {
  const clock = createFakeClock(now);
  return { clock, offer: await createOffer({ feed, db: open.db, clock }) };
};
const snapshotOf = (offer: OpenOffer, room: string) => {
  const snapshot = offer.snapshot(room);
  if (!snapshot) throw new Error(`There is no room ${room}.`);
  return snapshot;
};
/** The content of a room without its sequence number, which depends on when the room was opened. */
const contents = (client: RoomClient) => ({ ...(client.known as { odds: object; matches: object }), seq: 0 });

/** An act of an operator on a match, chosen by numbers. */
interface Act {
  readonly kind: 'hold' | 'release' | 'suspend' | 'resume' | 'suspend match' | 'resume match' | 'end' | 'end by score';
  readonly pick: number;
}
const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(
    ...(['hold', 'release', 'suspend', 'resume', 'suspend match', 'resume match', 'end', 'end by score'] as const),
  ),
  pick: fc.nat({ max: 1_000_000 }),
});

async function perform({ kind, pick }: Act, offer: OpenOffer, now: number): Promise<void> {
  const { prematch, live } = feed.offerAt(now);
  // The first few matches of each sport, so that acts meet each other and the open rooms.
  const offered = [...prematch.slice(0, 6), ...live.slice(0, 6)];
  const eventId = offered[pick % offered.length]?.eventId ?? '';
  const match = offer.matchOffer(eventId);
  const markets = Object.entries(match?.markets ?? {});
  const [marketCode, market] = markets[Math.floor(pick / 16) % Math.max(1, markets.length)] ?? [];
  const selectionCode = market && selectionsOf(market)[0]?.[0];
  if (marketCode === undefined || selectionCode === undefined) return;
  const ref = { eventId, marketCode, selectionCode };
  if (kind === 'hold') await offer.moveOdds(ref, 1010 + (pick % 5000), pick % 2 === 0);
  else if (kind === 'release') await offer.moveOdds(ref, null, false);
  else if (kind === 'suspend') await offer.suspend(eventId, marketCode, true, false);
  else if (kind === 'resume') await offer.suspend(eventId, marketCode, false, false);
  else if (kind === 'suspend match') await offer.suspend(eventId, null, true, true);
  else if (kind === 'resume match') await offer.suspend(eventId, null, false, false);
  else await offer.endMatch(eventId, kind === 'end' ? null : [3, 1]);
}

const step = fc.record({
  tenths: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 3000 })),
  acts: fc.array(act, { maxLength: 3 }),
  joins: fc.array(fc.nat({ max: 1000 }), { maxLength: 2 }),
});

describe('what clients know', () => {
  test(
    '[NET-12, NET-13, NET-15, NET-20] whenever a client joins, its snapshot and later messages give the offer, whatever operators do',
    { timeout: sized(120_000, 900_000) },
    async () => {
      const seen = { delta: 0, change: 0, late: 0 };
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 0, max: 7 * 24 * 60 }),
          fc.subarray(sportRooms, sized({ minLength: 3, maxLength: 3 }, { minLength: 6 })),
          fc.array(step, sized({ minLength: 5, maxLength: 6 }, { minLength: 3, maxLength: 10 })),
          async (minute, tables, steps) => {
            await forgetDecisions();
            const { offer, clock } = await offerAt(start + minute * 60_000);
            const { prematch, live } = feed.offerAt(clock.now());
            const rooms = [
              ...tables,
              ...live.slice(0, 4).map(({ eventId }) => `livematch/${eventId}`),
              ...prematch.slice(0, 4).map(({ eventId }) => `prematchmatch/${eventId}`),
            ];
            const clients: [string, RoomClient][] = rooms.map((room) => [
              room,
              new RoomClient(snapshotOf(offer, room)),
            ]);
            for (const { tenths, acts, joins } of steps) {
              for (const next of acts) await perform(next, offer, clock.now());
              // Also between an act and its tick.
              for (const join of joins) {
                const room = rooms[join % rooms.length] ?? 'live/F';
                clients.push([room, new RoomClient(snapshotOf(offer, room))]);
                seen.late += 1;
              }
              await clock.advance(tenths * 100);
              for (const message of offer.rooms.tick()) {
                if (message.type !== 'delta' && message.type !== 'change') continue;
                seen[message.type] += 1;
                for (const [room, client] of clients) if (room === message.room) client.take(message);
              }
              const fresh = await createOffer({ feed, db: open.db, clock });
              const truth = new Map(rooms.map((room) => [room, fresh.snapshot(room)]));
              for (const [room, client] of clients) {
                expect(client.known, room).toEqual(new RoomClient(snapshotOf(offer, room)).known);
                const now = truth.get(room);
                if (now) expect(contents(client), room).toEqual(contents(new RoomClient(now)));
                // An offer that never had the match on offer has no room for it, so no client has it either.
                else expect(contents(client), room).toEqual({ seq: 0, odds: {}, matches: {} });
              }
            }
          },
        ),
        { numRuns: sized(2, 20) },
      );
      for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0);
    },
  );

  test('[NET-14, NET-18] sidebars built from messages have the counts of the offer', async () => {
    const { offer, clock } = await offerAt(start);
    const known = {
      sidebar: new Map(
        offer.rooms.sidebarSnapshot({ kind: 'sidebar', hours: null }).sports.map((entry) => [entry.sport, entry]),
      ),
      live_sidebar: new Map(
        offer.rooms.sidebarSnapshot({ kind: 'live_sidebar', hours: null }).sports.map((entry) => [entry.sport, entry]),
      ),
    };
    const messages: RoomMessage[] = [];
    for (let minutes = 0; minutes < sized(100, 300); minutes += 1) {
      if (minutes % 20 === 0) await perform({ kind: 'end', pick: minutes * 7 }, offer, clock.now());
      // A client that joins between a change and its tick does not affect the others.
      if (minutes % 20 === 0)
        for (const kind of ['sidebar', 'live_sidebar'] as const) offer.rooms.sidebarSnapshot({ kind, hours: null });
      await clock.advance(60_000);
      for (const message of offer.rooms.tick()) {
        if (message.type !== 'sidebar') continue;
        messages.push(message);
        for (const entry of message.sports) {
          if (entry.eventsCount === 0) known[message.kind].delete(entry.sport);
          else known[message.kind].set(entry.sport, entry);
        }
      }
      const sorted = (sports: Iterable<SidebarSport>) => [...sports].sort((a, b) => (a.sport < b.sport ? -1 : 1));
      expect(sorted(known.sidebar.values())).toEqual(sorted(offer.sidebar('prematch', null)));
      expect(sorted(known.live_sidebar.values())).toEqual(sorted(offer.sidebar('live', null)));
    }
    expect(messages.length).toBeGreaterThan(10);
  });

  test('[NET-33] who comes back to a sidebar with a position gets the sports that changed since', async () => {
    const { offer, clock } = await offerAt(start);
    const room = { kind: 'sidebar', hours: 24 } as const;
    const { run, seq = 0, sports } = offer.rooms.sidebarSnapshot(room);
    expect(offer.rooms.resumeSidebar(room, { run, seq })).toMatchObject({ resumed: true, seq, sports: [] });
    let updates = 0;
    for (let minutes = 0; minutes < 90; minutes += 1) {
      await clock.advance(60_000);
      updates += offer.rooms.tick().filter(({ type }) => type === 'sidebar').length;
    }
    expect(updates).toBeGreaterThan(3);
    const missed = offer.rooms.resumeSidebar(room, { run, seq });
    if (!missed) throw new Error('The sidebar has not kept what followed.');
    expect(missed.seq).toBe(seq + updates);
    const known = new Map([...sports, ...missed.sports].map((entry) => [entry.sport, entry]));
    const byCode = (entries: Iterable<SidebarSport>) => [...entries].sort((a, b) => (a.sport < b.sport ? -1 : 1));
    expect(byCode(known.values()).filter(({ eventsCount }) => eventsCount > 0)).toEqual(
      byCode(offer.sidebar('prematch', 24)),
    );
    expect(v.safeParse(inboundEvents.initial_data.args, [missed]).success).toBe(true);
    // One update earlier: what came last is sent again.
    expect(offer.rooms.resumeSidebar(room, { run, seq: seq + updates - 1 })?.sports.length).toBeGreaterThan(0);
    for (const position of [{}, { run: 'other', seq }, { run, seq: seq + updates + 1 }])
      expect(offer.rooms.resumeSidebar(room, position)).toBeUndefined();
    offer.rooms.close('sidebar:24');
    expect(offer.rooms.resumeSidebar(room, { run, seq })).toBeUndefined();
  });

  test('[NET-12, NET-13, NET-14, NET-20] each message passes the contract', async () => {
    const { offer, clock } = await offerAt(start);
    const snapshot = offer.snapshot('live/F');
    expect(v.safeParse(inboundEvents.initial_data.args, [snapshot]).success).toBe(true);
    offer.snapshot('prematch/F');
    offer.rooms.sidebarSnapshot({ kind: 'live_sidebar', hours: null });
    const kinds = new Set<string>();
    for (let count = 0; count < sized(30, 300); count += 1) {
      await clock.advance(sized(10_000, 2000));
      for (const message of offer.rooms.tick()) {
        kinds.add(message.type);
        const update =
          inboundEvents['kind' in message && message.kind === 'prematch' ? 'prematch_update' : 'live_update'];
        if (message.type === 'delta') expect(v.is(update.args, [message.room, message.numbers])).toBe(true);
        if (message.type === 'change')
          expect(v.safeParse(update.args, [message.room, message.change]).success).toBe(true);
        if (message.type === 'sidebar')
          expect(v.is(inboundEvents.live_sidebar_update.args, [message.sports])).toBe(true);
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['delta', 'change', 'sidebar']));
  });

  test('a room sends at most one delta per tick, with the last value of each price', async () => {
    const { offer, clock } = await offerAt(start);
    for (const room of sportRooms) offer.snapshot(room);
    for (let count = 0; count < sized(20, 100); count += 1) {
      await clock.advance(5000);
      const deltas = offer.rooms.tick().flatMap((message) => (message.type === 'delta' ? [message] : []));
      expect(new Set(deltas.map(({ room }) => room)).size).toBe(deltas.length);
      for (const { numbers } of deltas) {
        const places = numbers.filter((_, at) => at % 2 === 1);
        expect(new Set(places).size).toBe(places.length);
      }
    }
  });

  test('equal seeds, instants and acts give equal messages', async () => {
    const tell = async (): Promise<string> => {
      await forgetDecisions();
      const clock = createFakeClock(start);
      const offer = await createOffer({ feed: createSimulatedFeed({ seed: 'again' }), db: open.db, clock });
      const said: unknown[] = sized(['prematch/B', 'live/F', 'live/T'], sportRooms).map((room) => offer.snapshot(room));
      for (let count = 0; count < sized(24, 40); count += 1) {
        await clock.advance(700);
        if (count % 10 === 3) {
          const { eventId } = offer.liveOffer({ sport: 'F', search: '', page: 1 }).matches[count % 5] ?? {
            eventId: '',
          };
          await offer.suspend(eventId, null, true, true);
          if (count > 20) await offer.endMatch(eventId, null);
        }
        said.push(offer.rooms.tick());
      }
      return JSON.stringify(said);
    };
    expect(await tell()).toBe(await tell());
  });
});

describe('joining and leaving', () => {
  test('at kick-off a match moves from the prematch to the live room, and its own room stays open', async () => {
    const next = feed.offerAt(start).prematch.find(({ sport }) => sport === 'F')!;
    const { offer, clock } = await offerAt(next.timeStart - 1000);
    const row = `prematch/F/${next.eventId}`;
    for (const room of ['prematch/F', 'live/F', row, `prematchmatch/${next.eventId}`]) offer.snapshot(room);
    await clock.advance(1500);
    const changes = offer.rooms
      .tick()
      .flatMap((message) => (message.type === 'change' && message.change.eventId === next.eventId ? [message] : []));
    expect(
      changes.map(({ room, change }) => [room, change.gone === true, change.match?.inPlay ?? change.inPlay]),
    ).toEqual(
      expect.arrayContaining([
        ['prematch/F', true, undefined],
        [row, true, undefined],
        ['live/F', false, true],
        [`prematchmatch/${next.eventId}`, false, true],
      ]),
    );
  });

  test('[NET-17, LIVE-01] a finished live match leaves its rooms, is sent as inactive, and is closed', async () => {
    const { eventId } = feed.offerAt(start).live.find(({ sport }) => sport === 'F')!;
    const { offer, clock } = await offerAt(start);
    offer.snapshot('live/F');
    offer.snapshot(`livematch/${eventId}`);
    const said: RoomMessage[] = [];
    while (feed.stateAt(eventId, clock.now())?.status === 'live') {
      await clock.advance(60_000);
      said.push(...offer.rooms.tick());
    }
    for (const room of ['live/F', `livematch/${eventId}`])
      expect(said).toContainEqual({ type: 'inactive', room, eventId, sport: 'F' });
    expect(snapshotOf(offer, `livematch/${eventId}`).matches).toEqual([]);
    expect(offer.price({ eventId, marketCode: '1X2', selectionCode: '1' }).status).toBe('closed');
  });

  test('[NET-27] the room of a row has one match, as the table shows it', async () => {
    const { offer } = await offerAt(start);
    const [match] = snapshotOf(offer, 'prematch/F').matches;
    const row = snapshotOf(offer, `prematch/F/${match!.eventId}`);
    expect(row.matches).toEqual([match]);
    expect(JSON.stringify(row).length).toBeLessThan(
      JSON.stringify(snapshotOf(offer, `prematchmatch/${match!.eventId}`)).length / 4,
    );
  });

  test('impossible rooms have no snapshot', async () => {
    const { offer } = await offerAt(start);
    const { eventId } = feed.offerAt(start).prematch.find(({ sport }) => sport === 'F')!;
    const rows = ['prematch/F/', 'prematch/F/0', `prematch/T/${eventId}`, `prematch/F/${eventId}/1`];
    for (const room of ['', 'live', 'live/', 'live/XX', 'prematchmatch/0', 'toString/F', '__proto__/F', ...rows])
      expect(offer.snapshot(room)).toBeUndefined();
  });
});

/** A feed that counts its calls. */
function counted(): { feed: Feed; asked: () => number } {
  let asked = 0;
  return {
    asked: () => asked,
    feed: new Proxy(feed, {
      get(target, name: keyof Feed) {
        const part = target[name];
        if (typeof part !== 'function') return part;
        return (...args: never[]) => {
          asked += 1;
          return Reflect.apply(part, target, args) as unknown;
        };
      },
    }),
  };
}

describe('cost', () => {
  test('while nothing is due, open rooms and sidebars do not read the feed', async () => {
    const clock = createFakeClock(start);
    const { feed: watched, asked } = counted();
    const offer = await createOffer({ feed: watched, db: open.db, clock });
    const { matches } = snapshotOf(offer, 'prematch/T');
    offer.rooms.sidebarSnapshot({ kind: 'sidebar', hours: null });
    for (let count = 0; count < 20; count += 1) {
      const due = Math.min(
        feed.nextOfferChangeAt(clock.now()),
        ...matches.map(({ eventId }) => feed.nextChangeAt(eventId, clock.now())),
      );
      const before = asked();
      if (due - clock.now() > 1) {
        await clock.advance(due - clock.now() - 1);
        expect(offer.rooms.tick()).toEqual([]);
      }
      expect(asked()).toBe(before);
      await clock.advance(1);
      offer.rooms.tick();
      expect(asked()).toBeGreaterThan(before);
    }
  });

  test('made-up ids are answered without reading the feed', async () => {
    const clock = createFakeClock(start);
    const { feed: watched, asked } = counted();
    const offer = await createOffer({ feed: watched, db: open.db, clock });
    const known = offer.liveOffer({ sport: 'F', search: '', page: 1 }).matches[0]!.eventId;
    const before = asked();
    for (let day = 10_000; day < 10_200; day += 1) {
      const eventId = `${known.slice(0, -7)}${day}01`;
      expect(offer.price({ eventId, marketCode: '1X2', selectionCode: '1' }).status).toBe('unknown');
      expect(offer.matchOffer(eventId)).toBeUndefined();
      expect(offer.snapshot(`livematch/${eventId}`)).toBeUndefined();
    }
    expect(asked()).toBe(before);
  });
});
