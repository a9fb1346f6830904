import { readLastOffer, type LastOffer } from './last-offer.ts';

/** A cache of its own, apart from the files of the service worker, which keeps no answers of the platform (OP-79). */
const name = 'kvota-last-offer';
const address = '/last-offer';

/** Where the last offer waits; on an insecure address, or where the player allows no storage, nowhere. */
export interface OfferCache {
  readonly keep: (offer: LastOffer) => Promise<void>;
  readonly read: () => Promise<LastOffer | undefined>;
}

export function offerCache(caches: CacheStorage | undefined): OfferCache {
  return {
    async keep(offer) {
      const cache = await caches?.open(name);
      await cache?.put(address, Response.json(offer));
    },
    async read() {
      const kept = await caches?.match(address, { cacheName: name });
      return readLastOffer(await kept?.json());
    },
  };
}
