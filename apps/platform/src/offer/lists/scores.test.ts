import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { endedMatches } from '../../database/schema/index.ts';
import { createFakeClock } from '../../kernel/fake-clock.ts';
import { createSimulatedFeed } from '../../feed/simulated/simulated-feed.ts';
import { openMemory } from '../../testing/memory-database.ts';
import { createOffer } from '../create-offer.ts';
import { mostScores } from './scores.ts';

const evening = Date.UTC(2026, 10, 21, 19, 30);
const day = 86_400_000;
const feed = createSimulatedFeed({ seed: 'scores' });
let open: OpenDatabase;

beforeAll(async () => {
  open = await openMemory();
});
afterAll(() => open.close());
beforeEach(async () => {
  await open.db.delete(endedMatches);
});

const bookAt = async (now: number) => {
  const clock = createFakeClock(now);
  return { clock, offer: await createOffer({ feed, db: open.db, clock }) };
};
const asked = { day: null, sport: null, search: '' };

describe('[OP-87] scores', () => {
  test('without a day they are the matches in play, as the live offer has them', async () => {
    const { offer } = await bookAt(evening);
    const { matches, sports } = offer.scores({ ...asked, sport: 'F' });
    const { matches: offered } = offer.liveOffer({ sport: 'F', search: '', page: 1 });
    expect(matches.length).toBeGreaterThan(3);
    for (const { eventId, results, matchPhase, markets } of matches) {
      expect(markets).toEqual({});
      const live = offered.find((match) => match.eventId === eventId);
      if (live) expect({ results, matchPhase }).toEqual({ results: live.results, matchPhase: live.matchPhase });
    }
    expect(sports.find(({ sport }) => sport === 'F')?.eventsCount).toBe(matches.length);
  });

  test('[MATCH-08] [MATCH-09] a day shows what began on it in UTC, with score and periods, the latest first', async () => {
    const { offer } = await bookAt(evening);
    const { matches } = offer.scores({ ...asked, day: evening - day, sport: 'T' });
    expect(matches.length).toBeGreaterThan(20);
    for (const match of matches) {
      expect(match.timeStart.slice(0, 10)).toBe('2026-11-20');
      expect(match).toMatchObject({ inPlay: false, matchState: 'F', results: { S: expect.any(Array) } });
      expect(match.stats?.length).toBeGreaterThan(1);
    }
    const starts = matches.map(({ timeStart }) => timeStart);
    expect(starts).toEqual(starts.toSorted().toReversed());
  });

  test('today has what is over and what is in play, and nothing that is still to come', async () => {
    const { offer } = await bookAt(evening);
    const { matches } = offer.scores({ ...asked, day: evening, sport: 'F' });
    expect(new Set(matches.map(({ inPlay }) => inPlay))).toEqual(new Set([true, false]));
    for (const { timeStart } of matches) expect(Date.parse(timeStart)).toBeLessThanOrEqual(evening);
  });

  test('seven days are kept, today among them; other days are empty', async () => {
    const { offer } = await bookAt(evening);
    expect(offer.scores({ ...asked, day: evening - 6 * day }).matches.length).toBeGreaterThan(0);
    for (const other of [-7, 1, 400])
      expect(offer.scores({ ...asked, day: evening + other * day }).matches).toEqual([]);
  });

  test('at most 300 are answered, all are counted by sport, whichever was asked for', async () => {
    const { offer } = await bookAt(evening);
    const all = offer.scores({ ...asked, day: evening - day });
    expect(all.matches).toHaveLength(mostScores);
    // No sport is crowded out by another.
    expect(new Set(all.matches.map(({ sport }) => sport))).toEqual(new Set(all.sports.map(({ sport }) => sport)));
    expect(all.sports.reduce((sum, { eventsCount }) => sum + eventsCount, 0)).toBeGreaterThan(mostScores);
    expect(offer.scores({ ...asked, day: evening - day, sport: 'B' }).sports).toEqual(all.sports);
  });

  test('[PRE-18] a search counts from three letters', async () => {
    const { offer } = await bookAt(evening);
    const all = offer.scores({ ...asked, day: evening - day, sport: 'F' }).matches;
    const name = all[0]?.hostName ?? '';
    expect(offer.scores({ day: evening - day, sport: 'F', search: name.slice(0, 2) }).matches).toHaveLength(all.length);
    const found = offer.scores({ day: evening - day, sport: 'F', search: name.toUpperCase() });
    expect(found.matches.length).toBeLessThan(all.length);
    expect(found.matches.map(({ eventId }) => eventId)).toContain(all[0]?.eventId);
  });

  test('a match that an operator ended is over at once, with the score that was given', async () => {
    const { offer } = await bookAt(evening);
    const eventId = offer.scores({ ...asked, sport: 'T' }).matches[0]?.eventId ?? '';
    await offer.endMatch(eventId, [2, 0]);
    expect(offer.scores({ ...asked, sport: 'T' }).matches.map((match) => match.eventId)).not.toContain(eventId);
    const today = offer.scores({ ...asked, day: evening, sport: 'T' }).matches;
    expect(today.find((match) => match.eventId === eventId)).toMatchObject({
      inPlay: false,
      matchState: 'F',
      results: { S: [2, 0] },
    });
  });
});
