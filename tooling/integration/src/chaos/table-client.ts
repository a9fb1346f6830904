import { bindRooms, createOfferStore, priceKey } from '@kvota/offer';
import { createRealtime } from '@kvota/realtime';

import { lossySockets } from '../feed-faults/lossy-sockets.ts';
import type { PublishedPrices } from './published-prices.ts';

/** An open price of a match in play, as a client shows it. */
export interface ShownPrice {
  readonly eventId: string;
  readonly marketCode: string;
  readonly selectionCode: string;
  /** In thousandths. */
  readonly price: number;
}

/** A client that shows the live table of a sport, with the real sockets and store, in the time of the machine. */
export interface TableClient {
  /** True if it may sell: it is connected, and no price is known to be stale. */
  readonly sells: () => boolean;
  readonly isConnected: () => boolean;
  readonly connects: () => number;
  readonly gaps: () => number;
  readonly lost: () => number;
  /** Returns an open price, if the table has one. */
  readonly pick: (random: () => number) => ShownPrice | undefined;
  /** Returns the longest time in milliseconds for which a shown price has been replaced, and which one it is. */
  readonly behind: (published: PublishedPrices, at: number) => { readonly milliseconds: number; readonly key: string };
  readonly stop: () => void;
}

const milliseconds = (run: () => void, after: number): (() => void) => {
  const timer = setTimeout(run, after);
  return () => clearTimeout(timer);
};

/** Opens a client at an address. `loses` decides for each message of the offer whether it is lost. */
export function openTableClient(url: string, sport: string, loses: () => boolean): TableClient {
  const sockets = lossySockets(loses);
  const now = (): number => performance.now();
  const offer = createOfferStore({ now, frame: (run) => milliseconds(run, 16) });
  const realtime = createRealtime({
    url,
    preAuth: () => Promise.resolve(undefined),
    now,
    schedule: milliseconds,
    onReport: () => {},
    load: sockets.load,
  });
  const release = bindRooms(offer, realtime).open({ kind: 'live', sport });
  const shown = (key: string): number => {
    const price = offer.price(key);
    return price?.status === 'OPEN' ? price.thousandths : 0;
  };
  return {
    sells: () => realtime.status.get() === 'connected' && offer.roomState(`live/${sport}`) !== 'absent',
    isConnected: () => realtime.feedout.connected(),
    connects: () => realtime.stats().connects,
    gaps: () => offer.stats().gaps,
    lost: sockets.lost,
    pick(random) {
      const rows = offer.rows(`live/${sport}`);
      const match = offer.match(rows[Math.floor(random() * rows.length)] ?? '');
      const open = Object.entries(match?.markets ?? {}).flatMap(([marketCode, { selections }]) =>
        selections.flatMap((selectionCode) => {
          const { eventId = '' } = match ?? {};
          const price = offer.price(priceKey(eventId, marketCode, selectionCode));
          return price?.available ? [{ eventId, marketCode, selectionCode, price: price.thousandths }] : [];
        }),
      );
      return open[Math.floor(random() * open.length)];
    },
    behind(published, at) {
      let longest = { milliseconds: 0, key: '' };
      for (const key of published.keys()) {
        const stale = published.staleFor(key, shown(key), at);
        if (stale > longest.milliseconds) longest = { milliseconds: stale, key };
      }
      return longest;
    },
    stop() {
      release();
      realtime.stop();
    },
  };
}
