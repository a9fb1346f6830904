import { Calendar, LONGEST, longestOf, type Planned } from '../calendar/calendar.ts';
import { DAY } from '../calendar/weeks.ts';
import type { Feed } from '../model/feed.ts';
import { hashText } from '../random/hash.ts';
import { LruCache } from '../../kernel/lru-cache.ts';
import type { Fixture, OfferedFixtures } from '../model/match.ts';
import { RunningMatch } from './running-match.ts';
import { sports } from '../catalogue/sports.ts';

/** Matches kept in memory. Others are made again from the seed. */
const KEPT = 1200;

/** Matches are on offer from this long before their start. */
const AHEAD = 7 * DAY;

function byStart(a: Fixture, b: Fixture): number {
  return a.timeStart - b.timeStart || (a.eventId < b.eventId ? -1 : 1);
}

/**
 * Creates the simulated feed. Each answer depends only on seed and instant, so two feeds with one seed always agree.
 * Caches hold only what can be computed again.
 */
export function createSimulatedFeed({ seed }: { readonly seed: string }): Feed {
  const calendar = new Calendar(sports, hashText(seed));
  const running = new LruCache<string, RunningMatch>(KEPT);

  const run = ({ sport, seed: match }: Planned): RunningMatch =>
    running.getOrMake(match.fixture.eventId, () => new RunningMatch(sport, match));
  const find = (eventId: string): RunningMatch | undefined => {
    const planned = calendar.find(eventId);
    return planned === undefined ? undefined : run(planned);
  };

  function fixtures(from: number, to: number): readonly Fixture[] {
    return calendar
      .startingBetween(from - LONGEST, to)
      .filter((planned) => {
        const { timeStart } = planned.seed.fixture;
        if (timeStart >= to) return false;
        return timeStart >= from || (timeStart > from - longestOf(planned.sport) && run(planned).end > from);
      })
      .map(({ seed: match }) => match.fixture)
      .sort(byStart);
  }

  function offerAt(now: number): OfferedFixtures {
    const prematch: Fixture[] = [];
    const live: Fixture[] = [];
    for (const planned of calendar.startingBetween(now - LONGEST, now + AHEAD, now)) {
      const { fixture } = planned.seed;
      if (fixture.timeStart > now) {
        if (fixture.publishedAt <= now && fixture.timeStart < now + AHEAD) prematch.push(fixture);
      } else if (fixture.timeStart > now - longestOf(planned.sport) && run(planned).end > now) live.push(fixture);
    }
    return { prematch: prematch.sort(byStart), live: live.sort(byStart) };
  }

  function nextOfferChangeAt(now: number): number {
    let next = Number.POSITIVE_INFINITY;
    for (const planned of calendar.startingBetween(now - LONGEST, now + AHEAD, now)) {
      const { publishedAt, timeStart } = planned.seed.fixture;
      if (publishedAt > now) next = Math.min(next, publishedAt);
      else if (timeStart > now) next = Math.min(next, timeStart);
      else if (timeStart > now - longestOf(planned.sport) && run(planned).end > now)
        next = Math.min(next, run(planned).end);
    }
    return next;
  }

  return {
    sports: sports.map(({ catalogue }) => catalogue),
    fixtures,
    offerAt,
    nextOfferChangeAt,
    match: (eventId) => calendar.find(eventId)?.seed.fixture,
    stateAt: (eventId, now, endedAt) => find(eventId)?.stateAt(now, endedAt),
    statesUntil: (eventId, now, endedAt, without) => find(eventId)?.statesUntil(now, endedAt, without) ?? [],
    pricesAt: (eventId, now, endedAt) => find(eventId)?.pricesAt(now, endedAt) ?? [],
    squadOf: (eventId) => find(eventId)?.squad ?? [],
    playerPricesAt: (eventId, now, endedAt) => find(eventId)?.playerPricesAt(now, endedAt) ?? [],
    openPlayerMarketsAt: (eventId, now, endedAt) => find(eventId)?.openPlayerMarketsAt(now, endedAt) ?? 0,
    marketAt: (eventId, code, now, endedAt) => find(eventId)?.marketAt(code, now, endedAt),
    nextChangeAt: (eventId, now) => find(eventId)?.nextChangeAt(now) ?? Number.POSITIVE_INFINITY,
    resultAt: (eventId, now, endedAt) => find(eventId)?.resultAt(now, endedAt),
    settlementAt: (eventId, code, now, endedAt) => find(eventId)?.settlementAt(code, now, endedAt),
  };
}
