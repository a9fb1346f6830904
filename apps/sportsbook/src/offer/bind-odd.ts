import type { Odd, OfferStore } from '@kvota/offer';
import { writeOdds, type OddsState, type UiLabels } from '@kvota/ui';

import type { MoveCues } from './move-cues.ts';

/** How an odd shows in its cell: below 1.01 it is a dash, a market that is not open keeps its cell and shows a lock (MATCH-05, MATCH-18). */
export function cellState(odd: Odd | undefined): OddsState {
  if (!odd) return 'loading';
  if (odd.status === 'SUSPENDED') return 'suspended';
  return odd.available ? 'open' : 'unavailable';
}

/** Text of an odd: two places, three where the third counts; a dash when not to be had (MATCH-18, OP-98). */
export function oddText(odd: Odd | undefined): string {
  if (!odd || odd.thousandths < 1010) return '-';
  const rest = String(odd.thousandths % 1000).padStart(3, '0');
  return `${Math.trunc(odd.thousandths / 1000)}.${rest.endsWith('0') ? rest.slice(0, 2) : rest}`;
}

/**
 * Binds the text of a cell to an odd outside React, so that a change repaints the cell and nothing else. Movement shows
 * as a data attribute that one shared timer takes off again. Returns the unbinding.
 */
export function bindOdd(
  store: OfferStore,
  key: string,
  text: HTMLElement,
  { cues, labels }: { readonly cues: MoveCues; readonly labels: UiLabels },
): () => void {
  let seenMove = store.odd(key)?.movedAt ?? 0;
  const paint = (odd: Odd | undefined): void => {
    const state = cellState(odd);
    writeOdds(text, { text: oddText(odd), state }, labels);
    if (odd && odd.move !== 'none' && odd.movedAt !== seenMove && state === 'open') {
      seenMove = odd.movedAt;
      cues.show(text, odd.move);
    }
  };
  paint(store.odd(key));
  const stop = store.subscribeOdd(key, paint);
  return () => {
    stop();
    cues.clear(text);
  };
}
