import type { League } from './league.ts';
import type { MarketRules } from '../market/market.ts';
import type { SportMarkets } from '../model/market-definition.ts';
import type { Fixture, MatchScores, MatchState, Player, SportCode, SuspensionReason } from '../model/match.ts';
import type { FairMarket, Outcomes } from '../pricing/fair-market.ts';

/** A match as the generator of a sport receives it. */
export interface MatchSeed {
  readonly fixture: Fixture;
  readonly league: League;
  readonly hostRating: number;
  readonly awayRating: number;
  /** Hash of seed and event id. Everything about the match follows from it. */
  readonly key: number;
  /** In a match that must have a winner: the lead of the host from a first leg. */
  readonly lead?: number;
}

/** A stop of betting in [from, to). Offsets are milliseconds after the start. */
export interface SuspensionWindow {
  readonly from: number;
  readonly to: number;
  readonly reason: SuspensionReason;
}

/** The market's opinion beyond the model: each value is in [-1, 1]. */
export interface Drift {
  readonly host: number;
  readonly away: number;
}

/** The part of a match's state that its sport provides. */
export type PlayView = Omit<MatchState, 'eventId' | 'status' | 'suspension'>;

/**
 * The markets of a match's players. They are separate, because only a match page shows them. Each of them is on offer
 * from the first price until it is decided.
 */
export interface PlayerMarkets {
  readonly squad: readonly Player[];
  /** Returns the scorers at an offset, by side. Undefined if nobody scored then, or if no name is known. */
  scorersAt(offset: number): MatchState['scorers'];
  readonly markets: readonly (readonly [family: string, line: string | null, player: number])[];
  fair(offset: number, drift: Drift): readonly FairMarket[];
  fairOf(family: string, line: string | null, player: number, offset: number, drift: Drift): FairMarket | undefined;
  outcome(family: string, line: string | null, player: number, offset: number, over: boolean): Outcomes | undefined;
}

/**
 * A whole match, known from the beginning. Offsets are milliseconds after the start, negative ones before it. Between
 * two entries of `changes` only a running clock moves the view, and only drift and time move the prices.
 */
export interface Play {
  readonly duration: number;
  /** Ascending offsets at which the view changes. */
  readonly changes: readonly number[];
  readonly suspensions: readonly SuspensionWindow[];
  /** All markets that can ever be on offer. */
  readonly markets: readonly (readonly [family: string, line: string | null])[];
  /** With `over` the match has been ended at the offset. */
  view(offset: number, over: boolean): PlayView;
  /** The markets of a batch that are on offer. */
  fair(batch: number, offset: number, drift: Drift): readonly FairMarket[];
  /** Returns one market by name, even if it is not on offer. Undefined for an unknown name. */
  fairOf(family: string, line: string | null, offset: number, drift: Drift): FairMarket | undefined;
  /** Returns the outcomes of a market once it is decided. */
  outcome(family: string, line: string | null, offset: number, over: boolean): Outcomes | undefined;
  /** Markets of players, made on first use. Null in a sport without them. */
  readonly players?: PlayerMarkets | null;
}

/** Big sports, other sports, and virtual ones, whose matches take minutes. */
export type Lane = 'big' | 'other' | 'virtual';

/** Everything that the feed needs of a sport. To add one, define it with `defineSport` and list it in `sports.ts`. */
export interface Sport {
  readonly code: SportCode;
  /** One or two digits, which begin the event ids of the sport. They never change. */
  readonly digits: string;
  readonly leagues: readonly League[];
  readonly lane: Lane;
  /** True if single players play it, not teams. */
  readonly individual: boolean;
  /** Usual length of a match, in milliseconds. */
  readonly usualLength: number;
  readonly markets: readonly MarketRules[];
  readonly catalogue: SportMarkets;
  /** Number of batches of markets that are repriced independently in play. */
  readonly batches: number;
  readonly batchOf: (family: string) => number;
  readonly play: (match: MatchSeed) => Play;
  /** Plays a match for its result alone, if this costs less than `play`. The calendar of cups and draws needs it. */
  readonly finalScore?: (match: MatchSeed) => { readonly duration: number; readonly results: MatchScores };
}
