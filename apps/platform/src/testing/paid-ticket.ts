import type { TicketRequest, TicketRequestSelection } from '@kvota/contracts';

import type { PaidRequest } from '../database/schema/index.ts';

/** Returns a leg as a client sends it, at odds of 2.00 by default. */
export function paidLeg(eventId: string, more: Partial<TicketRequestSelection> = {}): TicketRequestSelection {
  return {
    eventId,
    type: 'prematch',
    marketCode: '1X2',
    selectionCode: '1',
    odds: '2.00',
    original_odds: '2.00',
    sport: 'F',
    systemGroup: null,
    ...more,
  };
}

/** Returns a ticket of 100 RSD over legs, as a client sends it. */
export function paidTicket(
  ticketId: string,
  selections: TicketRequestSelection[],
  more: Partial<PaidRequest> & { stake?: string } = {},
): PaidRequest {
  const { stake = '100.00', ...rest } = more;
  const bets: TicketRequest['bets'] = { selectedSystems: [1], stake, type: 'total' };
  return {
    ticket_id: ticketId,
    selections,
    autoOddsChange: false,
    bets,
    original_bets: bets,
    wallet: { currency: 'RSD', currency_id: 1 },
    bonus: { amount: 0, percentage: 0, total_gain: 0 },
    systemGroups: [],
    ...rest,
  };
}
