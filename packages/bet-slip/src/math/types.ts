/** Money, odds or a factor as decimal text (`'12.50'`), never a binary float. At most 1000 digits before the point and 18 after it; no sign, no exponent. */
export type DecimalString = string;

/** The fields of a leg that the maths uses. Objects with more fields fit. */
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

/** A slip as the maths sees it. Without groups it is one accumulator. Groups multiply; an ungrouped selection is part of every line (OP-92). */
export interface Ticket {
  readonly selections: readonly Selection[];
  readonly groups: readonly SystemGroup[];
  /** Total stake over all lines, in the currency's main unit. */
  readonly stake: DecimalString;
  /** If true, the stake is deducted from the payout. */
  readonly freeBet?: boolean;
}

export type RoundingMode = 'halfUp' | 'down' | 'halfEven';

export interface Rounding {
  readonly places: number;
  readonly mode: RoundingMode;
  /** `ticket` rounds the total once. `line` rounds each line, and is refused if there are more than `maxCombinations`. */
  readonly scope: 'ticket' | 'line';
}

/** A bonus or a tax. It receives the rounded payout and returns the new one, which is rounded the same way. */
export interface PayoutAdjustment {
  readonly code: string;
  /** Bonuses usually come before the cap, taxes after it. Default `beforeCap`. */
  readonly stage?: 'beforeCap' | 'afterCap';
  readonly apply: (payout: DecimalString, ticket: Ticket) => DecimalString;
}

/** Limits and conventions of the operator. Each is optional. */
export interface Rules {
  readonly minTicketPayin?: DecimalString;
  readonly maxTicketPayin?: DecimalString;
  /** Smallest stake per combination of a system (OP-41). */
  readonly minPayinPerCombination?: DecimalString;
  /** Cap of the payout of one ticket (OP-39). */
  readonly maxTicketWin?: DecimalString;
  readonly maxCombinations?: number;
  readonly maxSelections?: number;
  /** Conditions of a ticket that is paid with a free bet (STAKE-15, OP-32). */
  readonly freeBet?: { readonly minSelections: number; readonly minOdds: DecimalString };
  readonly rounding?: Partial<Rounding>;
  /** How selections outside every group count. Default `banker`. */
  readonly ungrouped?: 'banker' | 'reject';
  readonly adjustments?: readonly PayoutAdjustment[];
}

/** Codes of broken rules. The specification names most of them; the others follow its style. */
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

/** A broken rule. `params` are the values for the message text. */
export interface Violation {
  readonly code: ViolationCode;
  readonly params: Readonly<Record<string, string>>;
}

export interface Range<T> {
  readonly min: T;
  readonly max: T;
}

/** The price of a ticket. Odds have at most 8 decimals. All figures are zero if the ticket cannot be priced. */
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

/** How a leg ended. Its factor is (won ? odds × deadHeat : 0) × (1 − voidFactor) + voidFactor. */
export type LegResult =
  | 'won'
  | 'lost'
  | 'void'
  | {
      readonly outcome: 'won' | 'lost';
      /** Share of a dead heat, 0 to 1. Default 1. */
      readonly deadHeat?: Factor;
      /** Share of the stake that is returned, 0 to 1: `'0.5'` if half won or half lost. Default 0. */
      readonly voidFactor?: Factor;
    };

/** Results by selection id. A leg without one is still open. */
export type Results = Readonly<Record<string, LegResult | undefined>>;

/** One step from the gross amount to the payout: the rule, and the amounts before and after it. */
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
  /** `lost` as soon as no line can return anything, even if legs are open. `void` if every leg is void. */
  readonly status: 'open' | 'won' | 'lost' | 'void';
  /** Number of lines without a lost leg, so far. */
  readonly winningCombinations: bigint;
  /** The amount to pay now. Zero while the ticket is open. */
  readonly payout: DecimalString;
  readonly capped: boolean;
  readonly explanation: readonly Explanation[];
}

export interface WhatIf {
  /** True if no line can return anything any more. */
  readonly lost: boolean;
  /** The payout if every open leg loses, and if every open leg wins. */
  readonly possible: Range<DecimalString>;
  /** True if the payout no longer depends on an open leg. */
  readonly decided: boolean;
}

export interface Outcomes {
  /** Expected payout before rounding, cap, adjustments and the deduction of a free bet; to 8 places. */
  readonly mean: DecimalString;
  /** Variance of that payout; to 8 places. */
  readonly variance: DecimalString;
  /** Chance that at least one line wins, to 12 places. */
  readonly chanceOfAnyReturn: DecimalString;
  /**
   * Payouts and their chances, ascending. Up to 20 selections it lists every possible payout, exactly. Above, it has one
   * entry for no payout and one for each bin, with the mean payout of the bin. Bins begin at 1, 2 or 5 times a power of ten.
   * Outcomes with equally many wins at similar odds are merged, so a payout near the edge of a bin may be in the next one.
   */
  readonly distribution?: readonly { readonly payout: DecimalString; readonly chance: DecimalString }[];
}
