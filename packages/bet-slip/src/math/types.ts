/** Money, odds and factors as decimal text (`'12.50'`); never a binary float. At most 1000 digits before the point and 18 after it, no sign, no exponent. */
export type DecimalString = string;

/** What the maths needs to know of a leg; anything with more fields fits. */
export interface Selection {
  readonly id: string;
  /** Decimal odds, at least 1. */
  readonly odds: DecimalString;
}

/** One system group: all k-of-n combinations of its selections, for every k in `conditions` (SYS-06, OP-92). */
export interface SystemGroup {
  readonly conditions: readonly number[];
  readonly selectionIds: readonly string[];
}

/** A priced slip: no groups means one accumulator; groups multiply, ungrouped selections stand in every line (OP-92). */
export interface Ticket {
  readonly selections: readonly Selection[];
  readonly groups: readonly SystemGroup[];
  /** Total stake over all lines, in the currency's main unit. */
  readonly stake: DecimalString;
  /** The stake itself is not paid out. */
  readonly freeBet?: boolean;
}

export type RoundingMode = 'halfUp' | 'down' | 'halfEven';

export interface Rounding {
  readonly places: number;
  readonly mode: RoundingMode;
  /** `ticket` rounds the total once; `line` rounds every line and is refused above `maxCombinations`. */
  readonly scope: 'ticket' | 'line';
}

/** A bonus or a tax: sees the rounded payout and gives back the new one, which is rounded the same way. */
export interface PayoutAdjustment {
  readonly code: string;
  /** Bonuses usually come before the cap, taxes after it. Default `beforeCap`. */
  readonly stage?: 'beforeCap' | 'afterCap';
  readonly apply: (payout: DecimalString, ticket: Ticket) => DecimalString;
}

/** The limits and conventions of the operator; every one is optional. */
export interface Rules {
  readonly minTicketPayin?: DecimalString;
  readonly maxTicketPayin?: DecimalString;
  /** Smallest stake per combination of a system (OP-41). */
  readonly minPayinPerCombination?: DecimalString;
  /** Cap of the payout of one ticket (OP-39). */
  readonly maxTicketWin?: DecimalString;
  readonly maxCombinations?: number;
  readonly maxSelections?: number;
  /** What a free bet asks of its ticket (STAKE-15, OP-32). */
  readonly freeBet?: { readonly minSelections: number; readonly minOdds: DecimalString };
  readonly rounding?: Partial<Rounding>;
  /** What becomes of selections outside every group. Default `banker`. */
  readonly ungrouped?: 'banker' | 'reject';
  readonly adjustments?: readonly PayoutAdjustment[];
}

/** Message keys of the specification where it names one, our own in the same style where it does not. */
export type ViolationCode =
  | 'emptyTicket'
  | 'duplicateSelection'
  | 'invalidOdds'
  | 'invalidStake'
  | 'invalidGroup'
  | 'ungroupedSelection'
  | 'minTicketPayin'
  | 'maxTicketPayin'
  | 'minPayinPerSystemComb'
  | 'minSystemPayin'
  | 'maxSystemTicketCombinations'
  | 'maxTicketSelections'
  | 'minSelectionsMaxOddFreebet';

/** A broken rule as data; `params` fill the text of the message. */
export interface Violation {
  readonly code: ViolationCode;
  readonly params: Readonly<Record<string, string>>;
}

export interface Range<T> {
  readonly min: T;
  readonly max: T;
}

/** The price of a ticket. Odds carry 8 decimals at most; all figures are zero when the ticket cannot be priced. */
export interface Quote {
  readonly combinations: bigint;
  /** To 8 places, for display. */
  readonly stakePerCombination: DecimalString;
  /** The cheapest and the dearest single line. */
  readonly lineOdds: Range<DecimalString>;
  /** `min` is the cheapest line, `max` the sum over all lines (SYS-07, OP-92). */
  readonly totalOdds: Range<DecimalString>;
  /** Payout divided by stake, before the cap. */
  readonly effectiveOdds: Range<DecimalString>;
  /** After rounding, adjustments and cap. */
  readonly payout: Range<DecimalString>;
  readonly capped: Range<boolean>;
  readonly violations: readonly Violation[];
}

/** A decimal, or an exact fraction such as `'1/3'` for a dead heat of three. */
export type Factor = string;

/** How a leg ended; it then counts at (won ? odds × deadHeat : 0) × (1 − voidFactor) + voidFactor. */
export type LegResult =
  | 'won'
  | 'lost'
  | 'void'
  | {
      readonly outcome: 'won' | 'lost';
      /** Share of a dead heat, 0 to 1. Default 1. */
      readonly deadHeat?: Factor;
      /** Returned part, 0 to 1: half won and half lost are `'0.5'`. Default 0. */
      readonly voidFactor?: Factor;
    };

/** Results by selection id; a missing one is still open. */
export type Results = Readonly<Record<string, LegResult | undefined>>;

/** One line of a receipt: which rule changed what. Amounts are decimal text. */
export type Explanation =
  | {
      readonly rule: 'leg';
      readonly selectionId: string;
      readonly because: 'void' | 'partVoid' | 'deadHeat';
      readonly factor: DecimalString;
    }
  | {
      readonly rule: 'rounded';
      readonly from: DecimalString;
      readonly to: DecimalString;
      readonly mode: RoundingMode;
      readonly scope: Rounding['scope'];
    }
  | { readonly rule: 'freeBet'; readonly from: DecimalString; readonly to: DecimalString }
  | { readonly rule: 'adjusted'; readonly code: string; readonly from: DecimalString; readonly to: DecimalString }
  | { readonly rule: 'capped'; readonly from: DecimalString; readonly to: DecimalString };

export interface Settlement {
  /** `lost` as soon as no line can return anything, even with legs open; `void` when every leg is void. */
  readonly status: 'open' | 'won' | 'lost' | 'void';
  /** Lines without a lost leg among the legs that have ended. */
  readonly winningCombinations: bigint;
  /** What is due now: zero while open. */
  readonly payout: DecimalString;
  readonly capped: boolean;
  readonly explanation: readonly Explanation[];
}

export interface WhatIf {
  /** No line can return anything any more. */
  readonly lost: boolean;
  /** Payout if every open leg loses, and if every open leg wins. */
  readonly possible: Range<DecimalString>;
  /** The payout no longer depends on any open leg. */
  readonly decided: boolean;
}

export interface Outcomes {
  /** Expected payout before rounding, cap, adjustments and the deduction of a free bet; to 8 places. */
  readonly mean: DecimalString;
  /** Variance of that payout; to 8 places. */
  readonly variance: DecimalString;
  /** Chance that at least one line wins; to 12 places. */
  readonly chanceOfAnyReturn: DecimalString;
  /**
   * Payouts and their chances, ascending. Up to 20 selections every possible payout, exactly. Above, one entry for nothing
   * and one for each bin that begins at 1, 2 or 5 times a power of ten, with the mean payout in it: outcomes with as many
   * wins at about the same odds are taken together, so that a payout near the edge of a bin may be counted beside it.
   */
  readonly distribution?: readonly { readonly payout: DecimalString; readonly chance: DecimalString }[];
}
