import { createFakeClock } from '@kvota/server/fake-clock';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { endedMatches } from '../../database/schema/index.ts';
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

const offerAt = async (now: number) => {
  const clock = createFakeClock(now);
  return { clock, offer: await createOffer({ feed, db: open.db, clock }) };
};
const asked = { day: null, sport: null, search: '' };

describe('[OP-87] scores', () => {
  test('without a day, the scores are those of the live offer', async () => {
    const { offer } = await offerAt(evening);
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

  test('[MATCH-08] [MATCH-09] a day has the matches that began on it in UTC, with score and periods, latest first', async () => {
    const { offer } = await offerAt(evening);
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

  test('today has finished and live matches, and no later ones', async () => {
    const { offer } = await offerAt(evening);
    const { matches } = offer.scores({ ...asked, day: evening, sport: 'F' });
    expect(new Set(matches.map(({ inPlay }) => inPlay))).toEqual(new Set([true, false]));
    for (const { timeStart } of matches) expect(Date.parse(timeStart)).toBeLessThanOrEqual(evening);
  });

  test('seven days are kept, including today; other days are empty', async () => {
    const { offer } = await offerAt(evening);
    expect(offer.scores({ ...asked, day: evening - 6 * day }).matches.length).toBeGreaterThan(0);
    for (const other of [-7, 1, 400])
      expect(offer.scores({ ...asked, day: evening + other * day }).matches).toEqual([]);
  });

  test('an answer has at most 300 matches; the counts of all sports include the rest', async () => {
    const { offer } = await offerAt(evening);
    const all = offer.scores({ ...asked, day: evening - day });
    expect(all.matches).toHaveLength(mostScores);
    // No sport takes the room of another.
    expect(new Set(all.matches.map(({ sport }) => sport))).toEqual(new Set(all.sports.map(({ sport }) => sport)));
    expect(all.sports.reduce((sum, { eventsCount }) => sum + eventsCount, 0)).toBeGreaterThan(mostScores);
    expect(offer.scores({ ...asked, day: evening - day, sport: 'B' }).sports).toEqual(all.sports);
  });

  test("[OP-87] a day is the viewer's: it begins at midnight of the clock that is ahead of UTC", async () => {
    const { offer } = await offerAt(evening);
    const midnight = Math.floor(evening / day) * day;
    for (const offset of [-300, 60, 330]) {
      const from = midnight - offset * 60_000;
      const { matches } = offer.scores({ ...asked, day: midnight, offset, sport: 'F' });
      const starts = matches.map(({ timeStart }) => Date.parse(timeStart));
      expect(starts.length).toBeGreaterThan(0);
      for (const start of starts) expect(start >= from && start < from + day).toBe(true);
      // Today of that clock is the last day with results, and the seventh before it has none.
      const today = Math.floor((evening + offset * 60_000) / day) * day;
      expect(offer.scores({ ...asked, day: today + day, offset }).matches).toEqual([]);
      expect(offer.scores({ ...asked, day: today - 7 * day, offset }).matches).toEqual([]);
    }
  });

  test('[MATCH-21] a finished match has a report for a week: score and events, no markets', async () => {
    const { offer, clock } = await offerAt(evening);
    const { matches } = offer.scores({ ...asked, day: evening - day, sport: 'F' });
    const over = matches.find(({ inPlay }) => !inPlay);
    const report = offer.matchReport(over?.eventId ?? '');
    expect(report).toMatchObject({ ...over, inPlay: false, matchState: 'F', markets: {} });
    expect(report?.events?.at(-1)).toMatchObject({ kind: 'phase', phase: 'F' });
    expect(offer.matchOffer(over?.eventId ?? '')).toBeUndefined();
    await clock.advance(7 * day);
    expect(offer.matchReport(over?.eventId ?? '')).toBeUndefined();
    const [toCome] = offer.prematchOffer({
      ...asked,
      sport: 'F',
      hours: null,
      special: null,
      leagueIds: [],
      view: 'timeline',
      page: 1,
    }).matches;
    expect(offer.matchReport(toCome?.eventId ?? '')).toBeUndefined();
    expect(offer.matchReport('no such')).toBeUndefined();
  });

  test('[PRE-18] a search counts from three letters', async () => {
    const { offer } = await offerAt(evening);
    const all = offer.scores({ ...asked, day: evening - day, sport: 'F' }).matches;
    const name = all[0]?.hostName ?? '';
    expect(offer.scores({ day: evening - day, sport: 'F', search: name.slice(0, 2) }).matches).toHaveLength(all.length);
    const found = offer.scores({ day: evening - day, sport: 'F', search: name.toUpperCase() });
    expect(found.matches.length).toBeLessThan(all.length);
    expect(found.matches.map(({ eventId }) => eventId)).toContain(all[0]?.eventId);
  });

  test('a match that an operator ended is over at once, with the given score', async () => {
    const { offer } = await offerAt(evening);
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
