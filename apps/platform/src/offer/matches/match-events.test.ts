import type { MatchEvent } from '@kvota/contracts';
import { decidingScore } from '@kvota/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { createFakeClock } from '../../kernel/fake-clock.ts';
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
