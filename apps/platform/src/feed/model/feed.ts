import type { SportMarkets } from './market-definition.ts';
import type {
  Fixture,
  MarketPrices,
  MarketSettlement,
  MatchResult,
  MatchState,
  OfferedFixtures,
  Player,
} from './match.ts';

/**
 * The port through which the platform learns of matches, their course, prices and results. Instants
 * are epoch milliseconds. `endedAt` is the instant at which an operator ended the match; from then on
 * the match stands as it did at that instant and every market is decided by that score. An id
 * that names no match gives undefined, an empty list or Infinity, never an error.
 */
export interface Feed {
  /** Sports in display order, with their markets. */
  readonly sports: readonly SportMarkets[];
  /** All matches played at some time in [from, to), published or not, by start and id. */
  fixtures(from: number, to: number): readonly Fixture[];
  /** What is on offer: published and not started within seven days, and in play. */
  offerAt(now: number): OfferedFixtures;
  /** The earliest instant after `now` at which `offerAt` may differ. */
  nextOfferChangeAt(now: number): number;
  match(eventId: string): Fixture | undefined;
  stateAt(eventId: string, now: number, endedAt?: number): MatchState | undefined;
  /** Every state that a match has been in since its start, oldest first, whatever its prices did; without the first so many. */
  courseUntil(eventId: string, now: number, endedAt?: number, without?: number): readonly MatchState[];
  /** Every market offered now; decided ones stay in the list as closed, lines out of range leave it. */
  pricesAt(eventId: string, now: number, endedAt?: number): readonly MarketPrices[];
  /** The players that have markets of their own, numbered as these name them. */
  squadOf(eventId: string): readonly Player[];
  /** The markets of players, which `pricesAt` leaves out: only who looks at the match needs them. */
  playerPricesAt(eventId: string, now: number, endedAt?: number): readonly MarketPrices[];
  /** How many of these are not decided. Costs next to nothing. */
  openPlayerMarketsAt(eventId: string, now: number, endedAt?: number): number;
  /** One market, also where its line has left the list (for cash-out and re-check of a ticket). */
  marketAt(eventId: string, marketCode: string, now: number, endedAt?: number): MarketPrices | undefined;
  /** The earliest instant after `now` at which state, prices or result may differ; Infinity when over. Knows of no `endedAt`. */
  nextChangeAt(eventId: string, now: number): number;
  /** What is decided so far; undefined before the start (unless ended). */
  resultAt(eventId: string, now: number, endedAt?: number): MatchResult | undefined;
  /**
   * The latest instant, not after `now`, as of which the feed knows how things stand: when its source was last heard.
   * Left out by a feed that knows of every instant.
   */
  heardAt?(now: number): number;
  /** One market's settlement, also where its line has left the list; undefined while it is open. */
  settlementAt(eventId: string, marketCode: string, now: number, endedAt?: number): MarketSettlement | undefined;
}
