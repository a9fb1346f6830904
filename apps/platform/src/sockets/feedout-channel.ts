import {
  outboundEvents,
  roomName,
  type OfferSnapshot,
  type OutboundEventName,
  type SidebarSnapshot,
} from '@kvota/contracts';
import type { Namespace, Server, Socket } from 'socket.io';
import * as v from 'valibot';

import type { RoomMessage, Rooms, SidebarKind } from '../offer/rooms/rooms.ts';
import { every, type Clock, type Stop } from '../kernel/clock.ts';
import type { Producer } from '../feed/producer.ts';
import { isoTime } from '../kernel/iso-time.ts';
import { silentLogger, type Logger } from '../kernel/log/logger.ts';
import { createAllowance, type Allowance } from './allowance.ts';

/** Milliseconds between collecting and sending changes. */
export const tickMilliseconds = 100;
/** Maximum milliseconds between messages of a room. A heartbeat makes a lost message visible as a gap. */
export const heartbeatMilliseconds = 1000;
/** Maximum number of rooms of one socket, besides the sidebars. Further requests are refused. */
export const maxRooms = 64;

/** Snapshots that an idle socket may request at once, and per second in the long run. Each costs processor time. */
const snapshots = { burst: 100, perSecond: 10 };

/** Milliseconds between repetitions of `feed_silent`, because one message may be lost. */
export const silenceMilliseconds = 2000;

/** Counters: messages that violate the contract, refused requests, and own failures. */
export interface FeedoutCounts {
  readonly malformed: number;
  readonly refused: number;
  readonly failed: number;
}

/** The running channel. */
export interface FeedoutChannel {
  stats(): FeedoutCounts;
  stop: Stop;
}

export interface FeedoutDeps {
  readonly rooms: Rooms;
  /** Reports whether the feed is silent. Default: never. */
  readonly producer?: Pick<Producer, 'isSilent' | 'receivedAt'>;
  /** Codes of the sports that `all` subscribes to. */
  readonly sports: readonly string[];
  readonly clock: Clock;
  readonly logger?: Logger;
}

type Subscription = Extract<
  OutboundEventName,
  'live' | 'all' | 'prematch' | 'sidebar' | 'live_sidebar' | 'livematch' | 'prematchmatch' | 'leave'
>;

/**
 * Opens the channel of the offer: a snapshot on subscribing, sequenced changes after it (NET-12 … NET-20, NET-25 …
 * NET-31, OP-56).
 */
export function attachFeedout(io: Server, deps: FeedoutDeps): FeedoutChannel {
  return new Feedout(io.of('/feedout'), deps);
}

class Feedout implements FeedoutChannel {
  readonly #channel: Namespace;
  readonly #deps: FeedoutDeps;
  readonly #counts = { malformed: 0, refused: 0, failed: 0 };
  readonly #stops: readonly Stop[];
  /** When the sockets were last notified of the current silence; undefined while the feed is live. */
  #notifiedAt: number | undefined;

  constructor(channel: Namespace, deps: FeedoutDeps) {
    this.#channel = channel;
    this.#deps = deps;
    const closeEmpty = (room: string): void => this.#closeEmpty(room);
    channel.on('connection', (socket) => this.#serve(socket));
    channel.adapter.on('delete-room', closeEmpty);
    this.#stops = [
      every(deps.clock, tickMilliseconds, () => this.#guarded('a tick', () => this.#tick())),
      every(deps.clock, heartbeatMilliseconds, () => this.#guarded('a heartbeat', () => this.#heartbeat())),
      () => channel.adapter.off('delete-room', closeEmpty),
    ];
  }

  stats(): FeedoutCounts {
    return { ...this.#counts };
  }

  readonly stop = (): void => this.#stops.forEach((stop) => stop());

  #tick(): void {
    for (const message of this.#deps.rooms.tick()) {
      if (message.type === 'failed') this.#fail(message.room, message.error);
      else send(this.#channel, message);
    }
    this.#followSilence();
  }

  #heartbeat(): void {
    // A heartbeat confirms that a room is current, so none is sent while the feed is silent.
    if (this.#isSilent()) return;
    for (const message of this.#deps.rooms.heartbeat()) if (message.type !== 'failed') send(this.#channel, message);
  }

  #isSilent(): boolean {
    return this.#deps.producer?.isSilent() ?? false;
  }

  #silence(): { since: string } {
    const { producer, clock } = this.#deps;
    return { since: isoTime(producer?.receivedAt() ?? clock.now()) };
  }

  /** Runs after the changes of a tick, so that a snapshot equals what all members have. */
  #followSilence(): void {
    const now = this.#deps.clock.now();
    if (this.#isSilent()) {
      if (this.#notifiedAt !== undefined && now - this.#notifiedAt < silenceMilliseconds) return;
      this.#notifiedAt = now;
      this.#channel.emit('feed_silent', this.#silence());
    } else if (this.#notifiedAt !== undefined) {
      this.#notifiedAt = undefined;
      this.#sendAllSnapshots();
    }
  }

  #sendAllSnapshots(): void {
    const { rooms } = this.#deps;
    for (const room of this.#channel.adapter.rooms.keys()) {
      if (isSidebar(room)) {
        this.#channel.to(room).emit('initial_data', rooms.sidebarSnapshot(room));
      } else if (room.includes('/')) {
        const snapshot = rooms.snapshot(room);
        if (snapshot) this.#channel.to(room).emit('initial_data', snapshot);
      }
    }
  }

  #closeEmpty(room: string): void {
    if (isSidebar(room)) this.#deps.rooms.closeSidebar(room);
    else if (room.includes('/')) this.#deps.rooms.close(room);
  }

  #serve(socket: Socket): void {
    const allowance = createAllowance(this.#deps.clock, snapshots);
    const { live, all, prematch, sidebar, live_sidebar, livematch, prematchmatch, leave } = outboundEvents;
    const join = (room: string): void => this.#join(socket, allowance, room);
    const joinSidebar = (kind: SidebarKind): void => this.#joinSidebar(socket, allowance, kind);
    const follow = (kind: 'livematch' | 'prematchmatch', eventId: string, disconnect: boolean): void => {
      if (disconnect) void socket.leave(roomName(kind, eventId));
      else join(roomName(kind, eventId));
    };
    this.#on(socket, 'live', live.args, ([{ sport }]) => join(roomName('live', sport)));
    this.#on(socket, 'prematch', prematch.args, ([{ sport }]) => join(roomName('prematch', sport)));
    this.#on(socket, 'all', all.args, () => this.#deps.sports.forEach((sport) => join(roomName('live', sport))));
    this.#on(socket, 'sidebar', sidebar.args, () => joinSidebar('sidebar'));
    this.#on(socket, 'live_sidebar', live_sidebar.args, () => joinSidebar('live_sidebar'));
    this.#on(socket, 'livematch', livematch.args, ([{ eventId, disconnect }]) =>
      follow('livematch', eventId, disconnect),
    );
    this.#on(socket, 'prematchmatch', prematchmatch.args, ([{ eventId, disconnect }]) =>
      follow('prematchmatch', eventId, disconnect),
    );
    this.#on(socket, 'leave', leave.args, ([{ room }]) => void socket.leave(room));
  }

  #on<S extends v.GenericSchema<unknown, unknown[]>>(
    socket: Socket,
    name: Subscription,
    args: S,
    take: (args: v.InferOutput<S>) => void,
  ): void {
    socket.on(name, (...sent: unknown[]) => {
      const parsed = v.safeParse(args, sent);
      if (parsed.success) this.#guarded(name, () => take(parsed.output));
      else this.#counts.malformed += 1;
    });
  }

  #join(socket: Socket, allowance: Allowance, room: string): void {
    const isFull = !socket.rooms.has(room) && roomsOf(socket) >= maxRooms;
    const snapshot = isFull || !allowance.take() ? undefined : this.#deps.rooms.snapshot(room);
    if (!snapshot) {
      this.#counts.refused += 1;
      return;
    }
    // Joining and the snapshot happen in one turn, so that no change falls between them.
    void socket.join(room);
    this.#sendSnapshot(socket, snapshot);
  }

  #joinSidebar(socket: Socket, allowance: Allowance, kind: SidebarKind): void {
    if (!allowance.take()) {
      this.#counts.refused += 1;
      return;
    }
    void socket.join(kind);
    this.#sendSnapshot(socket, this.#deps.rooms.sidebarSnapshot(kind));
  }

  /** Old prices are not sent as current ones: a subscriber gets its snapshot when the feed is live again. */
  #sendSnapshot(socket: Socket, snapshot: OfferSnapshot | SidebarSnapshot): void {
    if (this.#isSilent()) socket.emit('feed_silent', this.#silence());
    else socket.emit('initial_data', snapshot);
  }

  #guarded(what: string, run: () => void): void {
    try {
      run();
    } catch (error) {
      // A request of one socket must not end the process.
      this.#fail(what, error);
    }
  }

  #fail(what: string, error: unknown): void {
    this.#counts.failed += 1;
    (this.#deps.logger ?? silentLogger).error(`The offer channel failed at ${what}.`, error);
  }
}

const isSidebar = (room: string): room is SidebarKind => room === 'sidebar' || room === 'live_sidebar';

/** Returns the number of offer rooms of a socket. */
function roomsOf(socket: Socket): number {
  let count = 0;
  for (const room of socket.rooms) if (room.includes('/')) count += 1;
  return count;
}

function send(channel: Namespace, message: Exclude<RoomMessage, { type: 'failed' }>): void {
  switch (message.type) {
    case 'delta':
      channel.to(message.room).emit(eventNames[message.kind], message.room, message.numbers);
      return;
    case 'change':
      channel.to(message.room).emit(eventNames[message.kind], message.room, message.change);
      return;
    case 'snapshot':
      channel.to(message.room).emit('initial_data', message.snapshot);
      return;
    case 'inactive':
      channel.to(message.room).emit('live_inactive_update', { eventId: message.eventId, sport: message.sport });
      return;
    case 'sidebar':
      channel
        .to(message.kind)
        .emit(message.kind === 'sidebar' ? 'sidebar_update' : 'live_sidebar_update', message.sports);
  }
}

const eventNames = {
  prematch: 'prematch_update',
  prematchmatch: 'prematch_update',
  live: 'live_update',
  livematch: 'live_match_update',
} as const;
