import { ONE, decimalText, rounded, ten, units, unitsText } from './decimal.ts';
import type { LegFactor } from './leg-factor.ts';
import { onOneUnit, roundingOf, sumOfLines, sumOfRoundedLines, unitOfLines } from './lines.ts';
import type { Legs, Reading } from './reading.ts';
import type { Explanation, Rules } from './types.ts';

export interface Payable {
  readonly payout: string;
  readonly capped: boolean;
  /** Written only when it is asked for: a receipt has it, a price has not. */
  readonly explain: () => Explanation[];
}

/** Pays every line at what its legs count. */
export function pay(reading: Reading, factors: readonly LegFactor[], rules: Rules): Payable {
  const legs = onOneUnit(factors);
  return payable(sumOfLines(reading.parts, legs), unitOfLines(reading.parts, legs), reading, rules, legs);
}

/**
 * Turns what lines count into the amount paid: round once, take off a free stake, adjust, cap (OP-39).
 * With `legs`, `count` is the sum over all lines, and each can be rounded alone; without, it is a single line.
 */
export function payable(count: bigint, unit: bigint, reading: Reading, rules: Rules, legs?: Legs): Payable {
  const { ticket, stake = 0n, lines } = reading;
  const rounding = roundingOf(rules);
  const { places, mode, scope } = rounding;
  const gross = { n: count * stake, d: unit * lines * ONE };
  const steps: (() => Explanation)[] = [];
  const whole = (value: bigint, how = mode): bigint => rounded({ n: value, d: ONE }, places, how);
  const text = (units: bigint): string => unitsText(units, places);
  const each = legs && scope === 'line';
  let amount = each ? sumOfRoundedLines(reading, legs, gross.d, rounding) : rounded(gross, places, mode);
  const first = amount;
  const roundedStep = (): Explanation[] =>
    first * gross.d === gross.n * ten(places)
      ? []
      : [{ rule: 'rounded', from: decimalText(gross), to: text(first), mode, scope }];
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
  return { payout: text(amount), capped, explain: () => [...roundedStep(), ...steps.map((step) => step())] };
}
