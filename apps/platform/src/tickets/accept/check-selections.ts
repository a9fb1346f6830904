import { lowestOdds, thousandthsToOdds, type CheckedSelection, type SelectionCheck } from '@kvota/contracts';
import type * as v from 'valibot';

import type { Offer } from '../../offer/offer.ts';
import { sellable, type OperatorSettings } from '../terms/switched-off.ts';

type Item = v.InferOutput<typeof SelectionCheck>;

/**
 * Returns the odds of selections, or "0" if one is not available (CALL-27). Ids are of the event, or of the event and a
 * player (SLIP-14).
 */
export function checkSelections(offer: Offer, items: readonly Item[], settings: OperatorSettings): CheckedSelection[] {
  return items.map(({ id, type, market, selection }) => {
    const ref = { eventId: eventOf(offer, id), marketCode: market, selectionCode: selection };
    const price = sellable(offer.price(ref), settings);
    const started = type === 'prematch' && price.live;
    const open = price.status === 'open' && price.odds >= lowestOdds && !started;
    return { id, odd: open ? thousandthsToOdds(price.odds) : '0' };
  });
}

function eventOf(offer: Offer, id: string): string {
  const cut = id.lastIndexOf('_');
  return cut === -1 || offer.match(id) ? id : id.slice(0, cut);
}
