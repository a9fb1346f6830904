import { meanValue, type Scoring, type Values } from '../../pricing/counts.ts';
import type { Drift, MatchSeed } from '../../sport/sport.ts';

/** What follows a regular time that ends level, where it may not stay so. */
export type Overtime =
  /** The first score decides; without one a shoot-out does, or it stays level. */
  | { readonly kind: 'golden'; readonly seconds: number; readonly pace: number; readonly shootOut: boolean }
  | { readonly kind: 'innings' };

/** Periods in a row with markets of their own: of the first half the quarters 1 and 2. */
export interface Part {
  readonly code: string;
  readonly first: number;
  readonly last: number;
  /** English, as it stands in the names of its markets. */
  readonly name: string;
}

/** Rules of a sport that is played in periods for goals, points or runs. A sport is this and its leagues. */
export interface PeriodRules {
  readonly code: string;
  readonly digits: string;
  readonly name: string;
  /** What is counted: in a name of a market, and the key of the score (MATCH-08). */
  readonly counted: string;
  readonly scoreKey: 'G' | 'P';
  readonly phases: readonly string[];
  /** Of a period, by the game clock; for innings of no meaning. */
  readonly seconds: number;
  /** Between the periods. */
  readonly breaks: readonly number[];
  readonly clock: 'up' | 'down';
  readonly scoring: Scoring;
  readonly values: Values;
  /** Points of home advantage, and points that a point of rating is worth. */
  readonly home: number;
  readonly edge: number;
  /** The clock stops every so many seconds for so long; null where it runs through. */
  readonly stops: { readonly every: number; readonly least: number; readonly most: number } | null;
  /** For how long a score stops betting. */
  readonly afterScore: number;
  readonly overtime: Overtime | null;
  /** Handicap and totals are settled with overtime; else on regular time. */
  readonly withOvertime: boolean;
  readonly parts: readonly Part[];
  /** How far lines go around what is expected, and by what steps. */
  readonly reach: { readonly lead: number; readonly total: number; readonly side: number; readonly part: number };
  /** What players have markets on, if on anything, and how many of them a team begins with. */
  readonly players?: 'scorers' | 'totals';
  readonly regulars?: number;
  readonly usualLength: number;
}

/** What sports for goals have in common: a goal counts one. */
export const inGoals = {
  counted: 'goals',
  scoreKey: 'G',
  values: [[1, 1]],
} as const satisfies Partial<PeriodRules>;

/** Points that both sides are expected to make in a period. */
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

/** By what part an opinion of 1 moves a rate: about as far as chance alone moves a sixth of a result. */
export function swingOf(rules: PeriodRules, rates: Rates): number {
  const mean = ((rates.host + rates.away) / 2) * rules.phases.length;
  return 0.09 / Math.sqrt(Math.max(1, mean / meanValue(rules.values)));
}

export function leaning(rules: PeriodRules, rates: Rates, drift: Drift): Rates {
  const swing = swingOf(rules, rates);
  return { host: rates.host * Math.exp(swing * drift.host), away: rates.away * Math.exp(swing * drift.away) };
}
