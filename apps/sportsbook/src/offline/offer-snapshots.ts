import type { OfferStore } from '@kvota/offer';
import { onlineAtom, type Host, type Stop } from '@kvota/shell';

import type { ShownTable } from '../offer/shown-table.ts';
import type { OfferCache } from './offer-cache.ts';
import { snapshotOf } from './offer-snapshot.ts';

/** Milliseconds between two writes. When the connection is lost, the table is written at once. */
const writeInterval = 20_000;

/** Keeps a copy of the table on screen, to be shown while there is no connection. */
export interface OfferSnapshots {
  /** Sets the table to copy. */
  readonly show: (table: ShownTable) => void;
  readonly stop: Stop;
}

export interface OfferSnapshotDeps {
  readonly host: Pick<Host, 'store' | 'serverNow'>;
  readonly offer: OfferStore;
  readonly cache: OfferCache;
  /** True while the prices on screen may be old; they are not written then. */
  readonly stale: () => boolean;
  readonly whenIdle: (run: () => void) => void;
  readonly log: (what: string, cause: unknown) => void;
}

export function startOfferSnapshots(deps: OfferSnapshotDeps): OfferSnapshots {
  const { offer, cache, stale, whenIdle, log } = deps;
  const { store, serverNow } = deps.host;
  let table: ShownTable | undefined;
  const write = (): void => {
    const snapshot = table && snapshotOf(offer, table, serverNow());
    if (snapshot) cache.write(snapshot).catch((error: unknown) => log('The offer snapshot was not written', error));
  };
  const timer = setInterval(() => {
    if (store.get(onlineAtom) && !stale()) whenIdle(write);
  }, writeInterval);
  const stopOnline = store.sub(onlineAtom, () => {
    if (!store.get(onlineAtom) && !stale()) write();
  });
  return {
    show(next) {
      const first = table === undefined;
      table = next;
      if (first) whenIdle(write);
    },
    stop() {
      clearInterval(timer);
      stopOnline();
    },
  };
}
