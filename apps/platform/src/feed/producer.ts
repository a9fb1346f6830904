import type { Clock } from '../kernel/clock.ts';
import type { Feed } from './model/feed.ts';

/** Milliseconds without a message after which a feed is silent: nothing is sold at its prices any more (FAULT-10). */
export const silentAfter = 20_000;

/** A feed that reports the instant of its last message, and that an operator can silence. */
export interface Producer {
  /** The feed for readers. While the source is stopped, it answers as of the instant of the stop. */
  readonly feed: Feed;
  /** Stops the source. A second call has no effect. */
  readonly stop: () => void;
  readonly start: () => void;
  /** Instant of the last message of the source, in milliseconds since 1970. */
  readonly receivedAt: () => number;
  /** True if the last message is too old for its prices to be trusted. */
  readonly isSilent: () => boolean;
  /** Rises with each stop and start, so that results of earlier reads can be dropped. */
  readonly revision: () => number;
}

/** Wraps a feed so that it can be stopped. All instants are those of the given clock. */
export function createProducer(source: Feed, clock: Clock): Producer {
  let stoppedAt = Number.POSITIVE_INFINITY;
  let revision = 0;
  const seen = (now: number): number => Math.min(now, stoppedAt);
  /** While the source is stopped, a match that an operator ends has the score of the stop. */
  const ended = (endedAt: number | undefined): number | undefined =>
    endedAt === undefined ? undefined : seen(endedAt);
  const receivedAt = (): number => {
    const now = seen(clock.now());
    return source.receivedAt?.(now) ?? now;
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
    statesUntil: (eventId, now, end, without) => source.statesUntil(eventId, seen(now), ended(end), without),
    pricesAt: (eventId, now, end) => source.pricesAt(eventId, seen(now), ended(end)),
    squadOf: (eventId) => source.squadOf(eventId),
    playerPricesAt: (eventId, now, end) => source.playerPricesAt(eventId, seen(now), ended(end)),
    openPlayerMarketsAt: (eventId, now, end) => source.openPlayerMarketsAt(eventId, seen(now), ended(end)),
    marketAt: (eventId, code, now, end) => source.marketAt(eventId, code, seen(now), ended(end)),
    nextChangeAt: (eventId, now) => (now > stoppedAt ? Number.POSITIVE_INFINITY : source.nextChangeAt(eventId, now)),
    resultAt: (eventId, now, end) => source.resultAt(eventId, seen(now), ended(end)),
    settlementAt: (eventId, code, now, end) => source.settlementAt(eventId, code, seen(now), ended(end)),
    receivedAt: (now) => Math.min(now, receivedAt()),
  };
  return {
    feed,
    stop() {
      if (stoppedAt === Number.POSITIVE_INFINITY) set(clock.now());
    },
    start() {
      if (stoppedAt !== Number.POSITIVE_INFINITY) set(Number.POSITIVE_INFINITY);
    },
    receivedAt,
    isSilent: () => clock.now() - receivedAt() >= silentAfter,
    revision: () => revision,
  };
}
