import type { Clock } from '@kvota/server';

import type { Feed } from '../../feed/model/feed.ts';
import type { Fixture, MarketPrices, MatchState, Player } from '../../feed/model/match.ts';
import { LruCache } from '../../kernel/lru-cache.ts';
import type { OperatorDecisions } from '../decisions/operator-decisions.ts';

/** A market on offer: the feed's, with the operator's decisions laid over it. */
export interface OfferMarket extends Omit<MarketPrices, 'selections'> {
  /** True if an operator suspended it as a decision on the odds. */
  readonly cms: boolean;
  readonly selections: readonly OfferSelection[];
}

export interface OfferSelection {
  readonly selectionCode: string;
  readonly odds: number;
  readonly probability: number;
  readonly cms: boolean;
}

/** A match at an instant. It is the same object until something changes. */
export interface MatchView {
  readonly fixture: Fixture;
  readonly state: MatchState;
  readonly markets: ReadonlyMap<string, OfferMarket>;
  /** Markets of players, which only the match page shows. They are computed on first use. */
  playerMarkets(): ReadonlyMap<string, OfferMarket>;
  /** Number of player markets that are not decided. */
  readonly openPlayerMarkets: number;
  /** The players that the markets name. */
  squad(): readonly Player[];
  /** Until this instant nothing changes, unless an operator decides something. */
  readonly until: number;
}

interface Kept {
  readonly view: MatchView;
  readonly version: number;
}

/** Present views of matches. Each is computed once until the feed or an operator changes it. */
export interface MatchViews {
  get(eventId: string): MatchView | undefined;
}

const kept = 2000;

/** Creates the views of a feed with the decisions of operators. */
export function createMatchViews({
  feed,
  decisions,
  clock,
}: {
  feed: Feed;
  decisions: OperatorDecisions;
  clock: Clock;
}): MatchViews {
  const views = new LruCache<string, Kept>(kept);
  const overlay = (eventId: string, market: MarketPrices): OfferMarket => {
    const stopped = decisions.suspended(eventId, market.marketCode);
    return {
      ...market,
      status: market.status === 'open' && stopped ? 'suspended' : market.status,
      cms: stopped?.cms ?? false,
      selections: market.selections.map((selection) => {
        const held = decisions.held({ eventId, marketCode: market.marketCode, selectionCode: selection.selectionCode });
        return held && market.status !== 'closed' ? { ...selection, ...held } : { ...selection, cms: false };
      }),
    };
  };
  return {
    get(eventId) {
      const now = clock.now();
      const version = decisions.version(eventId);
      const known = views.get(eventId);
      if (known && known.version === version && now < known.view.until) return known.view;
      const fixture = feed.match(eventId);
      const ended = decisions.ended(eventId);
      const state = feed.stateAt(eventId, now, ended?.at);
      if (!fixture || !state) return undefined;
      const prices = feed.pricesAt(eventId, now, ended?.at);
      const byCode = (all: readonly MarketPrices[]): ReadonlyMap<string, OfferMarket> =>
        new Map(all.map((market) => [market.marketCode, overlay(eventId, market)]));
      let players: ReadonlyMap<string, OfferMarket> | undefined;
      const view: MatchView = {
        fixture,
        state,
        markets: byCode(prices),
        playerMarkets: () => (players ??= byCode(feed.playerPricesAt(eventId, now, ended?.at))),
        openPlayerMarkets: feed.openPlayerMarketsAt(eventId, now, ended?.at),
        squad: () => feed.squadOf(eventId),
        until: ended && ended.at <= now ? Number.POSITIVE_INFINITY : feed.nextChangeAt(eventId, now),
      };
      views.set(eventId, { view, version });
      return view;
    },
  };
}
