import { createOfferStore, type OfferStore } from '@kvota/offer';

import { createFramesBetweenTaps } from './frames-between-taps.ts';

function after(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

/** Creates the offer store of a page: changes are written in animation frames between taps, snapshots in separate tasks. */
export function createPageOfferStore(): OfferStore {
  return createOfferStore({
    now: () => performance.now(),
    frame: createFramesBetweenTaps({
      target: document,
      frame: (run) => {
        const frame = requestAnimationFrame(run);
        return () => cancelAnimationFrame(frame);
      },
      after,
    }),
    later: (run) => after(0, run),
  });
}
