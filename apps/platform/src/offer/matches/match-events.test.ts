import type { MatchEvent } from '@kvota/contracts';
import { decidingScore } from '@kvota/match';
import { createFakeClock } from '@kvota/server/fake-clock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { createSimulatedFeed } from '../../feed/simulated/simulated-feed.ts';
import { openMemory } from '../../testing/memory-database.ts';
import { createOffer } from '../create-offer.ts';

const evening = Date.UTC(2026, 10, 21, 19, 30);
const feed = createSimulatedFeed({ seed: 'match-events' });
let open: OpenDatabase;

beforeAll(async () => {
  open = await openMemory();
});
afterAll(() => open.close());

const offerAt = async (now: number) => {
  const clock = createFakeClock(now);
  return { clock, offer: await createOffer({ feed, db: open.db, clock }) };
};
const scoresOf = (events: readonly MatchEvent[] = []) => events.filter(({ kind }) => kind === 'score');

describe('events of a match', () => {
  test('[MATCH-08] [CALL-28] the events of each live match have its scores one by one, up to the present score', async () => {
    const { offer } = await offerAt(evening);
    const { live } = feed.offerAt(evening);
    expect(live.length).toBeGreaterThan(10);
    for (const { eventId, sport } of live) {
      const match = offer.matchOffer(eventId);
      const scores = scoresOf(match?.events);
      const [host, away] = decidingScore(match ?? {});
      // A basket can be worth three, so only the last score is compared.
      if (sport === 'F') {
        expect(scores.filter(({ side }) => side === 'host')).toHaveLength(host);
        expect(scores.filter(({ side }) => side === 'away')).toHaveLength(away);
      }
      expect(scores.at(-1)?.score ?? [0, 0]).toEqual([host, away]);
      expect(match?.events?.[0]).toMatchObject({ kind: 'phase', score: [0, 0] });
    }
  });

  test('[NET-20] [NET-30] the snapshot of a match room has them, that of a sport does not', async () => {
    const { offer } = await offerAt(evening);
    const eventId = feed.offerAt(evening).live.find(({ sport }) => sport === 'F')?.eventId ?? '';
    expect(offer.snapshot(`livematch/${eventId}`)?.matches[0]?.events).toEqual(offer.matchOffer(eventId)?.events);
    for (const match of offer.snapshot('live/F')?.matches ?? []) expect(match.events).toBeUndefined();
  });

  test('[MATCH-27] a goal in added time has its minute, and its half is settled by the whistle', async () => {
    const all = feed.fixtures(evening - 30 * 3_600_000, evening - 6 * 3_600_000).filter(({ sport }) => sport === 'F');
    const { offer } = await offerAt(evening);
    const late = all.flatMap(({ eventId, timeStart }) =>
      scoresOf(offer.matchReport(eventId)?.events)
        .filter(({ phase, clock }) => phase === 'FH' && clock !== undefined)
        .map((goal) => ({ eventId, timeStart, goal })),
    );
    expect(late.length).toBeGreaterThan(0);
    for (const { eventId, timeStart, goal } of late.slice(0, 5)) {
      expect(goal).toMatchObject({ timeMin: 45, clock: expect.stringMatching(/^45\+[1-5]'$/) });
      // A half lasts as long as its added time, and is settled then.
      const states = feed.statesUntil(eventId, evening);
      const whistle = states.findIndex(({ matchPhase }) => matchPhase.name === 'HT');
      expect(whistle).toBeGreaterThan(0);
      const settled = (at: number) => feed.settlementAt(eventId, 'H1_1X2', timeStart + at * 60_000);
      expect(settled(45)).toBeUndefined();
      expect(settled(52)).toBeDefined();
    }
  });

  test('minutes of a football match ascend; a match before its start has none', async () => {
    const { offer } = await offerAt(evening);
    const { live, prematch } = feed.offerAt(evening);
    for (const { eventId } of live.filter(({ sport }) => sport === 'F')) {
      const minutes = (offer.matchOffer(eventId)?.events ?? []).map(({ timeMin }) => timeMin ?? 0);
      expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    }
    expect(offer.matchOffer(prematch[0]?.eventId ?? '')?.events).toBeUndefined();
  });
});
