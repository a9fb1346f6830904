import { lowestOdds, thousandthsToOdds, type CheckedSelection, type SelectionCheck } from '@kvota/contracts';
import type * as v from 'valibot';

import type { Offer, SelectionRef } from '../../offer/offer.ts';
import { sellable, type OperatorSettings } from '../terms/switched-off.ts';

type Item = v.InferOutput<typeof SelectionCheck>;

/**
 * Returns the odds of selections, or "0" if one is not available or does not exist (CALL-27). Ids are of the event, or of
 * the event and a player (SLIP-14). The offer has no bands.
 */
export function checkSelections(offer: Offer, items: readonly Item[], settings: OperatorSettings): CheckedSelection[] {
  return items.map(({ id, type, market, selection, originalOdd, originalBand }) => {
    const ref = { ...idParts(offer, id), marketCode: market, selectionCode: selection };
    const price = sellable(offer.price(ref), settings);
    const started = type === 'prematch' && price.live;
    const open = price.status === 'open' && price.odds >= lowestOdds && !started;
    const odd = open ? thousandthsToOdds(price.odds) : '0';
    return { id, odd, band: null, originalOdd: originalOdd ?? odd, originalBand: originalBand ?? null };
  });
}

function idParts(offer: Offer, id: string): Pick<SelectionRef, 'eventId' | 'player'> {
  const cut = id.lastIndexOf('_');
  if (cut === -1 || offer.match(id)) return { eventId: id };
  return { eventId: id.slice(0, cut), player: id.slice(cut + 1) };
}
