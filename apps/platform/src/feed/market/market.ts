import type { MarketDefinition } from '../model/market-definition.ts';
import type { Pair } from '../model/match.ts';
import type { FairMarket, Outcomes, SelectionChances } from '../pricing/fair-market.ts';

/** The score by which an operator ended a match, and what is known of the play until then. */
export interface GivenScore {
  /** Goals, points or sets. */
  readonly score: Pair;
  /** Goals of the first half, in sports that have one. */
  readonly firstHalf: Pair | undefined;
  /** The outcomes that follow from the play until the end. */
  readonly played: Outcomes;
}

/** A family of markets without its model: what the feed and the offer need to know of it. */
export interface MarketRules extends MarketDefinition {
  /** Markets of one batch are repriced at the same instants. */
  readonly batch: number;
  /** True if overtime does not count. The final score of an extended match then decides nothing. */
  readonly regularTime: boolean;
  /**
   * Settles the market by a score that an operator gave. Returns undefined if the score does not decide it; the outcomes
   * of the play then hold. A market that leaves this method out is always settled by the play.
   */
  settleByScore?(given: GivenScore, line: number): Outcomes | undefined;
}

/**
 * A family of markets of a sport: its name, its place in the offer, its lines, its model and its settlement. `Frame` is
 * what a match fixes before its start, `Grid` the model at an instant, `Standing` the score at an instant. `line` is 0 in
 * a family without lines.
 */
export interface Market<Frame, Grid, Standing> extends MarketRules {
  readonly kind: FairMarket['kind'];
  /** All lines that a match can have. A family without lines leaves this out. */
  lines?(frame: Frame): readonly number[];
  /** False if the match has no market of the family, such as the fourth set of a match of three. */
  exists(frame: Frame): boolean;
  /** The lines that are on offer, in display order. */
  linesOnOffer?(grid: Grid): readonly number[];
  /** False while a market without lines is not on offer. */
  isOnOffer(grid: Grid): boolean;
  /** True for a main line. Without this method the most even line on offer is the main one. */
  isMain?(grid: Grid, line: number): boolean;
  price(grid: Grid, line: number): SelectionChances;
  /** Returns the outcomes once the market is decided. */
  settle(standing: Standing, line: number): Outcomes | undefined;
}

type Optional = 'ofPlayer' | 'regularTime' | 'kind' | 'exists' | 'isOnOffer';

/** A market as it is written: what most markets have in common may be left out. */
export type MarketParts<Frame, Grid, Standing> = Omit<Market<Frame, Grid, Standing>, Optional> &
  Partial<Pick<Market<Frame, Grid, Standing>, Optional>>;

const always = (): boolean => true;

/** Completes a market: exclusive, on offer in each match and at each instant, all time counts. */
export function market<Frame, Grid, Standing>(
  parts: MarketParts<Frame, Grid, Standing>,
): Market<Frame, Grid, Standing> {
  return { ofPlayer: false, regularTime: false, kind: 'exclusive', exists: always, isOnOffer: always, ...parts };
}

/** Returns the part of a market that clients receive. */
export const definitionOf = ({
  family,
  name,
  group,
  table,
  ofPlayer,
  selections,
}: MarketDefinition): MarketDefinition => ({ family, name, group, table, ofPlayer, selections });
