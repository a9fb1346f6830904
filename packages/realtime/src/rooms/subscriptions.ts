import type { OfferSnapshot, RoomPosition, SidebarSport, TimeFilter } from '@kvota/contracts';

import type { OfferMessage, SidebarKind } from '../messages/message.ts';
import type { Outbound } from '../outbound.ts';
import type { Notify } from '../report.ts';
import type { Schedule } from '../schedule.ts';
import { createFreshness, type FreshnessOptions } from './freshness.ts';
import { createLeases } from './leases.ts';
import { createPositions } from './positions.ts';
import type { RoomTarget } from './room-target.ts';
import { createRooms, type RoomHandlers } from './rooms.ts';

/** A message of a sidebar: all sports, or those that changed, each complete. `eventsCount` 0 removes a sport. */
export interface SidebarMessage {
  readonly type: 'snapshot' | 'update';
  readonly sports: SidebarSport[];
}

export type SidebarHandler = (message: SidebarMessage) => void;

export interface SubscriptionsDeps extends FreshnessOptions {
  readonly schedule: Schedule;
  readonly now: () => number;
  readonly releaseAfter: number;
  /** Sends a message on `feedout`. Returns false if the channel is not connected. */
  readonly send: (message: Outbound, acknowledged?: () => void) => boolean;
  readonly notify: Notify;
  /** Called after each check of freshness, also if nothing changed. */
  readonly onFreshness: (stale: boolean) => void;
}

/** Everything that is subscribed to on the `feedout` channel: rooms and sidebars, with the requests for their snapshots. */
export interface Subscriptions {
  readonly subscribeRoom: (target: RoomTarget, handlers: RoomHandlers) => () => void;
  readonly subscribeSidebar: (kind: SidebarKind, handler: SidebarHandler, hours?: TimeFilter | null) => () => void;
  /** Requests the snapshot of a room or sidebar, unless a request is pending. */
  readonly request: (key: string) => void;
  /** Requests everything after a new connection: rooms and sidebars resume where they are. */
  readonly requestAll: () => void;
  /** Finds out if the connection still works, by resuming the rooms. Calls `onLost` if nothing answers in time. */
  readonly probe: (onLost: () => void) => void;
  /** Records the number of a message of a room. */
  readonly numbered: (room: string, seq: number) => void;
  /** Records the numbers of rooms that sent nothing, and requests what did not arrive. */
  readonly heartbeat: (numbers: Readonly<Record<string, number>>) => void;
  /** Records that `feedout` received a message that matches the contract. */
  readonly messageReceived: () => void;
  readonly feedSilent: () => void;
  readonly disconnected: () => void;
  /** Calls a function with each handler of a room, and reports if it throws. */
  readonly notifyRoom: (event: string, room: string, call: (handlers: RoomHandlers) => void) => void;
  readonly snapshot: (snapshot: OfferSnapshot) => void;
  readonly sidebar: (message: Extract<OfferMessage, { type: 'sidebar' }>) => void;
  /** Evaluates freshness: closes lost rooms, reports staleness, and sends the requests that are due. */
  readonly check: () => void;
  readonly stop: () => void;
}

/** Creates an empty set of subscriptions. */
export function createSubscriptions(deps: SubscriptionsDeps): Subscriptions {
  const { schedule, now, releaseAfter, send, notify, onFreshness } = deps;
  const freshness = createFreshness(deps);
  const positions = createPositions();
  /** Rooms with a consumer that has nothing to continue from. Only a snapshot answers their requests. */
  const bare = new Set<string>();
  let onLost = (): void => undefined;

  const sendRequest = (key: string, resume: boolean): void => {
    if (!resume) for (const room of rooms.expectedRooms(key)) bare.add(room);
    if (sendMessage(key)) freshness.requested(rooms.expectedRooms(key), now());
  };
  /** Returns false if there is nothing to request, or the channel is not connected. */
  const sendMessage = (key: string): boolean => {
    const message = requestMessage(key);
    return message !== undefined && send(message, () => freshness.acknowledged(rooms.expectedRooms(key)));
  };
  const open = (key: string): void => {
    // A new holder has no data yet, so what the others have does not help it.
    sendRequest(key, false);
    check();
  };
  const forget = (key: string): void => {
    freshness.forget(key);
    positions.forget(key);
    bare.delete(key);
    check();
  };
  const rooms = createRooms({ ...deps, onOpen: open, onLeave: forget });
  const sidebars = createLeases<SidebarHandler>({
    schedule,
    releaseAfter,
    onOpen: open,
    onClose: (kind, _, last) => {
      if (!last) return;
      send(['leave', { room: kind }]);
      forget(kind);
    },
  });

  const keys = (): readonly string[] => [...sidebars.keys(), ...rooms.keys()];
  const known = (room: string): RoomPosition | undefined => (bare.has(room) ? undefined : positions.of(room));
  const requestMessage = (key: string): Outbound | undefined =>
    sidebars.has(key) ? sidebarMessage(key, known(key)) : rooms.requestMessage(key, known);
  const request = (key: string, resume = false): void => {
    // A pending request to resume does not help after a gap, and its repetitions become rare.
    const helps = resume || rooms.expectedRooms(key).every((room) => bare.has(room));
    if (!helps || !freshness.isPending(key, now())) sendRequest(key, resume);
  };
  const notifyRoom: Subscriptions['notifyRoom'] = (event, room, call) => {
    for (const handlers of rooms.handlersOf(room)) notify(event, () => call(handlers));
  };
  const check = (): void => {
    const { stale, probe, retry, lost, unanswered } = freshness.check(now(), keys().length > 0);
    for (const room of lost) {
      positions.forget(room);
      notifyRoom('closed', room, (handlers) => handlers.closed(room));
    }
    onFreshness(stale);
    for (const key of retry) {
      // A request for all live tables is repeated separately for each table that is missing.
      if (sendMessage(key)) freshness.retried(key, now());
    }
    // A room answers with a few bytes, a sidebar without a position with its snapshot.
    const first = rooms.keys()[0] ?? keys()[0];
    if (probe && first !== undefined) request(first, true);
    if (unanswered) {
      const lost = onLost;
      onLost = () => undefined;
      lost();
    }
  };
  /** Records that a room is current: its snapshot arrived, or what follows the position that it has. */
  const answered = (room: string): void => {
    freshness.snapshotReceived(room, now());
  };

  return {
    subscribeRoom: rooms.subscribe,
    subscribeSidebar: (kind, handler, hours = null) => sidebars.hold(sidebarKey(kind, hours), handler),
    request: (key) => request(key),
    requestAll: () => {
      for (const key of keys()) request(key, true);
    },
    probe: (lost) => {
      onLost = lost;
      const held = rooms.keys();
      for (const key of held.length > 0 ? held : keys()) request(key, true);
    },
    numbered: (room, seq) => {
      const follows = positions.message(room, seq);
      if (!follows || bare.has(room) || !freshness.isAwaited(room)) return;
      answered(room);
      check();
    },
    heartbeat: (numbers) => {
      // It ends the silence of the feed if there is no room whose snapshot does.
      if (keys().length === 0) {
        freshness.forgetSilence();
        check();
      }
      for (const [room, seq] of Object.entries(numbers)) if (positions.isBehind(room, seq)) request(room, true);
    },
    messageReceived: () => {
      onLost = () => undefined;
      freshness.messageReceived(now());
    },
    feedSilent: () => {
      freshness.feedSilent();
      check();
    },
    disconnected: freshness.disconnected,
    notifyRoom,
    snapshot: (snapshot) => {
      const { room } = snapshot;
      // If the room was left in the meantime, its answer must not be expected after the next disconnect.
      if (rooms.handlersOf(room).length === 0) return;
      rooms.noteLiveRoom(room);
      positions.snapshot(room, snapshot.run, snapshot.seq);
      bare.delete(room);
      // Before the handlers, because a handler that finds a gap requests the next snapshot immediately.
      answered(room);
      notifyRoom('snapshot', room, (handlers) => handlers.snapshot(snapshot));
      check();
    },
    sidebar: ({ kind, hours, part, position = {}, sports }) => {
      const key = sidebarKey(kind, hours);
      if (part === 'update') positions.message(key, (positions.of(key)?.seq ?? 0) + 1);
      else if (sidebars.has(key)) {
        positions.snapshot(key, position.run, position.seq ?? 0);
        bare.delete(key);
        answered(key);
      }
      const type = part === 'snapshot' ? 'snapshot' : 'update';
      for (const handler of sidebars.holders(key)) notify(key, () => handler({ type, sports }));
      check();
    },
    check,
    stop: () => {
      rooms.stop();
      sidebars.clear();
    },
  };
}

/** Returns the room of a sidebar, such as `sidebar:24`. */
const sidebarKey = (kind: SidebarKind, hours: TimeFilter | null): string =>
  hours === null ? kind : `${kind}:${hours}`;

/** Returns the request of a sidebar, from a position if there is one. */
function sidebarMessage(key: string, position: RoomPosition | undefined): Outbound {
  const kind = key === 'live_sidebar' ? key : 'sidebar';
  const hours = key.split(':')[1];
  const wanted = { ...(hours !== undefined && { time_filter: Number(hours) }), ...position };
  return Object.keys(wanted).length === 0 ? [kind] : [kind, wanted];
}
