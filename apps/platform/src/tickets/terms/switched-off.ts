import type { TicketSettings } from '@kvota/contracts';

import type { OfferPrice } from '../../offer/offer.ts';
import type { SwitchedOff } from '../../settings/settings-store.ts';

/** What an operator has set for tickets: limits and times, and what is switched off; by default nothing. */
export interface OperatorSettings extends TicketSettings {
  readonly switchedOff?: SwitchedOff;
}

/**
 * A price as it counts for tickets: of an offer that is switched off it is shut, by hand of the operator. Whether a match
 * is played the offer says, not the ticket.
 */
export function sellable(price: OfferPrice, { switchedOff }: OperatorSettings): OfferPrice {
  const off = price.live ? switchedOff?.live : switchedOff?.prematch;
  return off === true && price.status === 'open' ? { ...price, status: 'suspended', cms: true } : price;
}
