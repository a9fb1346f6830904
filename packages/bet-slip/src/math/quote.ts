import { ONE, decimalText } from './decimal.ts';
import { countOf } from './lines.ts';
import { payable, unpaid } from './payout.ts';
import { parseTicket, partOf } from './parse-ticket.ts';
import type { Quote, Rules, Ticket } from './types.ts';
import { violationsOf } from './validate.ts';

/** A group that has no lines, so that every sum is zero. */
const NOTHING = partOf([1], []);

/**
 * Prices a ticket exactly, without listing its lines (SYS-07, OP-36, OP-39, OP-92). Never throws: broken rules are in
 * `violations`. If the ticket cannot be priced, all figures except the count are zero.
 *
 * @example
 * ```ts
 * import { quote } from '@kvota/bet-slip/math';
 *
 * const selections = ['2.10', '1.85', '3.40'].map((odds, i) => ({ id: `${i}`, odds }));
 * const twoOfThree = { conditions: [2], selectionIds: ['0', '1', '2'] };
 * const { combinations, payout } = quote({ selections, groups: [twoOfThree], stake: '30' });
 * combinations; // 3n
 * payout; // { min: '38.85', max: '173.15' }
 * ```
 */
export function quote(ticket: Ticket, given: Rules = {}): Quote {
  const whole = parseTicket(ticket, given);
  const parsed = whole.obstacle ? { ...unpaid(whole), parts: [NOTHING], lines: 1n } : whole;
  const { parts, odds, lines, stake } = parsed;
  const count = countOf(parts, odds);
  const { sum, unit } = count;
  const text = (n: bigint, d = unit): string => decimalText(n, d);
  const cheapest = text(count.min);
  const shared = unit * lines;
  const min = payable({ sum: count.min, unit }, parsed);
  const max = payable(count, parsed, odds);
  return {
    combinations: whole.lines,
    stakePerCombination: text(stake, lines * ONE),
    lineOdds: { min: cheapest, max: text(count.max) },
    totalOdds: { min: cheapest, max: text(sum) },
    effectiveOdds: { min: text(count.min, shared), max: text(sum, shared) },
    payout: { min: min.payout, max: max.payout },
    capped: { min: min.capped, max: max.capped },
    violations: violationsOf(whole),
  };
}
