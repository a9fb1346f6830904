import type { Drift, MatchSeed } from '../../sport/sport.ts';

/** What a match is a series of: names, codes of markets, and the key of the score (MATCH-08). */
export interface Unit {
  /** Begins the codes of markets: TS total sets, SH set handicap. */
  readonly letter: 'S' | 'F' | 'L' | 'M';
  readonly one: string;
  /** Also the code of the group of its markets. */
  readonly many: string;
  readonly scoreKey: 'S' | 'L' | 'M';
}

/** Rules of a sport that is won by sets, frames, legs or maps. A sport is this and its leagues. */
export interface SeriesRules {
  readonly code: string;
  readonly digits: string;
  readonly name: string;
  readonly individual: boolean;
  readonly unit: Unit;
  /** The phase of unit n is this and n: SET3. */
  readonly phase: string;
  /** What it is a series of where points are counted in a unit, if that is something else: sets of legs. */
  readonly counted: { readonly unit: Unit; readonly phase: string } | null;
  /** Points that win the last set, where they are others than those of the first. */
  readonly lastTarget: number | null;
  /** A set needs a lead of so many points. */
  readonly margin: 1 | 2;
  /** Points have totals and handicap of the match, and sets markets of their own. */
  readonly pointMarkets: boolean;
  /** How much a point of rating moves the chance of a point, or of a whole unit where nothing is counted in it. */
  readonly edge: number;
  /** Seconds from a point to the next, or of a whole unit; between units. */
  readonly pace: readonly [least: number, most: number];
  readonly pause: readonly [least: number, most: number];
  readonly usualLength: number;
}

/** Units that win, and points that win a unit: 0 where nothing is counted in it. From the league's level: 325 is three sets to 25. */
export interface Format {
  readonly needed: number;
  readonly target: number;
}

/** Units that a match can have at most. */
export const mostUnits = ({ needed }: Format): number => needed * 2 - 1;

/** How many units after the running one have markets of their own. */
const UNITS_AHEAD = 2;

/** True for the running unit and the next ones. */
export const unitsOnOffer = (running: number, unit: number): boolean =>
  unit >= running && unit <= running + UNITS_AHEAD;

export function formatOf({ league }: MatchSeed): Format {
  return { needed: Math.floor(league.level / 100), target: league.level % 100 };
}

/** The rules for a match of this format. */
export function rulesFor(rules: SeriesRules, { target }: Format): SeriesRules {
  return target > 0 && rules.counted !== null ? { ...rules, ...rules.counted } : rules;
}

function within(chance: number): number {
  return Math.min(0.93, Math.max(0.07, chance));
}

/** The chance that the host wins a point (or a unit in which nothing is counted). */
export function pointChance(rules: SeriesRules, match: MatchSeed): number {
  return within(0.5 + (match.hostRating - match.awayRating) * rules.edge);
}

/** The same as the market's opinion or the day's form has it: one is worth some points of rating. */
export function shifted(rules: SeriesRules, chance: number, by: number): number {
  return within(chance + by * rules.edge * 2);
}

export function leaning(rules: SeriesRules, chance: number, { host, away }: Drift): number {
  return shifted(rules, chance, (host - away) * 0.7);
}

/** Points that win a unit: the last one may be short. */
export function targetOf(rules: SeriesRules, format: Format, unit: number): number {
  const { target } = format;
  return rules.lastTarget !== null && target > 0 && unit === mostUnits(format) ? rules.lastTarget : target;
}

export function isUnitOver([host, away]: readonly [number, number], target: number, margin: number): boolean {
  return Math.max(host, away) >= Math.max(1, target) && Math.abs(host - away) >= Math.min(margin, Math.max(1, target));
}
