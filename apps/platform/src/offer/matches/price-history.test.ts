import { createFakeClock } from '@kvota/server/fake-clock';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { oddsOverrides } from '../../database/schema/index.ts';
import type { Feed } from '../../feed/model/feed.ts';
import { createSimulatedFeed } from '../../feed/simulated/simulated-feed.ts';
import { openMemory } from '../../testing/memory-database.ts';
import { createOffer } from '../create-offer.ts';
import { looksAt, mostLooks, TooManyHistories } from './price-history.ts';

const evening = Date.UTC(2026, 10, 21, 19, 30);
const hour = 3_600_000;
const feed = createSimulatedFeed({ seed: 'price-history' });
let open: OpenDatabase;

beforeAll(async () => {
  open = await openMemory();
});
afterAll(() => open.close());
beforeEach(async () => {
  await open.db.delete(oddsOverrides);
});

/** An offer whose feed counts the reads of markets. */
const offerAt = async (now: number) => {
  const clock = createFakeClock(now);
  let looks = 0;
  const counted: Feed = {
    ...feed,
    marketAt: (...asked) => {
      looks += 1;
      return feed.marketAt(...asked);
    },
  };
  return { clock, looks: () => looks, offer: await createOffer({ feed: counted, db: open.db, clock }) };
};
const matches = (kind: 'live' | 'prematch') => feed.offerAt(evening)[kind].filter(({ sport }) => sport === 'F');
const oneOf = (kind: 'live' | 'prematch'): string => matches(kind)[0]?.eventId ?? '';

describe('price history of a market', () => {
  test.each(['live', 'prematch'] as const)(
    '[OP-87] %s: each history ends with the present price, and no price is repeated',
    async (kind) => {
      const { offer } = await offerAt(evening);
      const eventId = oneOf(kind);
      const history = offer.priceHistory(eventId, '1X2');
      expect(history.map(({ selectionCode }) => selectionCode)).toEqual(['1', 'X', '2']);
      for (const { selectionCode, points } of history) {
        const { odds } = offer.price({ eventId, marketCode: '1X2', selectionCode });
        if (odds > 0) expect(points.at(-1)?.odds).toBe(odds);
        expect(points.length).toBeGreaterThan(2);
        points.forEach((point, at) => {
          if (at === 0) return;
          expect(point.odds).not.toBe(points[at - 1]?.odds);
          expect(point.at).toBeGreaterThan(points[at - 1]?.at ?? 0);
        });
        expect(points[0]?.at).toBeGreaterThanOrEqual(evening - 24 * hour);
        expect(points.at(-1)?.at).toBeLessThanOrEqual(evening);
      }
    },
  );

  test('odds that an operator holds are the last point, and the past does not change', async () => {
    const { offer } = await offerAt(evening);
    const eventId = oneOf('prematch');
    const [before] = offer.priceHistory(eventId, '1X2');
    await offer.moveOdds({ eventId, marketCode: '1X2', selectionCode: '1' }, 7770, true);
    const [after] = offer.priceHistory(eventId, '1X2');
    expect(after?.points.at(-1)).toEqual({ at: evening, odds: 7770 });
    expect(after?.points.slice(0, 2)).toEqual(before?.points.slice(0, 2));
  });

  test('an unknown match or one that left the offer has no history, and causes no read from the feed', async () => {
    const { offer, looks } = await offerAt(evening);
    const past = feed.fixtures(evening - 30 * hour, evening - 20 * hour)[0]?.eventId ?? '';
    for (const eventId of ['', '1', 'x'.repeat(60), past]) expect(offer.priceHistory(eventId, '1X2')).toEqual([]);
    expect(looks()).toBe(0);
    expect(offer.priceHistory(oneOf('prematch'), 'NOSUCH')).toEqual([]);
    expect(looks()).toBe(1);
  });

  test('past prices are read once', async () => {
    const { offer, clock, looks } = await offerAt(evening);
    const eventId = oneOf('prematch');
    offer.priceHistory(eventId, '1X2');
    const first = looks();
    expect(first).toBeLessThanOrEqual(mostLooks);
    offer.priceHistory(eventId, '1X2');
    expect(looks()).toBe(first);
    await clock.advance(hour / 2);
    offer.priceHistory(eventId, '1X2');
    expect(looks() - first).toBeLessThan(8);
  });

  test('requests for a market of each match at once are refused before they cost much', async () => {
    const { offer, clock } = await offerAt(evening);
    const ids = matches('prematch').map(({ eventId }) => eventId);
    const all = (): void => {
      for (const eventId of ids) for (const market of ['1X2', 'DC', 'GG']) offer.priceHistory(eventId, market);
    };
    expect(all).toThrow(TooManyHistories);
    await clock.advance(1000);
    expect(offer.priceHistory(ids.at(-1) ?? '', '1X2')).toHaveLength(3);
  });
});

test('past instants begin at the publication, every half-hour before the start and every five minutes in play, at most sixty', () => {
  const timeStart = evening + hour;
  expect(looksAt({ publishedAt: evening - 50 * 60_000, timeStart }, evening)).toEqual([
    evening - 50 * 60_000,
    evening - hour / 2,
  ]);
  const late = looksAt({ publishedAt: 0, timeStart: evening - 2 * hour }, evening);
  expect(late).toHaveLength(mostLooks);
  expect(late.at(-1)).toBe(evening - 5 * 60_000);
});
