import { readOfferSnapshot, type OfferSnapshot } from './offer-snapshot.ts';

/** Separate from the cache of the service worker, which stores no answers of the platform (OP-79). */
const name = 'kvota-last-offer';
const address = '/last-offer';

/** Stores the snapshot of the offer. Without cache storage (insecure address, private mode) it stores nothing. */
export interface OfferCache {
  readonly write: (offer: OfferSnapshot) => Promise<void>;
  readonly read: () => Promise<OfferSnapshot | undefined>;
}

export function offerCache(caches: CacheStorage | undefined): OfferCache {
  return {
    async write(offer) {
      const cache = await caches?.open(name);
      await cache?.put(address, Response.json(offer));
    },
    async read() {
      const stored = await caches?.match(address, { cacheName: name });
      return readOfferSnapshot(await stored?.json());
    },
  };
}
