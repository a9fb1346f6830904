import type { Drift, MatchSeed } from '../../sport/sport.ts';

/** The unit of a series: names, codes of markets, and the key of the score (MATCH-08). */
export interface Unit {
  /** First letter of market codes: TS total sets, SH set handicap. */
  readonly letter: 'S' | 'F' | 'L' | 'M';
  readonly one: string;
  /** Also the code of the group of its markets. */
  readonly many: string;
  readonly scoreKey: 'S' | 'L' | 'M';
}

/** Rules of a sport that is won by sets, frames, legs or maps. */
export interface SeriesRules {
  readonly code: string;
  readonly digits: string;
  readonly name: string;
  readonly individual: boolean;
  readonly unit: Unit;
  /** Prefix of the phases: SET3 is unit 3. */
  readonly phase: string;
  /** The unit of formats with points, if it differs: sets of legs. */
  readonly counted: { readonly unit: Unit; readonly phase: string } | null;
  /** Points that win the last set, if they differ from the first. */
  readonly lastTarget: number | null;
  /** Lead that a unit needs. */
  readonly margin: 1 | 2;
  /** True if points have markets of the match and of each set. */
  readonly pointMarkets: boolean;
  /** Change of a point's probability by a point of rating; of a unit's in series without points. */
  readonly edge: number;
  /** Seconds from one point to the next, or of a unit without points; then between units. */
  readonly pace: readonly [least: number, most: number];
  readonly pause: readonly [least: number, most: number];
  readonly usualLength: number;
}

/**
 * Units that win the match, and points that win a unit, or 0 in series without points. Encoded in the league's level:
 * 325 is three sets to 25.
 */
export interface Format {
  readonly needed: number;
  readonly target: number;
}

/** Units that a match can have at most. */
export const mostUnits = ({ needed }: Format): number => needed * 2 - 1;

/** Number of units after the running one that have markets. */
const UNITS_AHEAD = 2;

/** True for the running unit and the next ones. */
export const unitsOnOffer = (running: number, unit: number): boolean =>
  unit >= running && unit <= running + UNITS_AHEAD;

export function formatOf({ league }: MatchSeed): Format {
  return { needed: Math.floor(league.level / 100), target: league.level % 100 };
}

/** Returns the rules for a match of this format. */
export function rulesFor(rules: SeriesRules, { target }: Format): SeriesRules {
  return target > 0 && rules.counted !== null ? { ...rules, ...rules.counted } : rules;
}

function within(chance: number): number {
  return Math.min(0.93, Math.max(0.07, chance));
}

/** Returns the probability that the host wins a point, or a unit in series without points. */
export function pointChance(rules: SeriesRules, match: MatchSeed): number {
  return within(0.5 + (match.hostRating - match.awayRating) * rules.edge);
}

/** Shifts the probability by the market's opinion or the day's form. */
export function shifted(rules: SeriesRules, chance: number, by: number): number {
  return within(chance + by * rules.edge * 2);
}

export function leaning(rules: SeriesRules, chance: number, { host, away }: Drift): number {
  return shifted(rules, chance, (host - away) * 0.7);
}

/** Returns the points that win a unit. The last unit may be shorter. */
export function targetOf(rules: SeriesRules, format: Format, unit: number): number {
  const { target } = format;
  return rules.lastTarget !== null && target > 0 && unit === mostUnits(format) ? rules.lastTarget : target;
}

export function isUnitOver([host, away]: readonly [number, number], target: number, margin: number): boolean {
  return Math.max(host, away) >= Math.max(1, target) && Math.abs(host - away) >= Math.min(margin, Math.max(1, target));
}
