import type { SidebarSport } from '@kvota/contracts';

import type { OfferMessage, SidebarKind } from '../messages/message.ts';
import type { Outbound } from '../outbound.ts';
import type { Notify } from '../report.ts';
import type { Schedule } from '../schedule.ts';
import { Freshness, type FreshnessOptions } from './freshness.ts';
import { createLeases, type Leases } from './leases.ts';
import type { RoomTarget } from './room-target.ts';
import { createRooms, type RoomHandlers, type Rooms } from './rooms.ts';

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
  readonly send: (message: Outbound) => boolean;
  readonly isConnected: () => boolean;
  readonly notify: Notify;
  /** Called after each check of freshness, also if nothing changed. */
  readonly onFreshness: (stale: boolean) => void;
}

/** Everything that is subscribed to on the `feedout` channel: rooms and sidebars, with the requests for their snapshots. */
export class Subscriptions {
  readonly #deps: SubscriptionsDeps;
  readonly #freshness: Freshness;
  readonly #rooms: Rooms;
  readonly #sidebars: Leases<SidebarHandler>;

  constructor(deps: SubscriptionsDeps) {
    const { schedule, releaseAfter, notify } = deps;
    this.#deps = deps;
    this.#freshness = new Freshness(deps);
    this.#rooms = createRooms({
      schedule,
      releaseAfter,
      send: (message) => void deps.send(message),
      request: (room, message) => this.#send(room, message),
      onLeave: (room) => this.#forget(room),
      notify,
    });
    this.#sidebars = createLeases<SidebarHandler>({
      schedule,
      releaseAfter,
      onOpen: (kind) => this.#send(kind, sidebarMessage(kind)),
      onClose: (kind, _, last) => {
        if (!last) return;
        deps.send(['leave', { room: kind }]);
        this.#forget(kind);
      },
    });
  }

  subscribeRoom(target: RoomTarget, handlers: RoomHandlers): () => void {
    return this.#rooms.subscribe(target, handlers);
  }

  subscribeSidebar(kind: SidebarKind, handler: SidebarHandler): () => void {
    return this.#sidebars.hold(kind, handler);
  }

  /** Requests the snapshot of a room or sidebar, unless a request is pending. */
  request(key: string): void {
    const message = this.#requestMessage(key);
    if (message && !this.#freshness.isPending(key, this.#deps.now())) this.#send(key, message);
  }

  requestAll(): void {
    for (const key of this.#keys()) this.request(key);
  }

  /** Records that `feedout` received a message that matches the contract. */
  messageReceived(): void {
    this.#freshness.messageReceived(this.#deps.now());
  }

  disconnected(): void {
    this.#freshness.disconnected();
  }

  /** Passes a message to its handlers. */
  dispatch(message: OfferMessage): void {
    const { notify, now } = this.#deps;
    switch (message.type) {
      case 'delta':
        for (const one of this.#rooms.handlersOf(message.room)) {
          notify('delta', () => one.delta(message.room, message.numbers));
        }
        return;
      case 'change':
        for (const one of this.#rooms.handlersOf(message.room)) {
          notify('change', () => one.change(message.room, message.change));
        }
        return;
      case 'snapshot': {
        const { room } = message.snapshot;
        const handlers = this.#rooms.handlersOf(room);
        // If the room was left in the meantime, its answer must not be expected after the next disconnect.
        if (handlers.length === 0) return;
        this.#rooms.noteLiveRoom(room);
        // Before the handlers, because a handler that finds a gap requests the next snapshot immediately.
        this.#freshness.snapshotReceived(room, now());
        for (const one of handlers) notify('snapshot', () => one.snapshot(message.snapshot));
        break;
      }
      case 'sidebar': {
        const { kind, part, sports } = message;
        if (part === 'snapshot' && this.#sidebars.has(kind)) this.#freshness.snapshotReceived(kind, now());
        for (const handler of this.#sidebars.holders(kind)) notify(kind, () => handler({ type: part, sports }));
        break;
      }
      case 'feedSilent':
        this.#freshness.feedSilent();
    }
    this.check();
  }

  /** Evaluates freshness: closes lost rooms, reports staleness, and sends the requests that are due. */
  check(): void {
    const { now, notify, send, isConnected, onFreshness } = this.#deps;
    const { stale, probe, retry, lost } = this.#freshness.check(now(), this.#keys().length > 0);
    for (const room of lost) {
      for (const one of this.#rooms.handlersOf(room)) notify('closed', () => one.closed(room));
    }
    onFreshness(stale);
    for (const key of retry) {
      // A request for all live tables is repeated separately for each table that is missing.
      const message = this.#requestMessage(key);
      if (message && send(message)) this.#freshness.retried(key, now());
    }
    const [first] = this.#keys();
    if (probe && first !== undefined && isConnected()) this.request(first);
  }

  stop(): void {
    this.#rooms.stop();
    this.#sidebars.clear();
  }

  #keys(): readonly string[] {
    return [...this.#sidebars.keys(), ...this.#rooms.keys()];
  }

  #requestMessage(key: string): Outbound | undefined {
    return this.#sidebars.has(key) ? sidebarMessage(key) : this.#rooms.requestMessage(key);
  }

  #send(key: string, message: Outbound): void {
    if (this.#deps.send(message)) this.#freshness.requested(this.#rooms.expectedRooms(key), this.#deps.now());
    this.check();
  }

  #forget(key: string): void {
    this.#freshness.forget(key);
    this.check();
  }
}

function sidebarMessage(kind: string): Outbound {
  return kind === 'live_sidebar' ? ['live_sidebar'] : ['sidebar'];
}
