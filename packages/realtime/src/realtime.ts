import type { Channel, OutboundEventName, OutboundEvents, TimeFilter } from '@kvota/contracts';
import type * as v from 'valibot';

import type { SocketLoader } from './connection/open-sockets.ts';
import type { SidebarKind, SiteEventName } from './messages/message.ts';
import type { SiteHandler } from './messages/site-events.ts';
import type { Observable } from './observable.ts';
import type { RealtimeReport } from './report.ts';
import type { RoomTarget } from './rooms/room-target.ts';
import type { RoomHandlers } from './rooms/rooms.ts';
import type { SidebarHandler } from './rooms/subscriptions.ts';
import type { Schedule } from './schedule.ts';

/**
 * The state of the sockets. `connecting`: an attempt is in progress. `offline`: the next attempt is scheduled. `stale`:
 * connected, but the offer may be out of date until a snapshot arrives. Prices may be sold in `connected` only.
 */
export type RealtimeStatus = 'connecting' | 'connected' | 'offline' | 'stale';

/** Configuration of the sockets. All times are milliseconds. */
export interface RealtimeOptions {
  /** Base address of the platform. Its path becomes the prefix of `/socket.io`. */
  readonly url: string;
  /** How long a room stays subscribed after its last release. Default 5,000. */
  readonly releaseAfter?: number | undefined;
  /** How long the feed may be silent before a snapshot is requested. Default 15,000. */
  readonly staleAfter?: number | undefined;
  /** How long an answer may take. Default 5,000. */
  readonly answerWithin?: number | undefined;
}

/** Dependencies of the sockets. */
export interface RealtimeDeps {
  /** Fetches a new token for the socket (CALL-05). Returns undefined if no user is signed in. */
  readonly preAuth: () => Promise<string | undefined>;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  readonly schedule: Schedule;
  readonly onReport: (report: RealtimeReport) => void;
  /** Random numbers for jitter. Default `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** Loads the socket library. Default: a dynamic import. */
  readonly load?: SocketLoader | undefined;
}

/** The outbound events of a channel. */
export type OutboundOf<C extends Channel> = {
  [N in OutboundEventName]: OutboundEvents[N]['channel'] extends C ? N : never;
}[OutboundEventName];

/** One of the two channels, for events that {@link Realtime} does not cover. */
export interface ChannelHandle<C extends Channel> {
  readonly connected: () => boolean;
  /** Sends an event. Returns false if the channel is not connected; the event is then dropped. */
  readonly emit: <N extends OutboundOf<C>>(event: N, ...args: v.InferInput<OutboundEvents[N]['args']>) => boolean;
}

/** The two socket channels of a platform (NET-10), kept open until stopped. */
export interface Realtime {
  readonly sports: ChannelHandle<'sports'>;
  readonly feedout: ChannelHandle<'feedout'>;
  readonly status: Observable<RealtimeStatus>;
  /**
   * Subscribes to a room. Subscriptions are counted. Returns a function that releases this one; some time after the last
   * release the room is left, and `closed` of its handlers is called.
   */
  readonly subscribeRoom: (target: RoomTarget, handlers: RoomHandlers) => () => void;
  /**
   * Subscribes to a sidebar; the prematch one may have the hours of a time filter. Subscriptions are counted. A new
   * handler receives a snapshot. Returns the release.
   */
  readonly subscribeSidebar: (kind: SidebarKind, handler: SidebarHandler, hours?: TimeFilter | null) => () => void;
  /** Requests the snapshot of a room after a gap, unless a request is pending. */
  readonly resync: (room: string) => void;
  /** Adds a handler of a site-wide event. Returns a function that removes it. */
  readonly on: <N extends SiteEventName>(event: N, handler: SiteHandler<N>) => () => void;
  /**
   * Adds a handler of the answer to joining the site-wide events, after each connection. It gets the milliseconds since
   * settings, texts or content last changed, or undefined if the platform does not report them (NET-39). Returns a
   * function that removes it.
   */
  readonly onJoined: (handler: (changedAgo: number | undefined) => void) => () => void;
  /**
   * Adds a handler that is called each time the platform has accepted the user of a connection: events that only a user may
   * send can be sent now. Returns a function that removes it.
   */
  readonly onAuthenticated: (handler: () => void) => () => void;
  /**
   * Call when the page regains focus or connectivity (NET-03). Connects at once if `offline`, restarts the connection if
   * `stale`. If `connected`, it asks for what did not arrive, and restarts the connection if nothing answers within 5 s.
   */
  readonly reconnect: () => void;
  /** Call when the user signs in or out. A connection that was authenticated is replaced by a new one. */
  readonly authenticate: () => void;
  /** Counters since the start. */
  readonly stats: () => { readonly messages: number; readonly malformed: number; readonly connects: number };
  readonly stop: () => void;
}
