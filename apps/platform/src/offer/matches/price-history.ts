import type { Clock } from '@kvota/server';

import type { Feed } from '../../feed/model/feed.ts';
import { LruCache } from '../../kernel/lru-cache.ts';
import type { Fixture } from '../../feed/model/match.ts';
import type { OfferMarket } from './match-views.ts';

/** The prices of an outcome, oldest first: thousandths, and the instant from which each applied. */
export interface PriceHistory {
  readonly selectionCode: string;
  readonly points: readonly { readonly at: number; readonly odds: number }[];
}

const minute = 60_000;
const reach = 24 * 60 * minute;
/**
 * Distance of the instants before the start and in play. They are on the hour, so that earlier results can be reused.
 */
const before = 30 * minute;
const inPlay = 5 * minute;
/** Most past instants of one history. */
export const mostLooks = 60;

const kept = 2000;
/** Limit of reads from the feed, for all callers together. */
const perSecond = 1500;
const burst = 6000;

/** All callers together ask for too much. Histories that were read before are still returned. */
export class TooManyHistories extends Error {
  constructor() {
    super('Too many price histories are asked for at once. Ask again in a second.');
    this.name = 'TooManyHistories';
  }
}

type Seen = Map<number, ReadonlyMap<string, number>>;

/** Returns the past instants of a history, oldest first. */
export function looksAt({ publishedAt, timeStart }: Pick<Fixture, 'publishedAt' | 'timeStart'>, now: number): number[] {
  const from = Math.max(publishedAt, now - reach);
  const looks = publishedAt >= now - reach ? [publishedAt] : [];
  for (let at = Math.ceil((from + 1) / before) * before; at < Math.min(now, timeStart); at += before) looks.push(at);
  for (let at = Math.max(timeStart, Math.ceil(from / inPlay) * inPlay); at < now; at += inPlay) looks.push(at);
  return looks.slice(-mostLooks);
}

/**
 * Creates the price history. It reads the feed at past instants, which never change, and keeps the results by market.
 * The last price is the present one. Prices that an operator held earlier are not stored.
 */
export function createPriceHistory({ feed, clock }: { feed: Feed; clock: Clock }): {
  of(eventId: string, market: OfferMarket): PriceHistory[];
} {
  const known = new LruCache<string, Seen>(kept);
  let allowance = { left: burst, at: clock.now() };

  /** Takes from the limit, so that many requests at once cannot stall the platform. */
  const spend = (looks: number, now: number): void => {
    allowance = { left: Math.min(burst, allowance.left + ((now - allowance.at) / 1000) * perSecond), at: now };
    if (allowance.left < looks) {
      throw new TooManyHistories();
    }
    allowance.left -= looks;
  };

  return {
    of(eventId, market) {
      const now = clock.now();
      const fixture = feed.match(eventId);
      if (!fixture) return [];
      const seen = known.getOrMake(`${eventId}|${market.marketCode}`, () => new Map());
      const looks = looksAt(fixture, now);
      const fresh = looks.filter((at) => !seen.has(at));
      spend(fresh.length, now);
      for (const at of fresh) {
        const selections = feed.marketAt(eventId, market.marketCode, at)?.selections ?? [];
        seen.set(at, new Map(selections.map(({ selectionCode, odds }) => [selectionCode, odds])));
      }
      for (const at of seen.keys()) if (at < (looks[0] ?? now)) seen.delete(at);
      return market.selections.map(({ selectionCode, odds }) => ({
        selectionCode,
        points: changesOf([
          ...looks.map((at) => ({ at, odds: seen.get(at)?.get(selectionCode) ?? 0 })),
          { at: now, odds },
        ]),
      }));
    },
  };
}

/** Returns the points at which the odds change. Points without odds are skipped. */
function changesOf(points: PriceHistory['points']): PriceHistory['points'] {
  const priced = points.filter(({ odds }) => odds > 0);
  return priced.filter(({ odds }, place) => odds !== priced[place - 1]?.odds);
}
