import { createFakeClock } from '@kvota/server/fake-clock';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Feed } from './model/feed.ts';
import { createProducer, silentAfter } from './producer.ts';
import { createSimulatedFeed } from './simulated/simulated-feed.ts';

const start = Date.UTC(2026, 10, 21, 17, 0);
const source = createSimulatedFeed({ seed: 'producer' });
const live = source.offerAt(start).live.slice(0, 8);

/** Everything that a feed returns about a match. */
const said = (feed: Feed, eventId: string, now: number, endedAt?: number) => [
  feed.stateAt(eventId, now, endedAt),
  feed.statesUntil(eventId, now, endedAt),
  feed.pricesAt(eventId, now, endedAt),
  feed.marketAt(eventId, '1X2', now, endedAt),
  feed.resultAt(eventId, now, endedAt),
  feed.settlementAt(eventId, 'OU0.5', now, endedAt),
];

test('a running producer answers like its source', () => {
  const { feed, isSilent } = createProducer(source, { clock: createFakeClock(start) });
  for (const { eventId } of live) expect(said(feed, eventId, start)).toEqual(said(source, eventId, start));
  expect(feed.offerAt(start)).toEqual(source.offerAt(start));
  expect(feed.nextOfferChangeAt(start)).toBe(source.nextOfferChangeAt(start));
  expect(isSilent()).toBe(false);
});

test('a stopped producer answers as of the stop, a started one as of now', async () => {
  const clock = createFakeClock(start);
  const producer = createProducer(source, { clock });
  const { feed } = producer;
  await clock.advance(3000);
  await producer.stop();
  await clock.advance(600_000);
  await producer.stop();
  const now = clock.now();
  fc.assert(
    fc.property(fc.constantFrom(...live), fc.integer({ min: 0, max: 600_000 }), ({ eventId }, later) => {
      expect(said(feed, eventId, start + 3000 + later)).toEqual(said(source, eventId, start + 3000));
      // Answers about the time before the stop do not change.
      expect(said(feed, eventId, start + 1000)).toEqual(said(source, eventId, start + 1000));
      expect(feed.nextChangeAt(eventId, now)).toBe(Number.POSITIVE_INFINITY);
    }),
    { numRuns: 20 },
  );
  const [{ eventId } = { eventId: '' }] = live;
  // A match that was ended during the stop has the score of the stop.
  expect(said(feed, eventId, now, now - 1000)).toEqual(said(source, eventId, start + 3000, start + 3000));
  const before = producer.revision();
  await producer.start();
  expect(producer.revision()).toBeGreaterThan(before);
  expect(said(feed, eventId, now)).toEqual(said(source, eventId, now));
});

test('it is silent twenty seconds after the last message, by the clock of the platform', async () => {
  const clock = createFakeClock(start);
  const producer = createProducer(source, { clock });
  await clock.advance(60_000);
  await producer.stop();
  await clock.advance(silentAfter - 1);
  expect([producer.isSilent(), producer.receivedAt()]).toEqual([false, start + 60_000]);
  await clock.advance(1);
  expect(producer.isSilent()).toBe(true);
  await producer.start();
  expect(producer.isSilent()).toBe(false);
});

test('a source can report the instant of its last message', async () => {
  const clock = createFakeClock(start);
  const producer = createProducer({ ...source, receivedAt: () => start - 5000 }, { clock });
  await clock.advance(14_999);
  expect(producer.isSilent()).toBe(false);
  await clock.advance(1);
  expect([producer.isSilent(), producer.receivedAt(), producer.feed.receivedAt?.(start)]).toEqual([
    true,
    start - 5000,
    start - 5000,
  ]);
});
