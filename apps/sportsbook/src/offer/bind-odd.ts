import type { Odd, OfferStore } from '@kvota/offer';

import type { MoveCues } from './move-cues.ts';

type CellState = 'open' | 'suspended' | 'unavailable' | 'loading';

/** How an odd shows in its cell: below 1.01 it is a dash, a market that is not open keeps its cell and shows a lock (MATCH-05, MATCH-18). */
export function cellState(odd: Odd | undefined): CellState {
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
export function bindOdd(store: OfferStore, key: string, text: HTMLElement, cues: MoveCues): () => void {
  const button = text.parentElement;
  let shown = '';
  let seenMove = store.odd(key)?.movedAt ?? 0;
  const paint = (odd: Odd | undefined): void => {
    const next = oddText(odd);
    if (next !== shown) {
      shown = next;
      text.textContent = next;
    }
    if (!button) return;
    const state = cellState(odd);
    if (button.dataset['state'] !== state) button.dataset['state'] = state;
    if (odd && odd.move !== 'none' && odd.movedAt !== seenMove && state === 'open') {
      seenMove = odd.movedAt;
      cues.show(button, odd.move);
    }
  };
  paint(store.odd(key));
  const stop = store.subscribeOdd(key, paint);
  return () => {
    stop();
    if (button) cues.clear(button);
  };
}
