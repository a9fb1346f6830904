import { calls, inboundEvents } from '@kvota/contracts';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../database/database.ts';
import { createFakeClock, type FakeClock } from '../fake-clock.ts';
import { createSimulatedFeed } from '../feed/simulated-feed.ts';
import { openMemory } from '../testing/memory-database.ts';
import { createBook, UnknownSelection, type OpenBook } from './create-book.ts';
import { RoomClient } from '../testing/room-client.ts';
import { settleByScore } from './settle-by-score.ts';

const start = Date.UTC(2026, 10, 21, 17, 0);
const feed = createSimulatedFeed({ seed: 'book-tests' });
let open: OpenDatabase;

beforeAll(async () => {
  open = await openMemory();
});
afterAll(() => open.close());

const bookAt = async (now: number): Promise<{ book: OpenBook; clock: FakeClock }> => {
  const clock = createFakeClock(now);
  return { clock, book: await createBook({ feed, db: open.db, clock }) };
};

const anyMatch = (book: OpenBook, kind: 'prematch' | 'live' = 'prematch', sport = 'F') => {
  const { matches } =
    kind === 'live'
      ? book.liveOffer({ sport, search: '', page: 1 })
      : book.prematchOffer({ sport, hours: null, special: null, leagueIds: [], search: '', view: 'timeline', page: 2 });
  const found = matches.find((match) => Object.values(match.markets).some((market) => market.MS === 'OPEN'));
  if (!found) throw new Error(`No ${kind} match of ${sport} is open.`);
  return found;
};

describe('rooms', () => {
  test(
    '[NET-12, NET-13, NET-15, NET-20] a client that takes a snapshot and every message after it knows what a later snapshot says',
    { timeout: 60_000 },
    async () => {
      const rooms = ['prematch/F', 'prematch/T', 'live/F', 'live/B', 'live/T'];
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 0, max: 7 * 24 * 60 }),
          fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 3, maxLength: 12 }),
          async (minute, gaps) => {
            const { book, clock } = await bookAt(start + minute * 60_000);
            const live = book
              .liveOffer({ sport: null, search: '', page: 1 })
              .matches.slice(0, 3)
              .map(({ eventId }) => `livematch/${eventId}`);
            const clients = new Map([...rooms, ...live].map((room) => [room, new RoomClient(book.snapshot(room)!)]));
            for (const tenths of gaps) {
              await clock.advance(tenths * 100);
              for (const message of book.rooms.tick())
                if (message.type === 'delta' || message.type === 'change') clients.get(message.room)?.take(message);
              for (const [room, client] of clients)
                expect(client.known, room).toEqual(new RoomClient(book.snapshot(room)!).known);
            }
          },
        ),
        { numRuns: 6 },
      );
    },
  );

  test('every message is one of the contract', async () => {
    const { book, clock } = await bookAt(start);
    const snapshot = book.snapshot('live/F');
    expect(v.safeParse(inboundEvents.initial_data.args, [snapshot]).success).toBe(true);
    book.rooms.sidebarSnapshot('live_sidebar');
    const kinds = new Set<string>();
    for (let step = 0; step < 300; step += 1) {
      await clock.advance(2000);
      for (const message of book.rooms.tick()) {
        kinds.add(message.type);
        if (message.type === 'delta')
          expect(v.is(inboundEvents.live_update.args, [message.room, message.numbers])).toBe(true);
        if (message.type === 'change')
          expect(v.safeParse(inboundEvents.live_update.args, [message.room, message.change]).success).toBe(true);
        if (message.type === 'sidebar')
          expect(v.is(inboundEvents.live_sidebar_update.args, [message.sports])).toBe(true);
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['delta', 'change', 'sidebar']));
  });

  test('a match that kicks off goes from the prematch room into the live room', async () => {
    const next = feed.offerAt(start).prematch.find(({ sport }) => sport === 'F')!;
    const { book, clock } = await bookAt(next.timeStart - 1000);
    book.snapshot('prematch/F');
    book.snapshot('live/F');
    await clock.advance(1500);
    const changes = book.rooms
      .tick()
      .flatMap((message) => (message.type === 'change' && message.change.eventId === next.eventId ? [message] : []));
    expect(changes.map(({ room, change }) => [room, change.gone === true, change.match?.inPlay])).toEqual(
      expect.arrayContaining([
        ['prematch/F', true, undefined],
        ['live/F', false, true],
      ]),
    );
  });

  test('rooms that cannot exist have no snapshot', async () => {
    const { book } = await bookAt(start);
    for (const room of ['', 'live', 'live/', 'live/XX', 'prematchmatch/0', 'toString/F', '__proto__/F'])
      expect(book.snapshot(room)).toBeUndefined();
  });
});

describe('operator', () => {
  test('a held odd stands in prices, tables and deltas until it is given back', async () => {
    const { book, clock } = await bookAt(start);
    const { eventId } = anyMatch(book);
    const ref = { eventId, marketCode: '1X2', selectionCode: '1' };
    const before = book.price(ref);
    book.snapshot('prematch/F');
    await book.moveOdds(ref, 7770, true);
    expect(book.price(ref)).toMatchObject({ odds: 7770, cms: true, status: 'open' });
    const delta = book.rooms.tick().find((message) => message.type === 'delta');
    expect(delta?.numbers).toContain(7770);
    await clock.advance(100);
    await book.moveOdds(ref, null, false);
    expect(book.price(ref).odds).toBe(before.odds);
  });

  test('a suspended market is told as suspended, a match suspended whole in all its markets, and both are released', async () => {
    const { book } = await bookAt(start);
    const { eventId } = anyMatch(book);
    const ref = { eventId, marketCode: '1X2', selectionCode: '1' };
    book.snapshot('prematch/F');
    await book.suspend(eventId, '1X2', true, false);
    expect(book.price(ref).status).toBe('suspended');
    const change = book.rooms.tick().find((message) => message.type === 'change');
    expect(change?.change.markets).toEqual({ '1X2': { MS: 'SUSPENDED' } });
    await book.suspend(eventId, '1X2', false, false);
    await book.suspend(eventId, null, true, true);
    expect(book.price(ref)).toMatchObject({ status: 'suspended', cms: true });
    await book.suspend(eventId, null, false, false);
    expect(book.price(ref).status).toBe('open');
  });

  test('[LIVE-01, NET-17] a match ended by the operator leaves the offer, is told inactive, and is decided by the score given', async () => {
    const { book } = await bookAt(start);
    const { eventId } = anyMatch(book, 'live');
    book.snapshot('live/F');
    await book.endMatch(eventId, [4, 1]);
    const messages = book.rooms.tick();
    expect(messages).toContainEqual({ type: 'inactive', room: 'live/F', eventId, sport: 'F' });
    expect(book.matchOffer(eventId)).toBeUndefined();
    expect(book.price({ eventId, marketCode: '1X2', selectionCode: '1' }).status).toBe('closed');
    const result = (marketCode: string, selectionCode: string) => book.result({ eventId, marketCode, selectionCode });
    expect(result('1X2', '1')).toEqual({ outcome: 'won', score: '4:1' });
    expect(result('1X2', 'X')?.outcome).toBe('lost');
    expect(result('OU2.5', 'over')?.outcome).toBe('won');
    expect(result('GG', 'yes')?.outcome).toBe('won');
    expect(result('H1_1X2', '1')?.outcome).toMatch(/won|lost/);
  });

  test('what the book does not have is refused', async () => {
    const { book } = await bookAt(start);
    await expect(book.moveOdds({ eventId: '0', marketCode: '1X2', selectionCode: '1' }, 2000, false)).rejects.toThrow(
      UnknownSelection,
    );
    await expect(book.suspend('0', null, true, false)).rejects.toThrow(/Take ids and codes/);
    await expect(book.endMatch('0', null)).rejects.toThrow(UnknownSelection);
  });

  test('decisions outlive a restart', async () => {
    const { book } = await bookAt(start);
    const { eventId } = anyMatch(book, 'prematch', 'T');
    const ref = { eventId, marketCode: '12', selectionCode: '1' };
    await book.moveOdds(ref, 3330, false);
    await book.suspend(eventId, '12', true, true);
    const again = (await bookAt(start)).book;
    expect(again.price(ref)).toMatchObject({ odds: 3330, status: 'suspended', cms: true });
  });
});

describe('offer', () => {
  test('[CALL-32, CALL-29, CALL-31, MATCH-01, MATCH-02, MATCH-03, MATCH-04, MATCH-05, MATCH-06] offers are matches of the contract, tables with the main markets only', async () => {
    const { book } = await bookAt(start);
    const filter = {
      sport: 'F',
      hours: 24,
      special: 'NextMatches',
      leagueIds: [],
      search: '',
      view: 'competition',
      page: 1,
    } as const;
    const { matches, totalPages } = book.prematchOffer(filter);
    expect(v.safeParse(calls.bettingOffer.answer, { result: matches, totalPages }).issues).toBeUndefined();
    expect(
      matches.every(
        (match) => match.matchState === 'NSY' && !match.inPlay && Date.parse(match.timeStart) <= start + 24 * 3_600_000,
      ),
    ).toBe(true);
    const match = matches[0]!;
    expect(Object.keys(match.markets).length).toBeLessThanOrEqual(2);
    expect(Object.keys(book.matchOffer(match.eventId)!.markets).length).toBeGreaterThan(10);
    const live = book.liveOffer({ sport: null, search: '', page: 1 });
    expect(
      v.safeParse(calls.liveOffer.answer, { result: live.matches, totalPages: live.totalPages }).issues,
    ).toBeUndefined();
    expect(live.matches.every((entry) => entry.inPlay && entry.matchPhase !== undefined)).toBe(true);
  });

  test('[CONST-10] top countries come first in the competition view; the timeline goes by start', async () => {
    const { book } = await bookAt(start);
    const filter = { sport: 'F', hours: null, special: null, leagueIds: [], search: '', page: 1 } as const;
    const competitions = book
      .prematchOffer({ ...filter, view: 'competition' })
      .matches.map(({ groupName }) => groupName);
    const order = ['Serbia', 'Italy', 'England', 'Spain', 'Germany', 'France'].filter((name) =>
      competitions.includes(name),
    );
    expect([...new Set(competitions)].slice(0, order.length)).toEqual(order);
    const starts = book.prematchOffer({ ...filter, view: 'timeline' }).matches.map(({ timeStart }) => timeStart);
    expect(starts).toEqual(starts.toSorted());
  });

  test('[PRE-18] search counts from three letters on, whatever marks the letters bear', async () => {
    const { book } = await bookAt(start);
    const find = (search: string) =>
      book.prematchOffer({ sport: 'F', hours: null, special: null, leagueIds: [], search, view: 'timeline', page: 1 })
        .matches;
    const all = find('').length;
    expect(find('zz')).toHaveLength(all);
    expect(find('zzzz')).toHaveLength(0);
    const { hostName } = find('')[0]!;
    expect(find(hostName.toUpperCase()).length).toBeGreaterThan(0);
  });

  test('[PRE-12, PRE-13, CALL-08] sidebars count by sport, country and league', async () => {
    const { book } = await bookAt(start);
    const sidebar = book.sidebar('prematch', null);
    expect(v.is(calls.allSports.answer, sidebar)).toBe(true);
    expect(sidebar.map(({ sport }) => sport)).toEqual(['F', 'B', 'T']);
    for (const sport of sidebar) {
      const sum = (counts: { eventsCount: number }[]) =>
        counts.reduce((total, { eventsCount }) => total + eventsCount, 0);
      expect(sum(sport.groupByCountries)).toBe(sport.eventsCount);
      for (const country of sport.groupByCountries) expect(sum(country.leagues)).toBe(country.eventsCount);
    }
    expect(book.sidebar('prematch', 1)[0]?.eventsCount ?? 0).toBeLessThan(sidebar[0]!.eventsCount);
  });

  test('[CALL-07] main filters give the columns of a table, match filters the blocks of a match page', async () => {
    const { book } = await bookAt(start);
    const main = book.marketFilters('prematch main').find(({ sport }) => sport === 'F');
    expect(main?.markets).toEqual([
      { market: '1X2', selections: ['1', 'X', '2'] },
      { market: 'OU', selections: ['under', 'over'] },
    ]);
    expect(book.marketFilters('live match').filter(({ sport }) => sport === 'F').length).toBeGreaterThan(10);
  });
});

test('a score given by the operator decides a market as the rules of the market say', () => {
  const decide = (family: string, line: string | null, score: [number, number], sport = 'F') =>
    settleByScore(sport, family, line, score);
  expect(decide('DC', null, [1, 1])).toEqual({ '1X': 'won', '12': 'lost', X2: 'won' });
  expect(decide('DNB', null, [1, 1])).toMatchObject({ '1': 'void', '2': 'void' });
  expect(decide('OU', '3', [2, 1])).toMatchObject({ under: 'void', over: 'void' });
  expect(decide('HC', '-4.5', [80, 76], 'B')).toEqual({ '1': 'lost', '2': 'won' });
  expect(decide('12', null, [0, 2], 'T')).toEqual({ '1': 'lost', '2': 'won' });
  expect(decide('H1_1X2', null, [0, 2])).toBeUndefined();
});
