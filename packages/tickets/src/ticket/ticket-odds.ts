import { quote } from '@kvota/bet-slip/math';
import { shortOdds } from '@kvota/bet-slip-react/parts';
import type { HistoryTicket } from '@kvota/contracts';
import { compareDecimals } from '@kvota/ui';

import { mathTicketOf } from './ticket-summary.ts';

const hundredths = (amount: string): bigint => BigInt(amount.replace('.', ''));

/**
 * Returns the total odds of a ticket for display. If the highest payout of a ticket capped it, the odds are those that the
 * payout allows, with a greater-than sign, as on the slip (STAKE-16).
 */
export function totalOddsOf(ticket: HistoryTicket): string {
  const { payout } = quote(mathTicketOf(ticket, ticket.stake), {});
  const paid = hundredths(ticket.possiblePayout);
  const stake = hundredths(ticket.stake);
  if (compareDecimals(ticket.possiblePayout, payout.max) >= 0 || paid <= 0n || stake <= 0n)
    return shortOdds(ticket.totalOdds);
  const odds = `${(paid * 100n) / stake}`.padStart(3, '0');
  return `>${shortOdds(`${odds.slice(0, -2)}.${odds.slice(-2)}`)}`;
}
