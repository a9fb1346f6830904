import { oddsToThousandths, selectionsOf, type Match } from '@kvota/contracts';
import { bindRooms, createOfferStore, priceKey, type OfferStore } from '@kvota/offer';
import type { FakeClock, TestPlatform } from '@kvota/platform';
import { createRealtime, type Realtime } from '@kvota/realtime';

import { lossySockets } from './lossy-sockets.ts';

/** A client that shows the live table of a sport, with the real sockets and store. Uses the platform's clock. */
export interface WatchedTable {
  readonly realtime: Realtime;
  readonly offer: OfferStore;
  readonly lost: () => number;
  /** Lets time pass, then waits until everything that was sent has arrived. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** Describes each difference from the platform's offer; empty if they agree. */
  readonly differences: (platform: Pick<TestPlatform, 'offer'>) => string[];
  readonly stop: () => void;
}

export function watchTable(
  { url, clock, sport }: { readonly url: string; readonly clock: FakeClock; readonly sport: string },
  loses: () => boolean = () => false,
): WatchedTable {
  const sockets = lossySockets(loses);
  const offer = createOfferStore({
    now: () => clock.now(),
    frame: (run) => clock.after(0, run),
  });
  const realtime = createRealtime({
    url,
    preAuth: () => Promise.resolve(undefined),
    now: () => clock.now(),
    schedule: (run, ms) => clock.after(ms, run),
    random: () => 1,
    onReport: () => {},
    load: sockets.load,
  });
  const release = bindRooms(offer, realtime).open({ kind: 'live', sport });
  const settled = async (): Promise<void> => {
    if (realtime.status.get() === 'connecting') {
      await new Promise<void>((resolve) => {
        const stop = realtime.status.subscribe(() => {
          stop();
          resolve();
        });
      });
    }
    const status = realtime.status.get();
    if (status === 'connected' || status === 'stale') await sockets.arrived();
  };
  return {
    realtime,
    offer,
    lost: sockets.lost,
    async pass(milliseconds) {
      await clock.advance(milliseconds);
      await settled();
    },
    differences: (platform) => differencesOf(offer, `live/${sport}`, liveMatches(platform.offer, sport)),
    stop: () => {
      release();
      realtime.stop();
    },
  };
}

function liveMatches(offer: TestPlatform['offer'], sport: string): Match[] {
  const matches: Match[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const found = offer.liveOffer({ sport, search: '', page });
    pages = found.totalPages;
    matches.push(...found.matches);
  }
  return matches;
}

function differencesOf(offer: OfferStore, room: string, matches: readonly Match[]): string[] {
  const wanted = matches.map(({ eventId }) => eventId).toSorted();
  const rows = offer.rows(room).toSorted();
  if (wanted.join() !== rows.join()) return [`rows ${rows.join()} in place of ${wanted.join()}`];
  return matches.flatMap(({ eventId, markets }) =>
    Object.entries(markets).flatMap(([code, market]) =>
      selectionsOf(market).flatMap(([selection, { O }]) => {
        const price = offer.price(priceKey(eventId, code, selection));
        const same = price?.thousandths === oddsToThousandths(O) && price.status === market.MS;
        return same
          ? []
          : [`${eventId} ${code} ${selection}: ${price?.thousandths} ${price?.status}, not ${O} ${market.MS}`];
      }),
    ),
  );
}
