import type { TicketSettings } from '@kvota/contracts';

import type { OfferPrice } from '../../offer/offer.ts';
import type { SwitchedOff } from '../../settings/settings-store.ts';

/** The operator's settings for tickets: limits, times, and what is switched off. Default: nothing. */
export interface OperatorSettings extends TicketSettings {
  readonly switchedOff?: SwitchedOff;
}

/**
 * Returns a price for tickets. If its offer is switched off, it is suspended by the operator. Whether a match is live
 * is taken from the offer, not from the ticket.
 */
export function sellable(price: OfferPrice, { switchedOff }: OperatorSettings): OfferPrice {
  const off = price.live ? switchedOff?.live : switchedOff?.prematch;
  return off === true && price.status === 'open' ? { ...price, status: 'suspended', cms: true } : price;
}
