import type { MarketFilter, Match, OfferSnapshot, SidebarSport } from '@kvota/contracts';

import type { SelectionRef } from './decisions/selection-ref.ts';
import type { OfferFilter } from './lists/offer-lists.ts';
import type { Scores, ScoresFilter } from './lists/scores.ts';
import type { PriceHistory } from './matches/price-history.ts';
import type { SelectionResult } from './settlement/results.ts';

export type { SelectionRef } from './decisions/selection-ref.ts';
export type { OfferFilter } from './lists/offer-lists.ts';
export type { PriceHistory } from './matches/price-history.ts';
export type { SelectionResult } from './settlement/results.ts';

/** What the book says of one selection now. `odds` in thousandths is what it would cost if the market were open. */
export interface OfferPrice {
  readonly status: 'open' | 'suspended' | 'closed' | 'unknown';
  readonly odds: number;
  /** Fair probability in millionths, without margin. */
  readonly probability: number;
  /** The match has kicked off. */
  readonly live: boolean;
  /**
   * Not sold though neither play nor an operator stops it: the line has left the table, or its odds are too short to be
   * offered. Suspended therefore, but `probability` is good for cash-out.
   */
  readonly withdrawn: boolean;
  /** The present odds or suspension were made by an operator, not by the feed (subcodes 226, 227). */
  readonly cms: boolean;
}

/** Facts of a match that a ticket writes down when it is paid. */
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
 * The operator's book: the feed's prices with the operator's own decisions laid over them. Everything that prices,
 * accepts or settles reads it here; nothing else reads the feed.
 */
export interface Offer {
  /** `closed` for a match that left the offer, `unknown` for what never was on it; both without odds. */
  price(ref: SelectionRef): OfferPrice;
  match(eventId: string): OfferMatch | undefined;
  /** The result of a selection, undefined while it is open. */
  result(ref: SelectionRef): SelectionResult | undefined;
  prematchOffer(filter: OfferFilter): { matches: Match[]; totalPages: number };
  liveOffer(filter: { sport: string | null; search: string; page: number }): { matches: Match[]; totalPages: number };
  scores(filter: ScoresFilter): Scores;
  /** Of every outcome of a market that is on offer, else nothing. The last odds are those of now, an operator's among them. */
  priceHistory(eventId: string, marketCode: string): PriceHistory[];
  /** One match with all its markets, prematch or live. */
  matchOffer(eventId: string): Match | undefined;
  sidebar(kind: 'prematch' | 'live', hours: number | null): SidebarSport[];
  marketFilters(type: 'prematch match' | 'prematch main' | 'live match' | 'live main'): MarketFilter[];
  /** Snapshot of a room and its sequence number as of now. */
  snapshot(room: string): OfferSnapshot | undefined;
  /** Operator: hold odds in thousandths; null gives them back to the feed. Unknown selections throw an UnknownSelection. */
  moveOdds(ref: SelectionRef, odds: number | null, cms: boolean): Promise<void>;
  /** Operator: suspend a market, or with null all of a match. */
  suspend(eventId: string, marketCode: string | null, suspended: boolean, cms: boolean): Promise<void>;
  /** Operator: end a match now, by the score given or the one it has. */
  endMatch(eventId: string, score: readonly [number, number] | null): Promise<void>;
}
