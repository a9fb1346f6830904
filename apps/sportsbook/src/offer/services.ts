import type { Slip } from '@kvota/bet-slip/store';
import type { OfferStore } from '@kvota/offer';
import type { Host, Stop } from '@kvota/shell';
import { atom, useAtomValue } from 'jotai';

import type { FeedSilence } from './feed-silence.ts';
import type { MoveCues } from './move-cues.ts';
import type { ShownTable } from './shown-table.ts';

/** A socket room that a page subscribes to. */
export type RoomTarget = Parameters<Host['realtime']['subscribeRoom']>[0];

/** The parts of the sportsbook that live as long as the page. */
export interface Services {
  readonly host: Host;
  readonly offer: OfferStore;
  readonly slip: Slip;
  /** A slip with one selection. Only on the site's server, whose screens show tapped prices in copies of it (SPEED-06). */
  readonly sampleSlip?: Slip;
  readonly cues: MoveCues;
  /** While true, prices on screen are old: they are dimmed and cannot be paid. */
  readonly silence: Pick<FeedSilence, 'get' | 'since' | 'subscribe'>;
  /** Receives the table on screen, a copy of which is shown while offline. */
  readonly snapshots: { readonly show: (table: ShownTable) => void };
  /** Subscribes to a room until the returned stop is called. */
  open(target: RoomTarget): Stop;
}

/** Null until the module has started, which happens after the first paint. */
export const servicesAtom = atom<Services | null>(null);

/** Returns the services, or null before the module has started: render a skeleton then. */
export function useServices(): Services | null {
  return useAtomValue(servicesAtom);
}
