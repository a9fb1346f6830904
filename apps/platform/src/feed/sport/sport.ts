import type { League } from './league.ts';
import type { MarketRules } from '../market/market.ts';
import type { SportMarkets } from '../model/market-definition.ts';
import type { Fixture, MatchState, Player, SportCode, SuspensionReason } from '../model/match.ts';
import type { FairMarket, Outcomes } from '../pricing/fair-market.ts';

/** A match as a sport's generator gets it. */
export interface MatchSeed {
  readonly fixture: Fixture;
  readonly league: League;
  readonly hostRating: number;
  readonly awayRating: number;
  /** Hash of (seed, eventId); everything about the match follows from it. */
  readonly key: number;
}

/** Betting is stopped in [from, to), offsets in milliseconds after the start. */
export interface SuspensionWindow {
  readonly from: number;
  readonly to: number;
  readonly reason: SuspensionReason;
}

/** What the market thinks beyond the model: each in [-1, 1]. */
export interface Drift {
  readonly host: number;
  readonly away: number;
}

/** The part of a match's state that its sport knows. */
export type PlayView = Omit<MatchState, 'eventId' | 'status' | 'suspension'>;

/**
 * The markets of a match's players: apart from the others, because only the page of a match shows them. All of them are
 * on offer from the first price until they are decided.
 */
export interface PlayerMarkets {
  readonly squad: readonly Player[];
  /** Who made the score at an offset, by side; nothing where none fell or nobody is known by name. */
  scorersAt(offset: number): MatchState['scorers'];
  readonly markets: readonly (readonly [family: string, line: string | null, player: number])[];
  fair(offset: number, drift: Drift): readonly FairMarket[];
  fairOf(family: string, line: string | null, player: number, offset: number, drift: Drift): FairMarket | undefined;
  outcome(family: string, line: string | null, player: number, offset: number, over: boolean): Outcomes | undefined;
}

/**
 * The whole course of one match, known from the beginning. Offsets are milliseconds after the start;
 * a negative offset is before it. Between two entries of `changes` the view may only differ by a
 * running clock, and prices only by drift and time.
 */
export interface Play {
  readonly duration: number;
  /** Ascending offsets at which something happens or is shown differently. */
  readonly changes: readonly number[];
  readonly suspensions: readonly SuspensionWindow[];
  /** Every market that can ever be offered. */
  readonly markets: readonly (readonly [family: string, line: string | null])[];
  /** `over`: the match has been ended at this offset. */
  view(offset: number, over: boolean): PlayView;
  /** The markets of a batch that are on offer. */
  fair(batch: number, offset: number, drift: Drift): readonly FairMarket[];
  /** One market by name, also when not on offer; undefined where the sport has none such. */
  fairOf(family: string, line: string | null, offset: number, drift: Drift): FairMarket | undefined;
  /** How a market has been decided, if it has. */
  outcome(family: string, line: string | null, offset: number, over: boolean): Outcomes | undefined;
  /** Markets of players, made when they are first asked for; null where the sport has none. */
  readonly players?: PlayerMarkets | null;
}

/** Big sports, other sports, and virtual ones, whose competitors play many times a day. */
export type Lane = 'big' | 'other' | 'virtual';

/** Everything that the feed needs of a sport. To add one, define it with `defineSport` and list it in `sports.ts`. */
export interface Sport {
  readonly code: SportCode;
  /** One or two digits, which begin the event ids of the sport. They never change. */
  readonly digits: string;
  readonly leagues: readonly League[];
  /** Sports of a lane share the room for matches that are in play at once. */
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
}
