import { createOfferStore, type OfferStore } from '@kvota/offer';

/** Creates the offer store of a page: changes are written in animation frames, snapshots in separate tasks. */
export function createPageOfferStore(): OfferStore {
  return createOfferStore({
    now: () => performance.now(),
    frame: (run) => {
      const frame = requestAnimationFrame(run);
      return () => cancelAnimationFrame(frame);
    },
    later: (run) => {
      const timer = setTimeout(run);
      return () => clearTimeout(timer);
    },
  });
}
