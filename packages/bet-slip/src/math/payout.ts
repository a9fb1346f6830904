import { ONE, decimalText, rounded, ten, units, unitsText } from './decimal.ts';
import type { Count } from './lines.ts';
import type { LegFactor } from './leg-factor.ts';
import { countOf, sumOfRoundedLines } from './lines.ts';
import { onOneUnit } from './parse-ticket.ts';
import type { Legs, ParsedTicket } from './parse-ticket.ts';
import type { Explanation } from './types.ts';

export interface Payable {
  readonly payout: string;
  readonly capped: boolean;
  /** Writes the steps of the calculation. A function, because only receipts need them. */
  readonly explain: () => Explanation[];
}

/** Returns the ticket with a stake of zero, so that it pays nothing. */
export const unpaid = (parsed: ParsedTicket): ParsedTicket => ({ ...parsed, stake: 0n, rules: {} });

/** Pays every line by the factors of its legs. */
export function pay(parsed: ParsedTicket, factors: readonly LegFactor[]): Payable {
  const legs = onOneUnit(factors);
  return payable(countOf(parsed.parts, legs), parsed, legs);
}

/**
 * Turns the sum of the lines into the payout: round, deduct a free stake, adjust, cap (OP-39).
 * If `legs` are given, the sum is over all lines and each line can be rounded. Without them it is a single line.
 */
export function payable({ sum, unit: over }: Pick<Count, 'sum' | 'unit'>, parsed: ParsedTicket, legs?: Legs): Payable {
  const { ticket, stake, lines, rules, rounding } = parsed;
  const { places, mode, scope } = rounding;
  const gross = sum * stake;
  const unit = over * lines * ONE;
  const steps: (() => Explanation)[] = [];
  const whole = (value: bigint, how = mode): bigint => rounded(value, ONE, places, how);
  const text = (units: bigint): string => unitsText(units, places);
  const first = legs && scope === 'line' ? sumOfRoundedLines(parsed, legs, unit) : rounded(gross, unit, places, mode);
  if (first * unit !== gross * ten(places)) {
    steps.push(() => ({ rule: 'rounded', from: decimalText(gross, unit), to: text(first), mode, scope }));
  }
  let amount = first;
  const move = (to: bigint, step: { rule: 'freeBet' | 'capped' } | { rule: 'adjusted'; code: string }): void => {
    const from = amount;
    if (from !== to) steps.push(() => ({ ...step, from: text(from), to: text(to) }));
    amount = to;
  };
  const adjust = (at: 'beforeCap' | 'afterCap'): void => {
    for (const { code, apply, stage = 'beforeCap' } of rules.adjustments ?? []) {
      if (stage === at) move(whole(units(apply(text(amount), ticket))), { rule: 'adjusted', code });
    }
  };
  const free = ticket.freeBet ? whole(stake) : 0n;
  move(amount > free ? amount - free : 0n, { rule: 'freeBet' });
  adjust('beforeCap');
  const cap = rules.maxTicketWin === undefined ? amount : whole(units(rules.maxTicketWin), 'down');
  const capped = amount > cap;
  if (capped) move(cap, { rule: 'capped' });
  adjust('afterCap');
  return { payout: text(amount), capped, explain: () => steps.map((step) => step()) };
}
