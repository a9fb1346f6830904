import { expect, test } from 'vitest';

import { paidLeg, paidTicket } from '../testing/paid-ticket.ts';
import { totalOddsOf } from './ticket-odds.ts';

test('[STAKE-16] the odds of a capped ticket are those that its payout allows', () => {
  const legs = Array.from({ length: 12 }, () => paidLeg({ usedOdds: '20.00' }));
  const ticket = { legs, totalOdds: '4096000000000000.00', stake: '20.00', possiblePayout: '10000000.00' };
  expect(totalOddsOf(paidTicket(ticket))).toBe('>500\u202F000.00');
  expect(totalOddsOf(paidTicket())).toBe('9.61');
});

test('[OP-97] a free bet pays less by its stake, which is no cap', () => {
  const ticket = paidTicket({ currency: 'FREEBET-RSD', currency_id: 1000, possiblePayout: '4305.00' });
  expect(totalOddsOf(ticket)).toBe('9.61');
});
