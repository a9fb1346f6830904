import { factorsAt } from './leg-factor.ts';
import { pay } from './payout.ts';
import { aliveLines, settleable } from './settle.ts';
import type { Results, Rules, Ticket, WhatIf } from './types.ts';

/** What a ticket can still return while some legs are open. Throws like `settle`. */
export function whatIf(ticket: Ticket, partialResults: Results, rules: Rules = {}): WhatIf {
  const reading = settleable(ticket, rules);
  const best = factorsAt(reading, partialResults, 'won');
  const min = pay(reading, factorsAt(reading, partialResults, 'lost')).payout;
  const max = pay(reading, best).payout;
  return { lost: aliveLines(reading, best) === 0n, possible: { min, max }, decided: min === max };
}
