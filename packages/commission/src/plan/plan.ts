import type { Amount } from '../amount/amount.ts';

export type Cycle = 'week' | 'month';

/** The figure that a line is computed on. `cpa` counts players who qualified, `head` counts active players. */
export type BaseKind = 'turnover' | 'ggr' | 'ngr' | 'cpa' | 'head';

/**
 * The treatment of a negative base. `none`: it counts as zero. `carry`: it is deducted from the bases of later periods.
 * `split`: the child bears its share, so the result is negative.
 */
export type Carry = 'none' | 'carry' | 'split';

/** Products of the figures, by name (`'prematch'`, `'casino'`), or all of them. */
export type Products = 'all' | readonly string[];

/** A tier. `from` is in whole units of the currency, as text. `ppm` is the rate in parts per million. */
export interface Tier {
  readonly from: string;
  readonly ppm: number;
}

/** A rate for tickets with at least `from` selections. */
export interface SelectionTier {
  readonly from: number;
  readonly ppm: number;
}

/**
 * A rate in parts per million. `slab`: the tier of the whole base applies to all of it. `graduated`: each part of the base
 * has the rate of its tier. `selections`: each ticket has the rate of its number of selections.
 */
export type Rate =
  | { readonly kind: 'flat'; readonly ppm: number }
  | { readonly kind: 'slab' | 'graduated'; readonly tiers: readonly Tier[] }
  | { readonly kind: 'selections'; readonly tiers: readonly SelectionTier[] };

interface LineBase {
  /** Lower-case letters, digits and hyphens. A line keeps its carry for as long as it keeps its id. */
  readonly id: string;
  readonly products: Products;
  readonly cycle: Cycle;
}

/** A share of turnover, GGR or NGR. */
export interface ShareLine extends LineBase {
  readonly base: 'turnover' | 'ggr' | 'ngr';
  readonly rate: Rate;
  readonly carry: Carry;
  /** Ids of lines whose results are deducted from the result of this one. */
  readonly less: readonly string[];
  /** Whole units of the currency. A positive result is dropped if the turnover of the period is below; `'0'` for none. */
  readonly leastTurnover: string;
}

/** Terms of a qualification: deposits and settled turnover that a player reaches within so many days of joining. */
export interface CpaTerms {
  readonly deposits: Amount;
  readonly turnover: Amount;
  readonly days: number;
}

/** An amount for each player who qualified. */
export interface CpaLine extends LineBase {
  readonly base: 'cpa';
  readonly perPlayer: Amount;
  readonly terms: CpaTerms;
}

/** A fee for each active player. The child owes it, so its result is negative. */
export interface HeadLine extends LineBase {
  readonly base: 'head';
  readonly perPlayer: Amount;
}

export type PlanLine = ShareLine | CpaLine | HeadLine;

/** The terms between a parent and a child. A statement has a copy of the version that it was computed with. */
export interface Plan {
  readonly version: number;
  readonly lines: readonly PlanLine[];
}
