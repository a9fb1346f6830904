import { factorsAt } from './leg-factor.ts';
import { pay } from './payout.ts';
import { aliveLines, parseSettleable } from './settle.ts';
import type { Results, Rules, Ticket, WhatIf } from './types.ts';

/**
 * Returns the least and the greatest payout that a ticket with open legs can still reach. Throws like `settle`.
 *
 * @example
 * ```ts
 * import { whatIf } from '@kvota/bet-slip/math';
 *
 * const selections = [{ id: 'a', odds: '2.10' }, { id: 'b', odds: '1.85' }];
 * const ticket = { selections, groups: [], stake: '100' };
 * whatIf(ticket, { a: 'won' }); // { lost: false, possible: { min: '0.00', max: '388.50' }, decided: false }
 * ```
 */
export function whatIf(ticket: Ticket, partialResults: Results, rules: Rules = {}): WhatIf {
  const parsed = parseSettleable(ticket, rules);
  const best = factorsAt(parsed, partialResults, 'won');
  const min = pay(parsed, factorsAt(parsed, partialResults, 'lost')).payout;
  const max = pay(parsed, best).payout;
  return { lost: aliveLines(parsed, best) === 0n, possible: { min, max }, decided: min === max };
}
