import { ONE, decimalText } from './decimal.ts';
import { extremeLines, sumOfLines } from './lines.ts';
import { payable, unpaid } from './payout.ts';
import { partOf, read } from './reading.ts';
import type { Quote, Rules, Ticket } from './types.ts';
import { violationsOf } from './validate.ts';

/** One out of none: no line at all, so that every sum is zero. */
const NOTHING = partOf([1], []);

/**
 * Prices a ticket exactly, without listing its lines (SYS-07, OP-36, OP-39, OP-92).
 * Never throws: what stands in the way is in `violations`, and an unpriceable ticket has zero figures but for the count.
 */
export function quote(ticket: Ticket, rules: Rules = {}): Quote {
  const whole = read(ticket, rules);
  const reading = whole.obstacle ? { ...unpaid(whole), parts: [NOTHING], lines: 1n } : whole;
  const { parts, odds, lines, stake = 0n } = reading;
  const line = extremeLines(parts, odds);
  const all = sumOfLines(parts, odds);
  const text = (n: bigint, d = all.d): string => decimalText(n, d);
  const cheapest = text(line.min);
  const shared = all.d * lines;
  const min = payable({ n: line.min, d: all.d }, reading);
  const max = payable(all, reading, odds);
  return {
    combinations: whole.lines,
    stakePerCombination: text(stake, lines * ONE),
    lineOdds: { min: cheapest, max: text(line.max) },
    totalOdds: { min: cheapest, max: text(all.n) },
    effectiveOdds: { min: text(line.min, shared), max: text(all.n, shared) },
    payout: { min: min.payout, max: max.payout },
    capped: { min: min.capped, max: max.capped },
    violations: violationsOf(whole),
  };
}
