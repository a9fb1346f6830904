import type { OfferSnapshot, SidebarSnapshot } from '@kvota/contracts';
import * as v from 'valibot';

import type { Topic } from '../../bus/bus.ts';
import type { RoomMessage } from './rooms.ts';

/** A message that is sent to other nodes. */
export type SharedMessage = Exclude<RoomMessage, { type: 'failed' }>;

/** An object of the contract, which the sender has built. Checking a snapshot of half a megabyte at each node costs too much. */
const built = <T>() => v.custom<T>((value) => typeof value === 'object' && value !== null);
/**
 * The tick that the node that drives the feed publishes: its token and the instant of the feed. With them come the messages
 * of rooms that other nodes follow, and the numbers of those that were quiet.
 */
export interface Tick {
  readonly token: number;
  readonly at: number;
  readonly messages: readonly SharedMessage[];
  readonly quiet: Readonly<Record<string, number>>;
}

export const ticked: Topic<Tick> = {
  name: 'offer.tick',
  schema: v.object({
    token: v.number(),
    at: v.number(),
    messages: v.array(built<SharedMessage>()),
    quiet: v.record(v.string(), v.number()),
  }),
};

/** The rooms that a node wants the snapshots of, and all that it follows. */
export const wanted: Topic<{ readonly rooms: readonly string[]; readonly all: readonly string[] }> = {
  name: 'offer.wanted',
  schema: v.object({ rooms: v.array(v.string()), all: v.array(v.string()) }),
};

/** A snapshot that a node wanted, as it is after the ticks before. */
export const snapshotGiven: Topic<{
  readonly token: number;
  readonly room: string;
  readonly snapshot: OfferSnapshot | SidebarSnapshot;
}> = {
  name: 'offer.snapshot',
  schema: v.object({ token: v.number(), room: v.string(), snapshot: built<OfferSnapshot | SidebarSnapshot>() }),
};
