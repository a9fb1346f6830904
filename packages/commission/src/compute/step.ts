import type { Amount } from '../amount/amount.ts';

/**
 * A step of the derivation. `amount` is its effect and `value` the value after it, both exact. The steps of a line have
 * its id; its base is built first, then its result.
 */
export type Step =
  /** Settled stakes of the products of the line. */
  | { readonly type: 'turnover'; readonly line: string; readonly amount: Amount; readonly value: Amount }
  /** Deducted payouts; the value is GGR. */
  | { readonly type: 'payout'; readonly line: string; readonly amount: Amount; readonly value: Amount }
  | { readonly type: 'bonusCost'; readonly line: string; readonly amount: Amount; readonly value: Amount }
  /** A fee or tax that NGR deducts: `ppm` of `on`. */
  | {
      readonly type: 'share';
      readonly line: string;
      readonly share: string;
      readonly of: 'turnover' | 'ggr';
      readonly on: Amount;
      readonly ppm: number;
      readonly amount: Amount;
      readonly value: Amount;
    }
  | { readonly type: 'carryIn'; readonly line: string; readonly amount: Amount; readonly value: Amount }
  /** A negative base that later periods make up for. */
  | { readonly type: 'carryOut'; readonly line: string; readonly amount: Amount; readonly value: Amount }
  /** A negative base that counts as zero and is forgotten. */
  | { readonly type: 'notCarried'; readonly line: string; readonly amount: Amount; readonly value: Amount }
  /** A negative result that counts as zero. */
  | { readonly type: 'floor'; readonly line: string; readonly amount: Amount; readonly value: Amount }
  /** `ppm` of `on`, added to the result. `from` is the start of the tier, or its number of selections. */
  | {
      readonly type: 'rate';
      readonly line: string;
      readonly from?: string;
      readonly on: Amount;
      readonly ppm: number;
      readonly amount: Amount;
      readonly value: Amount;
    }
  | {
      readonly type: 'players';
      readonly line: string;
      readonly count: number;
      readonly perPlayer: Amount;
      readonly amount: Amount;
      readonly value: Amount;
    }
  /** The deducted result of another line. */
  | {
      readonly type: 'less';
      readonly line: string;
      readonly of: string;
      readonly amount: Amount;
      readonly value: Amount;
    }
  /** A positive result that is dropped, because the turnover is too low. */
  | {
      readonly type: 'leastTurnover';
      readonly line: string;
      readonly turnover: Amount;
      readonly least: Amount;
      readonly amount: Amount;
      readonly value: Amount;
    }
  /** The result of a line, added to the total. */
  | { readonly type: 'result'; readonly line: string; readonly amount: Amount; readonly value: Amount }
  /** The only rounding. */
  | { readonly type: 'round'; readonly amount: Amount; readonly value: Amount }
  /** A correction of the statement of an earlier period, added to the rounded sum. */
  | {
      readonly type: 'correction';
      readonly id: string;
      readonly period: string;
      readonly amount: Amount;
      readonly value: Amount;
    };

/** The result of a line, unrounded. */
export interface LineResult {
  readonly id: string;
  /** The base of this period alone; for `cpa` and `head` the players times the amount. */
  readonly base: Amount;
  readonly carryIn: Amount;
  readonly carryOut: Amount;
  /** Positive if the parent owes it to the child. */
  readonly result: Amount;
}

/** A commission: one result per line of the cycle, the derivation, the exact sum and the total in minor units. */
export interface Commission {
  readonly lines: readonly LineResult[];
  readonly steps: readonly Step[];
  /** The sum of the lines, without corrections. */
  readonly exact: Amount;
  /** The sum, rounded once, a half away from zero, and the corrections. Negative if the child owes it. */
  readonly total: Amount;
}
