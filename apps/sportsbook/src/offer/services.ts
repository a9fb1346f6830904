import type { Slip } from '@kvota/bet-slip/store';
import type { OfferStore } from '@kvota/offer';
import type { Host, Stop } from '@kvota/shell';
import { atom, useAtomValue } from 'jotai';

import type { FeedSilence } from './feed-silence.ts';
import type { MoveCues } from './move-cues.ts';
import type { SeenTable } from './seen-table.ts';

/** A socket room that a page looks at. */
export type RoomTarget = Parameters<Host['realtime']['subscribeRoom']>[0];

/** What lives as long as the page, for the parts of the sportsbook on screen. */
export interface Services {
  readonly host: Host;
  readonly offer: OfferStore;
  readonly slip: Slip;
  readonly cues: MoveCues;
  /** While it is, odds on screen are old: dimmed, and not to be paid. */
  readonly silence: Pick<FeedSilence, 'get' | 'subscribe'>;
  /** Told of the table on screen, which is kept for when there is no connection. */
  readonly lastSeen: { readonly show: (table: SeenTable) => void };
  /** Keeps a room open until the returned stop is called. */
  open(target: RoomTarget): Stop;
}

/** null until the module was started, which is after the first paint. */
export const servicesAtom = atom<Services | null>(null);

/** The services, or null in the first moments of the page: show a skeleton then. */
export function useServices(): Services | null {
  return useAtomValue(servicesAtom);
}
