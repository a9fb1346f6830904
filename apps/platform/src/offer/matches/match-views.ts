import type { Clock } from '../../kernel/clock.ts';
import type { Feed } from '../../feed/model/feed.ts';
import type { Fixture, MarketPrices, MatchState, Player } from '../../feed/model/match.ts';
import { LruCache } from '../../kernel/lru-cache.ts';
import type { OperatorDecisions } from '../decisions/operator-decisions.ts';

/** A market as the book has it: the feed's, with the operator's decisions over it. */
export interface OfferMarket extends Omit<MarketPrices, 'selections'> {
  /** Suspended by an operator, as a decision on the odds. */
  readonly cms: boolean;
  readonly selections: readonly BookSelection[];
}

export interface BookSelection {
  readonly selectionCode: string;
  readonly odds: number;
  readonly probability: number;
  readonly cms: boolean;
}

/** A match at an instant. The same object until anything about it changes. */
export interface MatchView {
  readonly fixture: Fixture;
  readonly state: MatchState;
  readonly markets: ReadonlyMap<string, OfferMarket>;
  /** Markets of players, which only the page of the match shows: worked out when they are asked for, once. */
  playerMarkets(): ReadonlyMap<string, OfferMarket>;
  /** How many of these can be bet on or will be again. */
  readonly openPlayerMarkets: number;
  /** Whom they name. */
  squad(): readonly Player[];
  /** Nothing about it differs before this instant, unless an operator decides something. */
  readonly until: number;
}

interface Kept {
  readonly view: MatchView;
  readonly version: number;
}

/** Matches as they are now, each worked out once until the feed or an operator changes it. */
export interface MatchViews {
  get(eventId: string): MatchView | undefined;
}

const kept = 2000;

/** Views over a feed and the operator's decisions. */
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
