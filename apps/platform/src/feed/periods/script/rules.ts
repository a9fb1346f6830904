import { meanValue, type Scoring, type Values } from '../../pricing/counts.ts';
import type { Drift, MatchSeed } from '../../sport/sport.ts';

/** Continuation of a draw, in sports that do not allow one. */
export type Overtime =
  /** The first score decides. Without one a shoot-out does, or the match stays level. */
  | { readonly kind: 'golden'; readonly seconds: number; readonly pace: number; readonly shootOut: boolean }
  | { readonly kind: 'innings' };

/** Consecutive periods with markets, such as the first half of quarters 1 and 2. */
export interface Part {
  readonly code: string;
  readonly first: number;
  readonly last: number;
  /** English name, for the labels of its markets. */
  readonly name: string;
}

/** Rules of a sport that is played in periods for goals, points or runs. */
export interface PeriodRules {
  readonly code: string;
  readonly digits: string;
  readonly name: string;
  /** The counted thing in labels of markets, and the key of the score (MATCH-08). */
  readonly counted: string;
  readonly scoreKey: 'G' | 'P';
  readonly phases: readonly string[];
  /** Seconds of a period by the game clock. Innings have none. */
  readonly seconds: number;
  /** Seconds between the periods. */
  readonly breaks: readonly number[];
  readonly clock: 'up' | 'down';
  readonly scoring: Scoring;
  readonly values: Values;
  /** Points of home advantage, and points for each point of rating. */
  readonly home: number;
  readonly edge: number;
  /**
   * Stops of the clock: average distance, and shortest and longest duration in seconds. Null if the clock never stops.
   */
  readonly stops: { readonly every: number; readonly least: number; readonly most: number } | null;
  /** Seconds for which a score stops betting. */
  readonly afterScore: number;
  readonly overtime: Overtime | null;
  /** True if handicap and totals are settled with overtime. */
  readonly withOvertime: boolean;
  readonly parts: readonly Part[];
  /** Reach of the lines around the expected values. */
  readonly reach: { readonly lead: number; readonly total: number; readonly side: number; readonly part: number };
  /** Kind of the player markets, and the number of players that begin a match. */
  readonly players?: 'scorers' | 'totals';
  readonly regulars?: number;
  readonly usualLength: number;
}

/** The common rules of sports for goals. */
export const inGoals = {
  counted: 'goals',
  scoreKey: 'G',
  values: [[1, 1]],
} as const satisfies Partial<PeriodRules>;

/** Points that each side is expected to score in a period. */
export interface Rates {
  readonly host: number;
  readonly away: number;
}

export function ratesOf(rules: PeriodRules, { hostRating, awayRating, league }: MatchSeed): Rates {
  const home = league.group === 'World' ? rules.home / 4 : rules.home;
  const ahead = (hostRating - awayRating) * rules.edge + home;
  const least = league.level * 0.14;
  const periods = rules.phases.length;
  return {
    host: Math.max(least, (league.level + ahead) / 2) / periods,
    away: Math.max(least, (league.level - ahead) / 2) / periods,
  };
}

/** Returns the factor by which an opinion of 1 moves a rate. It is about a sixth of the spread of results. */
export function swingOf(rules: PeriodRules, rates: Rates): number {
  const mean = ((rates.host + rates.away) / 2) * rules.phases.length;
  return 0.09 / Math.sqrt(Math.max(1, mean / meanValue(rules.values)));
}

export function leaning(rules: PeriodRules, rates: Rates, drift: Drift): Rates {
  const swing = swingOf(rules, rates);
  return { host: rates.host * Math.exp(swing * drift.host), away: rates.away * Math.exp(swing * drift.away) };
}
