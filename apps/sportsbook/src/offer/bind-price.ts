import type { Price, OfferStore } from '@kvota/offer';
import { writeOdds, type OddsState, type UiLabels } from '@kvota/ui';

import type { MoveCues } from './move-cues.ts';

/** How a price shows in its cell: below 1.01 it is a dash, a market that is not open keeps its cell and shows a lock (MATCH-05, MATCH-18). */
export function cellState(price: Price | undefined): OddsState {
  if (!price) return 'loading';
  if (price.status === 'SUSPENDED') return 'suspended';
  return price.available ? 'open' : 'unavailable';
}

/** Text of a price: two places, three where the third counts; a dash when not to be had (MATCH-18, OP-98). */
export function priceText(price: Price | undefined): string {
  if (!price || price.thousandths < 1010) return '-';
  const rest = String(price.thousandths % 1000).padStart(3, '0');
  return `${Math.trunc(price.thousandths / 1000)}.${rest.endsWith('0') ? rest.slice(0, 2) : rest}`;
}

/**
 * Binds the text of a cell to a price outside React, so that a change repaints the cell and nothing else. Movement shows
 * as a data attribute that one shared timer takes off again. Returns the unbinding.
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
