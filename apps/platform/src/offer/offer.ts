import type { MarketFilter, Match, OfferSnapshot, SidebarSport } from '@kvota/contracts';

import type { SelectionRef } from './decisions/selection-ref.ts';
import type { MarketFilterType } from './lists/market-filters.ts';
import type { OfferFilter } from './lists/offer-lists.ts';
import type { OfferPage } from './lists/offer-pages.ts';
import type { Scores, ScoresFilter } from './lists/scores.ts';
import type { OfferPrice } from './matches/current-markets.ts';
import type { PriceHistory } from './matches/price-history.ts';
import type { SelectionResult } from './settlement/results.ts';

export type { SelectionRef } from './decisions/selection-ref.ts';
export type { OfferFilter } from './lists/offer-lists.ts';
export type { OfferPrice } from './matches/current-markets.ts';
export type { PriceHistory } from './matches/price-history.ts';
export type { SelectionResult } from './settlement/results.ts';

/** Facts of a match that a ticket stores when it is paid. */
export interface OfferMatch {
  readonly eventId: string;
  readonly sfId: string;
  readonly sport: string;
  readonly leagueName: string;
  readonly hostName: string;
  readonly awayName: string;
  readonly timeStart: number;
}

/**
 * The operator's offer: the prices of the feed, with the decisions of operators laid over them. Pricing, acceptance and
 * settlement read it; nothing else reads the feed.
 */
export interface Offer {
  price(ref: SelectionRef): OfferPrice;
  match(eventId: string): OfferMatch | undefined;
  /** Returns whether a match was started, or ended by an operator. Before that, none of its selections has a result. */
  hasBegun(eventId: string): boolean;
  /** Returns the result of a selection; undefined while it is open. */
  result(ref: SelectionRef): SelectionResult | undefined;
  /** Returns the codes of all selections of a market that is decided; undefined while it is open. */
  outcomes(eventId: string, marketCode: string): readonly string[] | undefined;
  prematchOffer(filter: OfferFilter): OfferPage;
  liveOffer(filter: { sport: string | null; search: string; groups?: readonly string[]; page: number }): OfferPage;
  scores(filter: ScoresFilter): Scores;
  /**
   * Returns how the price of each outcome of a market moved; nothing if the market is not on offer. The last price is the
   * present one, even if an operator holds it.
   */
  priceHistory(eventId: string, marketCode: string): PriceHistory[];
  /** Returns a match with all its markets; undefined if it is not on offer. */
  matchOffer(eventId: string): Match | undefined;
  /** Returns a match of the last seven days without markets, with its score and events (MATCH-21). */
  matchReport(eventId: string): Match | undefined;
  sidebar(kind: 'prematch' | 'live', hours: number | null): SidebarSport[];
  marketFilters(type: MarketFilterType): MarketFilter[];
  /** Returns the snapshot of a room with its sequence number. */
  snapshot(room: string): OfferSnapshot | undefined;
  /** Holds odds in thousandths for an operator; null returns them to the feed. Throws UnknownSelection. */
  moveOdds(ref: SelectionRef, odds: number | null, cms: boolean): Promise<void>;
  /** Suspends or releases a market for an operator; null means the whole match. Throws UnknownSelection. */
  suspend(eventId: string, marketCode: string | null, suspended: boolean, cms: boolean): Promise<void>;
  /** Ends a match now, by the given score or, if it is null, by the score it has. Throws UnknownSelection. */
  endMatch(eventId: string, score: readonly [number, number] | null): Promise<void>;
}
