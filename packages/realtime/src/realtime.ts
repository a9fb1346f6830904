import type { Channel, OutboundEventName, OutboundEvents, SidebarSport } from '@kvota/contracts';
import type * as v from 'valibot';

import type { SocketLoader } from './connection/connection.ts';
import type { SidebarKind, SiteEventName } from './messages/message.ts';
import type { Observable } from './observable.ts';
import type { RealtimeReport } from './report.ts';
import type { RoomTarget } from './rooms/room-target.ts';
import type { RoomHandlers } from './rooms/rooms.ts';
import type { Schedule } from './schedule.ts';
import type { SiteHandler } from './messages/site-handlers.ts';

/**
 * How the sockets stand. `connecting`: an attempt is under way; `offline`: waiting for the next; `stale`: connected,
 * but the offer may be old. Odds are to be trusted in `connected` only; `stale` ends by a snapshot.
 */
export type RealtimeStatus = 'connecting' | 'connected' | 'offline' | 'stale';

/** What a sidebar says: all its sports, or those that changed, each whole; `eventsCount` 0 takes a sport away. */
export interface SidebarMessage {
  readonly type: 'snapshot' | 'update';
  readonly sports: SidebarSport[];
}

/** Where the sockets are, and what of the world they need. All times are milliseconds. */
export interface RealtimeOptions {
  /** Base address of the platform; a path becomes the prefix of `/socket.io`. */
  readonly url: string;
  /** A fresh token for the socket (CALL-05); undefined when nobody is signed in. */
  readonly preAuth: () => Promise<string | undefined>;
  /** A monotonic clock. */
  readonly now: () => number;
  readonly schedule: Schedule;
  /** For jitter; Math.random unless told. */
  readonly random?: (() => number) | undefined;
  readonly onReport: (report: RealtimeReport) => void;
  /** How long a room stays subscribed after its last holder let go; 5,000 unless told. */
  readonly releaseAfter?: number | undefined;
  /** How long the feed may be silent before it is asked; 15,000 unless told. */
  readonly staleAfter?: number | undefined;
  /** How long an answer may take; 5,000 unless told. */
  readonly answerWithin?: number | undefined;
  /** Gives the socket library; a dynamic import unless told. */
  readonly load?: SocketLoader | undefined;
}

/** The outbound events of a channel. */
export type OutboundOf<C extends Channel> = {
  [N in OutboundEventName]: OutboundEvents[N]['channel'] extends C ? N : never;
}[OutboundEventName];

/** One of the two channels, for what the rest of {@link Realtime} does not do. */
export interface ChannelHandle<C extends Channel> {
  readonly connected: () => boolean;
  /** Sends an event; false when the channel is not connected, and then nothing is sent later either. */
  readonly emit: <N extends OutboundOf<C>>(event: N, ...args: v.InferInput<OutboundEvents[N]['args']>) => boolean;
}

/** The two socket channels of the platform (NET-10), kept open until stopped. */
export interface Realtime {
  readonly sports: ChannelHandle<'sports'>;
  readonly feedout: ChannelHandle<'feedout'>;
  readonly status: Observable<RealtimeStatus>;
  /** Subscribes to a room, counted; gives the release. The room is left late, and its handlers are told `closed` then. */
  readonly subscribeRoom: (target: RoomTarget, handlers: RoomHandlers) => () => void;
  /** Asks for a room's snapshot again, after a gap; once until it comes. */
  readonly resync: (room: string) => void;
  /** Subscribes to a sidebar, counted; gives the release. A new handler gets a snapshot. */
  readonly sidebar: (kind: SidebarKind, handler: (message: SidebarMessage) => void) => () => void;
  /** Hears of a site-wide event; gives the way to stop. */
  readonly on: <N extends SiteEventName>(event: N, handler: SiteHandler<N>) => () => void;
  /** Regained focus or connectivity (NET-03): connects at once when down, asks for snapshots when up, starts over when stale. */
  readonly reconnect: () => void;
  /** Someone signed in or out: the socket is to belong to whoever it is now. Once it belonged to someone, the connection is made anew. */
  readonly authenticate: () => void;
  /** Counters since the start. */
  readonly stats: () => { readonly messages: number; readonly malformed: number; readonly connects: number };
  readonly stop: () => void;
}
