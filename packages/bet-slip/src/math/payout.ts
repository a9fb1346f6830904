import { decimal, decimalText, toUnits, unitsText } from './ratio.ts';
import type { Ratio } from './ratio.ts';
import type { Explanation, Rounding, Rules, Ticket } from './types.ts';

export function roundingOf(rules: Rules): Rounding {
  return { places: 2, mode: 'halfUp', scope: 'ticket', ...rules.rounding };
}

export interface Payable {
  readonly payout: string;
  readonly capped: boolean;
  readonly steps: readonly Explanation[];
}

/**
 * Turns the exact gross payout into the amount paid: round once, take off a free stake, adjust, cap (OP-39).
 * `rounded` carries the sum of rounded lines where the scope is `line`.
 */
export function payable(gross: Ratio, ticket: Ticket, rules: Rules, rounded?: bigint): Payable {
  const { places, mode, scope } = roundingOf(rules);
  const steps: Explanation[] = [];
  const text = (units: bigint) => unitsText(units, places);
  let units = rounded ?? toUnits(gross, places, mode);
  if (units * gross.d !== gross.n * 10n ** BigInt(places)) {
    steps.push({ rule: 'rounded', from: decimalText(gross), to: text(units), mode, scope });
  }
  const move = (next: bigint, step: (from: string, to: string) => Explanation) => {
    if (next === units) return;
    steps.push(step(text(units), text(next)));
    units = next;
  };
  const adjust = (stage: 'beforeCap' | 'afterCap') => {
    for (const { code, apply, stage: own = 'beforeCap' } of rules.adjustments ?? []) {
      if (own !== stage) continue;
      const next = toUnits(decimal(apply(text(units), ticket)), places, mode);
      move(next, (from, to) => ({ rule: 'adjusted', code, from, to }));
    }
  };
  if (ticket.freeBet) {
    const stake = toUnits(decimal(ticket.stake), places, mode);
    move(units > stake ? units - stake : 0n, (from, to) => ({ rule: 'freeBet', from, to }));
  }
  adjust('beforeCap');
  const cap = rules.maxTicketWin === undefined ? units : toUnits(decimal(rules.maxTicketWin), places, 'down');
  const capped = units > cap;
  if (capped) move(cap, (from, to) => ({ rule: 'capped', from, to }));
  adjust('afterCap');
  return { payout: text(units), capped, steps };
}

/** The stake of one line. */
export function stakePerLine(ticket: Ticket, lines: bigint): Ratio {
  const { n, d } = decimal(ticket.stake);
  return { n, d: d * lines };
}

export const zeroText = (rules: Rules): string => unitsText(0n, roundingOf(rules).places);
export const roundedRatio = (value: Ratio, rules: Rules): bigint => {
  const { places, mode } = roundingOf(rules);
  return toUnits(value, places, mode);
};
