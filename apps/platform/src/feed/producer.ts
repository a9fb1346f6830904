import type { Clock } from '../kernel/clock.ts';
import type { Feed } from './model/feed.ts';

/** A feed that was last heard so long ago, in milliseconds, is silent: nothing is sold at its prices (fault 10). */
export const silentAfter = 20_000;

/** A feed with an account of when it was last heard, and a hand on it that silences it. */
export interface Producer {
  /** What the book reads: while the source is stopped, everything as it stood then. */
  readonly feed: Feed;
  /** Silences the source. Twice is once. */
  readonly stop: () => void;
  readonly start: () => void;
  /** When the source was last heard, in milliseconds since 1970. */
  readonly heardAt: () => number;
  /** Too long ago for its prices to be trusted. */
  readonly isSilent: () => boolean;
  /** Rises whenever the source is stopped or started: what was worked out before may be old. */
  readonly revision: () => number;
}

/** Puts a hand on a feed. Times are those of the clock, never of the source. */
export function createProducer(source: Feed, clock: Clock): Producer {
  let stoppedAt = Number.POSITIVE_INFINITY;
  let revision = 0;
  const seen = (now: number): number => Math.min(now, stoppedAt);
  /** What an operator ends while nothing is heard ends as it was last seen. */
  const ended = (endedAt: number | undefined): number | undefined =>
    endedAt === undefined ? undefined : seen(endedAt);
  const heardAt = (): number => {
    const now = seen(clock.now());
    return source.heardAt?.(now) ?? now;
  };
  const set = (at: number): void => {
    stoppedAt = at;
    revision += 1;
  };

  const feed: Feed = {
    sports: source.sports,
    fixtures: (from, to) => source.fixtures(from, to),
    offerAt: (now) => source.offerAt(seen(now)),
    nextOfferChangeAt: (now) => (now > stoppedAt ? Number.POSITIVE_INFINITY : source.nextOfferChangeAt(now)),
    match: (eventId) => source.match(eventId),
    stateAt: (eventId, now, end) => source.stateAt(eventId, seen(now), ended(end)),
    courseUntil: (eventId, now, end, without) => source.courseUntil(eventId, seen(now), ended(end), without),
    pricesAt: (eventId, now, end) => source.pricesAt(eventId, seen(now), ended(end)),
    squadOf: (eventId) => source.squadOf(eventId),
    playerPricesAt: (eventId, now, end) => source.playerPricesAt(eventId, seen(now), ended(end)),
    openPlayerMarketsAt: (eventId, now, end) => source.openPlayerMarketsAt(eventId, seen(now), ended(end)),
    marketAt: (eventId, code, now, end) => source.marketAt(eventId, code, seen(now), ended(end)),
    nextChangeAt: (eventId, now) => (now > stoppedAt ? Number.POSITIVE_INFINITY : source.nextChangeAt(eventId, now)),
    resultAt: (eventId, now, end) => source.resultAt(eventId, seen(now), ended(end)),
    settlementAt: (eventId, code, now, end) => source.settlementAt(eventId, code, seen(now), ended(end)),
    heardAt: (now) => Math.min(now, heardAt()),
  };
  return {
    feed,
    stop() {
      if (stoppedAt === Number.POSITIVE_INFINITY) set(clock.now());
    },
    start() {
      if (stoppedAt !== Number.POSITIVE_INFINITY) set(Number.POSITIVE_INFINITY);
    },
    heardAt,
    isSilent: () => clock.now() - heardAt() >= silentAfter,
    revision: () => revision,
  };
}
