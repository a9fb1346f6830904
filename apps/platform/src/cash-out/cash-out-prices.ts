import type { Offer } from '../offer/offer.ts';
import type { CashOutPrice } from '../tickets/ticket-deps.ts';
import type { CashOutTerms } from './cash-out-terms.ts';
import { priceTicket } from './price-ticket.ts';

/** Returns the prices that the ticket history shows, at the terms of the moment of the call. */
export function cashOutPrices(offer: Offer, terms: () => Promise<CashOutTerms>): () => Promise<CashOutPrice> {
  return async () => {
    const now = await terms();
    return (ticket) => {
      const price = priceTicket(offer, ticket, now);
      const amount = price.kind === 'priced' ? price.amountFor(price.openStake) : 0n;
      return amount > 0n && amount >= now.minimum(ticket.row.currency) ? amount : undefined;
    };
  };
}
