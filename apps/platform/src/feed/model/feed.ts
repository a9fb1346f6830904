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
 * The port through which the platform receives matches, scores, prices and results. Instants are milliseconds since
 * 1970. `endedAt` is the instant at which an operator ended the match: after it the match no longer changes, and that
 * score decides each market. If an id names no match, a function returns undefined, an empty list or Infinity; it never
 * throws.
 */
export interface Feed {
  /** Sports in display order, with their markets. */
  readonly sports: readonly SportMarkets[];
  /** Returns all matches that are played at some time in [from, to), published or not, by start and id. */
  fixtures(from: number, to: number): readonly Fixture[];
  /** Returns the matches on offer: published ones that start within seven days, and those in play. */
  offerAt(now: number): OfferedFixtures;
  /** Returns the earliest instant after `now` at which `offerAt` may differ. */
  nextOfferChangeAt(now: number): number;
  match(eventId: string): Fixture | undefined;
  stateAt(eventId: string, now: number, endedAt?: number): MatchState | undefined;
  /** Returns all states of a match since its start, oldest first, without the first `without` of them. */
  statesUntil(eventId: string, now: number, endedAt?: number, without?: number): readonly MatchState[];
  /** Returns all markets on offer. Decided markets stay in the list as closed; lines out of range leave it. */
  pricesAt(eventId: string, now: number, endedAt?: number): readonly MarketPrices[];
  /** Returns the players with own markets. */
  squadOf(eventId: string): readonly Player[];
  /** Returns the markets of players. `pricesAt` leaves them out, because only a match page needs them. */
  playerPricesAt(eventId: string, now: number, endedAt?: number): readonly MarketPrices[];
  /** Returns the number of player markets that are not decided. Costs next to nothing. */
  openPlayerMarketsAt(eventId: string, now: number, endedAt?: number): number;
  /** Returns one market, even if its line has left the list: cash-out and ticket checks need it. */
  marketAt(eventId: string, marketCode: string, now: number, endedAt?: number): MarketPrices | undefined;
  /**
   * Returns the earliest instant after `now` at which state, prices or result may differ, or Infinity if the match is
   * over. Ignores `endedAt`.
   */
  nextChangeAt(eventId: string, now: number): number;
  /** Returns everything decided so far; undefined before the start, unless the match was ended. */
  resultAt(eventId: string, now: number, endedAt?: number): MatchResult | undefined;
  /**
   * Returns the instant of the last message from the source, at most `now`. A feed that covers every instant leaves
   * this out.
   */
  receivedAt?(now: number): number;
  /**
   * Returns the settlement of one market, even if its line has left the list; undefined while it is open, and before the
   * start of the match unless it was ended.
   */
  settlementAt(eventId: string, marketCode: string, now: number, endedAt?: number): MarketSettlement | undefined;
}
