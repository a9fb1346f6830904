import { eventOf, type OddsUpdate, type SlipSelection } from '@kvota/bet-slip/slip';
import { priceKey, type OfferStore } from '@kvota/offer';

import { priceText } from '../../offer/bind-price.ts';

type Stop = () => void;

/** A change of one selection in the live offer. */
export type SelectionChange = Pick<OddsUpdate, 'price' | 'suspended'>;

export interface SelectionUpdateDeps {
  selections(): readonly SlipSelection[];
  /** Subscribes to changes of the slip. */
  subscribe(listener: () => void): Stop;
  /** Subscribes to the price of a selection. */
  watch(selection: SlipSelection, changed: (change: SelectionChange) => void): Stop;
  send(updates: readonly OddsUpdate[]): void;
  /** Runs a function after all changes of this task have arrived: queueMicrotask in a page. */
  batch(run: () => void): void;
}

/**
 * Subscribes to the live offer for each selection on the slip, so that a change shows there at once instead of with the
 * next check. Changes of one task are sent together, because each event makes every subscriber of the slip run.
 */
export function startSelectionUpdates(deps: SelectionUpdateDeps): Stop {
  const watched = new Map<string, Stop>();
  const pending = new Map<string, OddsUpdate>();
  const flush = (): void => {
    const updates = [...pending.values()];
    pending.clear();
    if (updates.length > 0) deps.send(updates);
  };
  const keyOf = (selection: SlipSelection): string => `${selection.id}|${selection.marketName}|${selection.outcome}`;
  const sync = (): void => {
    const wanted = new Map(deps.selections().map((selection) => [keyOf(selection), selection]));
    for (const [key, stop] of watched) {
      if (wanted.has(key)) continue;
      watched.delete(key);
      pending.delete(key);
      stop();
    }
    for (const [key, selection] of wanted) {
      if (watched.has(key)) continue;
      const { id, marketName, outcome } = selection;
      watched.set(
        key,
        deps.watch(selection, (change) => {
          pending.set(key, { id, marketName, outcome, ...change });
          if (pending.size === 1) deps.batch(flush);
        }),
      );
    }
  };
  sync();
  const stop = deps.subscribe(sync);
  return () => {
    stop();
    for (const end of watched.values()) end();
    watched.clear();
    pending.clear();
  };
}

/** Watches a selection in the offer store. A suspended price is kept, because it may return unchanged. */
export const watchInOffer =
  (offer: OfferStore): SelectionUpdateDeps['watch'] =>
  ({ id, marketName, outcome }, changed) =>
    offer.subscribePrice(priceKey(eventOf(id), marketName, outcome), (price) => {
      if (!price) return;
      const suspended = price.status === 'SUSPENDED';
      changed({ price: price.available || suspended ? priceText(price) : '-', suspended });
    });
