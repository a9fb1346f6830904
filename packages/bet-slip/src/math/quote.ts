import { ONE, decimalText } from './decimal.ts';
import { extremeLines, sumOfLines, unitOfLines, unpriceable } from './lines.ts';
import { payable } from './payout.ts';
import { read } from './reading.ts';
import type { Quote, Rules, Ticket } from './types.ts';
import { violationsOf } from './validate.ts';

/**
 * Prices a ticket exactly, without listing its lines (SYS-07, OP-36, OP-39, OP-92).
 * Never throws: what stands in the way is in `violations`, and an unpriceable ticket has zero figures but for the count.
 */
export function quote(ticket: Ticket, given: Rules = {}): Quote {
  const whole = read(ticket);
  const nothing = unpriceable(whole, given) !== undefined;
  const reading = nothing ? { ...whole, parts: [], lines: 1n, stake: 0n } : whole;
  const rules: Rules = nothing ? { rounding: { ...given.rounding, scope: 'ticket' } } : given;
  const { parts, odds, lines, stake = 0n } = reading;
  const unit = unitOfLines(parts, odds);
  const line = nothing ? { min: 0n, max: 0n } : extremeLines(parts, odds);
  const all = nothing ? 0n : sumOfLines(parts, odds);
  const shared = unit * lines;
  const text = (n: bigint, d = unit): string => decimalText({ n, d });
  const cheapest = text(line.min);
  const min = payable(line.min, unit, reading, rules);
  const max = payable(all, unit, reading, rules, odds);
  return {
    combinations: whole.lines,
    stakePerCombination: text(stake, lines * ONE),
    lineOdds: { min: cheapest, max: text(line.max) },
    totalOdds: { min: cheapest, max: text(all) },
    effectiveOdds: { min: text(line.min, shared), max: text(all, shared) },
    payout: { min: min.payout, max: max.payout },
    capped: { min: min.capped, max: max.capped },
    violations: violationsOf(whole, given),
  };
}
