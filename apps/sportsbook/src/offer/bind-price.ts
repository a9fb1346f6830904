import { lowestOdds, thousandthsToOdds } from '@kvota/contracts';
import type { OfferStore, Price } from '@kvota/offer';
import { writeOdds, type OddsState, type UiLabels } from '@kvota/ui';

import type { MoveCues } from './move-cues.ts';

/** Returns how a price shows: a dash below 1.01, a lock while its market is suspended (MATCH-05, MATCH-18). */
export function cellState(price: Price | undefined): OddsState {
  if (!price) return 'loading';
  if (price.status === 'SUSPENDED') return 'suspended';
  return price.available ? 'open' : 'unavailable';
}

/** Returns the price with two places, or three if the third is not zero; a dash if it is not available (MATCH-18, OP-98). */
export function priceText(price: Price | undefined): string {
  return price && price.thousandths >= lowestOdds ? thousandthsToOdds(price.thousandths) : '-';
}

/**
 * Binds the text of a cell to a price outside React, so that a change repaints only this cell. A movement shows as a
 * data attribute until the shared timer of `cues` removes it. Returns the function that unbinds.
 *
 * ```ts
 * useLayoutEffect(() => bindPrice(offer, key, element, { cues, labels }), [offer, key, cues, labels]);
 * ```
 */
export function bindPrice(
  store: OfferStore,
  key: string,
  text: HTMLElement,
  { cues, labels }: { readonly cues: MoveCues; readonly labels: UiLabels },
): () => void {
  let seenMove = store.price(key)?.movedAt ?? 0;
  const paint = (price: Price | undefined): void => {
    const state = cellState(price);
    writeOdds(text, { text: priceText(price), state }, labels);
    if (price && price.move !== 'none' && price.movedAt !== seenMove && state === 'open') {
      seenMove = price.movedAt;
      cues.show(text, price.move);
    }
  };
  paint(store.price(key));
  const stop = store.subscribePrice(key, paint);
  return () => {
    stop();
    cues.clear(text);
  };
}
