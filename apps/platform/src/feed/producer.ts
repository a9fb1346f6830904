import type { Clock } from '@kvota/server';

import type { Feed } from './model/feed.ts';

/** Milliseconds without a message after which a feed is silent: nothing is sold at its prices any more (FAULT-10). */
export const silentAfter = 20_000;

/** A feed that reports the instant of its last message, and that an operator can silence. */
export interface Producer {
  /** The feed for readers. While the source is stopped, it answers as of the instant of the stop. */
  readonly feed: Feed;
  /** The clock for readers: the latest instant that they may read. */
  readonly clock: Clock;
  /** Stops the source on all nodes. A second call has no effect. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Takes on this node the instant at which the source was stopped; null if it runs. */
  readonly take: (stoppedAt: number | null) => void;
  /** Instant of the last message of the source, in milliseconds since 1970. */
  readonly receivedAt: () => number;
  /** True if the last message is too old for its prices to be trusted. */
  readonly isSilent: () => boolean;
  /** Rises with each stop and start, so that results of earlier reads can be dropped. */
  readonly revision: () => number;
}

export interface ProducerOptions {
  readonly clock: Clock;
  /** Stores when the source was stopped, and lets all nodes take it. Default: there is one node, and it stores nothing. */
  readonly store?: ((stoppedAt: number | null) => Promise<void>) | undefined;
  /** Returns the latest instant that readers may read. Default: any. */
  readonly publishedAt?: (() => number) | undefined;
  /** Returns when this node last had news of the feed from the node that drives it. Default: it needs none. */
  readonly heardAt?: (() => number) | undefined;
}

const always = (): number => Number.POSITIVE_INFINITY;

/** Wraps a feed so that it can be stopped. All instants are those of the given clock. */
export function createProducer(source: Feed, options: ProducerOptions): Producer {
  const { clock, publishedAt = always, heardAt = always } = options;
  let stoppedAt = Number.POSITIVE_INFINITY;
  let revision = 0;
  const seen = (now: number): number => Math.min(now, stoppedAt);
  /** While the source is stopped, a match that an operator ends has the score of the stop. */
  const ended = (endedAt: number | undefined): number | undefined =>
    endedAt === undefined ? undefined : seen(endedAt);
  const receivedAt = (): number => {
    const now = Math.min(seen(clock.now()), heardAt());
    return source.receivedAt?.(now) ?? now;
  };
  const take = (at: number | null): void => {
    stoppedAt = at ?? Number.POSITIVE_INFINITY;
    revision += 1;
  };
  const { store = async (at) => take(at) } = options;

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
    clock: {
      now: () => Math.min(clock.now(), publishedAt()),
      after: (milliseconds, run) => clock.after(milliseconds, run),
    },
    async stop() {
      if (stoppedAt === Number.POSITIVE_INFINITY) await store(clock.now());
    },
    async start() {
      if (stoppedAt !== Number.POSITIVE_INFINITY) await store(null);
    },
    take,
    receivedAt,
    isSilent: () => clock.now() - receivedAt() >= silentAfter,
    revision: () => revision,
  };
}
