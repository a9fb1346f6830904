import type { Amount } from '../amount/amount.ts';
import type { Cycle, Plan, Products } from '../plan/plan.ts';
import type { Correction } from './correction.ts';

/** The figures of a product in a period, for the whole branch of the child. Corrections may make amounts negative. */
export interface ProductFigures {
  /** Stakes of settled bets, void ones excluded. This is the turnover. */
  readonly stake: Amount;
  readonly payout: Amount;
  readonly bonusCost: Amount;
  /** Players who were active in this product. */
  readonly active: number;
  /** The stakes by number of selections of the ticket. They add up to `stake`. Only rates by selections need them. */
  readonly selections?: Readonly<Record<string, Amount>>;
}

/** The figures of a period, and the amounts that earlier statements left for it. Lines are named by their ids. */
export interface Figures {
  /** A product that is missing had no bets. */
  readonly products: Readonly<Record<string, ProductFigures>>;
  /** Players who were active in any product. */
  readonly active: number;
  /** Players who qualified in this period, by `cpa` line. */
  readonly qualified: Readonly<Record<string, number>>;
  /** The base that the period before carried out, by line with `carry`. Zero or negative. */
  readonly carryIn: Readonly<Record<string, Amount>>;
  /** For a month: the results of weekly lines that its lines deduct. */
  readonly weekResults: Readonly<Record<string, Amount>>;
}

/** A share that NGR deducts, such as a fee of the platform or a tax. */
export interface NgrShare {
  readonly id: string;
  readonly products: Products;
  readonly of: 'turnover' | 'ggr';
  readonly ppm: number;
}

/** A period. The bounds are instants in UTC (`2026-11-22T23:00:00Z`), the end excluded. Callers compute them. */
export interface Period {
  readonly id: string;
  readonly cycle: Cycle;
  readonly from: string;
  readonly to: string;
}

/** Everything that a commission follows from. */
export interface CommissionInput {
  /** Decimals of the currency. */
  readonly places: number;
  readonly period: Period;
  readonly plan: Plan;
  readonly shares: readonly NgrShare[];
  readonly figures: Figures;
  /** Corrections of earlier statements; left out if there are none. */
  readonly corrections?: readonly Correction[];
}
