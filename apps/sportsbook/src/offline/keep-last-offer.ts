import type { OfferStore } from '@kvota/offer';
import { onlineAtom, type Host, type Stop } from '@kvota/shell';

import type { SeenTable } from '../offer/seen-table.ts';
import { lastOfferOf } from './last-offer.ts';
import type { OfferCache } from './offer-cache.ts';

/** What is on screen is written this often; a line that breaks writes it at once. */
const every = 20_000;

/** Keeps the table that the player sees for when there is no connection. */
export interface LastSeen {
  readonly show: (table: SeenTable) => void;
  readonly stop: Stop;
}

interface Needs {
  readonly host: Pick<Host, 'store' | 'serverNow'>;
  readonly offer: OfferStore;
  readonly cache: OfferCache;
  /** Whether what is on screen is old already. */
  readonly stale: () => boolean;
  /** Runs something when the page has nothing better to do. */
  readonly whenIdle: (run: () => void) => void;
  readonly log: (what: string, cause: unknown) => void;
}

export function keepLastOffer({ host, offer, cache, stale, whenIdle, log }: Needs): LastSeen {
  const { store, serverNow } = host;
  let seen: SeenTable | undefined;
  const write = (): void => {
    const last = seen && lastOfferOf(offer, seen, serverNow());
    if (last) cache.keep(last).catch((error: unknown) => log('The last offer could not be kept', error));
  };
  const timer = setInterval(() => {
    if (store.get(onlineAtom) && !stale()) whenIdle(write);
  }, every);
  const stopOnline = store.sub(onlineAtom, () => {
    if (!store.get(onlineAtom) && !stale()) write();
  });
  return {
    show(table) {
      const first = seen === undefined;
      seen = table;
      if (first) whenIdle(write);
    },
    stop() {
      clearInterval(timer);
      stopOnline();
    },
  };
}
