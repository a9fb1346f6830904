import {
  outboundEvents,
  roomName,
  rowKey,
  TimeFilter,
  type OfferSnapshot,
  type Outcome,
  type OutboundEventName,
  type RoomPosition,
  type SidebarSnapshot,
} from '@kvota/contracts';
import type { Namespace, Server, Socket } from 'socket.io';
import type * as v from 'valibot';

import { sidebarName, type RoomMessage, type Rooms, type SidebarRoom } from '../offer/rooms/rooms.ts';
import { every, type Clock, type Stop } from '../kernel/clock.ts';
import type { Producer } from '../feed/producer.ts';
import { isoTime } from '../kernel/iso-time.ts';
import { silentLogger, type Logger } from '../kernel/log/logger.ts';
import { createAllowance, type Allowance } from './allowance.ts';
import { groupByRooms } from './group-by-rooms.ts';
import { RoomBroadcast, sendToSockets } from './room-broadcast.ts';
import { readArgs, takeAcknowledgement } from './read-args.ts';

/** Milliseconds between collecting and sending changes. */
export const tickMilliseconds = 100;
/** Maximum milliseconds without news of a room. A heartbeat with its number makes a lost message visible. */
export const heartbeatMilliseconds = 1000;
/** Maximum number of rooms of one socket, besides the sidebars. Further requests are refused. */
export const maxRooms = 64;

/** Requests that an idle socket may make at once, and per second in the long run. Each costs processor time. */
const requests = { burst: 100, perSecond: 10 };
/** Bytes of snapshots that an idle socket may get at once, and per second (NET-37). A page needs up to 0.5 MB. */
const snapshotBytes = { burst: 2_000_000, perSecond: 60_000 };

/** Milliseconds that a room without members is kept, so that a client that returns resumes it; and how many such rooms at most. */
export const keptMilliseconds = 20_000;
const keptRooms = 200;

/** Milliseconds between repetitions of `feed_silent`, because one message may be lost. */
export const silenceMilliseconds = 2000;

/** Acknowledges a subscription that the limits of the socket refuse, or whose room does not exist. */
const refused: Outcome = {
  ErrorText: 'There is no such room, or the limits of this connection are reached.',
  error: 'refused',
};

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

/** Limits of one socket. */
interface Limits {
  readonly requests: Allowance;
  readonly bytes: Allowance;
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
  readonly #broadcast: RoomBroadcast;
  readonly #counts = { malformed: 0, refused: 0, failed: 0 };
  readonly #stops: readonly Stop[];
  /** Rooms without members, the one that has been empty for longest first, and how to keep each. */
  readonly #empty = new Map<string, Stop>();
  /** When the sockets were last notified of the current silence; undefined while the feed is live. */
  #notifiedAt: number | undefined;

  constructor(channel: Namespace, deps: FeedoutDeps) {
    this.#channel = channel;
    this.#broadcast = new RoomBroadcast(channel);
    this.#deps = deps;
    const closeEmpty = (room: string): void => this.#keepEmpty(room);
    channel.on('connection', (socket) => this.#serve(socket));
    channel.adapter.on('delete-room', closeEmpty);
    this.#stops = [
      every(deps.clock, tickMilliseconds, () => this.#guarded('a tick', () => this.#tick())),
      every(deps.clock, heartbeatMilliseconds, () => this.#guarded('a heartbeat', () => this.#heartbeat())),
      () => channel.adapter.off('delete-room', closeEmpty),
      () => this.#empty.forEach((stop) => stop()),
    ];
  }

  stats(): FeedoutCounts {
    return { ...this.#counts };
  }

  readonly stop = (): void => this.#stops.forEach((stop) => stop());

  #tick(): void {
    for (const message of this.#deps.rooms.tick()) {
      if (message.type === 'failed') this.#fail(message.room, message.error);
      else this.#broadcast.add(roomOf(message), ...eventOf(message));
    }
    this.#broadcast.flush();
    this.#followSilence();
  }

  #heartbeat(): void {
    // A heartbeat confirms that a room is current, so none is sent while the feed is silent.
    if (this.#isSilent()) return;
    const quiet = this.#deps.rooms.heartbeat();
    if (quiet.size === 0) return;
    for (const { rooms, sockets } of groupByRooms(this.#channel, quiet.keys())) {
      const numbers = Object.fromEntries(rooms.map((room) => [room, quiet.get(room)]));
      sendToSockets(sockets, this.#channel.name, 'heartbeat', numbers);
    }
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
      // A socket without rooms gets no snapshot that ends the silence.
      this.#channel.emit('heartbeat', {});
    }
  }

  #sendAllSnapshots(): void {
    const { rooms } = this.#deps;
    for (const room of this.#channel.adapter.rooms.keys()) {
      const sidebar = sidebarOf(room);
      if (sidebar) {
        this.#channel.to(room).emit('initial_data', rooms.sidebarSnapshot(sidebar));
      } else if (room.includes('/')) {
        const snapshot = rooms.snapshot(room);
        if (snapshot) this.#channel.to(room).emit('initial_data', snapshot);
      }
    }
  }

  #keepEmpty(room: string): void {
    // The room of a socket itself.
    if (!room.includes('/') && !sidebarOf(room)) return;
    this.#empty.get(room)?.();
    this.#empty.set(
      room,
      this.#deps.clock.after(keptMilliseconds, () => this.#close(room)),
    );
    const [longest] = this.#empty.keys();
    if (longest !== undefined && this.#empty.size > keptRooms) this.#close(longest);
  }

  #close(room: string): void {
    this.#reopen(room);
    this.#deps.rooms.close(room);
  }

  /** Forgets that a room was empty. */
  #reopen(room: string): void {
    this.#empty.get(room)?.();
    this.#empty.delete(room);
  }

  #serve(socket: Socket): void {
    const { clock } = this.#deps;
    const limits = { requests: createAllowance(clock, requests), bytes: createAllowance(clock, snapshotBytes) };
    const { live, all, prematch, sidebar, live_sidebar, livematch, prematchmatch, leave } = outboundEvents;
    const join = (room: string, position: RoomPosition = {}): boolean => this.#join(socket, limits, room, position);
    const joinSidebar = (room: SidebarRoom, position: RoomPosition = {}): boolean =>
      this.#joinSidebar(socket, limits, room, position);
    const leaveRoom = (room: string): boolean => {
      void socket.leave(room);
      return true;
    };
    const follow = (
      kind: 'livematch' | 'prematchmatch',
      one: RoomPosition & { eventId: string; disconnect: boolean },
    ): boolean => {
      const room = roomName(kind, one.eventId);
      return one.disconnect ? leaveRoom(room) : join(room, one);
    };
    this.#on(socket, 'live', live.args, ([{ sport, ...at }]) => join(roomName('live', sport), at));
    this.#on(socket, 'prematch', prematch.args, ([{ sport, eventId, ...at }]) =>
      join(roomName('prematch', eventId === undefined ? sport : rowKey(sport, eventId)), at),
    );
    this.#on(socket, 'all', all.args, ([known]) =>
      this.#deps.sports
        .map((sport) => join(roomName('live', sport), known?.rooms[roomName('live', sport)]))
        .every(Boolean),
    );
    this.#on(socket, 'sidebar', sidebar.args, ([{ time_filter: hours = null, ...at } = {}]) =>
      joinSidebar({ kind: 'sidebar', hours }, at),
    );
    this.#on(socket, 'live_sidebar', live_sidebar.args, ([at]) =>
      joinSidebar({ kind: 'live_sidebar', hours: null }, at),
    );
    this.#on(socket, 'livematch', livematch.args, ([one]) => follow('livematch', one));
    this.#on(socket, 'prematchmatch', prematchmatch.args, ([one]) => follow('prematchmatch', one));
    this.#on(socket, 'leave', leave.args, ([{ room }]) => leaveRoom(room));
  }

  #on<S extends v.GenericSchema<unknown, unknown[]>>(
    socket: Socket,
    name: Subscription,
    args: S,
    take: (args: v.InferOutput<S>) => boolean,
  ): void {
    socket.on(name, (...sent: unknown[]) => {
      const done = takeAcknowledgement(sent);
      const read = readArgs(args, sent);
      if ('fault' in read) {
        this.#counts.malformed += 1;
        done({ ErrorText: read.fault, error: 'invalidInput' });
        return;
      }
      this.#guarded(name, () => done(take(read.args) ? { ErrorText: 'ok' } : refused));
    });
  }

  /** Returns whether the socket is in the room. */
  #join(socket: Socket, limits: Limits, room: string, position: RoomPosition): boolean {
    const { rooms } = this.#deps;
    const isFull = !socket.rooms.has(room) && roomsOf(socket) >= maxRooms;
    const mayAsk = !isFull && limits.requests.take();
    const missed = mayAsk && !this.#isSilent() ? rooms.resume(room, position) : undefined;
    const snapshot = mayAsk && !missed ? rooms.snapshot(room) : undefined;
    if (!missed && !(snapshot && limits.bytes.take(sizeOf(snapshot)))) {
      this.#counts.refused += 1;
      // A room that was opened for this request only.
      if (snapshot && !this.#channel.adapter.rooms.has(room)) this.#keepEmpty(room);
      return false;
    }
    // Joining and what is sent happen in one turn, so that no change falls between them.
    this.#reopen(room);
    void socket.join(room);
    if (snapshot) this.#sendSnapshot(socket, snapshot);
    else for (const message of missed ?? []) if (message.type !== 'failed') socket.emit(...eventOf(message));
    return true;
  }

  #joinSidebar(socket: Socket, limits: Limits, room: SidebarRoom, position: RoomPosition): boolean {
    const { rooms } = this.#deps;
    const snapshot = limits.requests.take()
      ? ((this.#isSilent() ? undefined : rooms.resumeSidebar(room, position)) ?? rooms.sidebarSnapshot(room))
      : undefined;
    if (!snapshot || !limits.bytes.take(sizeOf(snapshot))) {
      this.#counts.refused += 1;
      // A sidebar that was opened for this request only.
      if (snapshot && !this.#channel.adapter.rooms.has(sidebarName(room))) this.#keepEmpty(sidebarName(room));
      return false;
    }
    this.#reopen(sidebarName(room));
    void socket.join(sidebarName(room));
    this.#sendSnapshot(socket, snapshot);
    return true;
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

/** Reads the name of a sidebar's room. */
function sidebarOf(room: string): SidebarRoom | undefined {
  if (room === 'live_sidebar') return { kind: room, hours: null };
  const [kind, hours] = room.split(':');
  if (kind !== 'sidebar') return undefined;
  return { kind, hours: TimeFilter.options.find((known) => String(known) === hours) ?? null };
}

/**
 * Estimates the bytes of a snapshot from its counts, because writing it as text for that costs as much as sending it.
 * A test compares the estimate with the text.
 */
export function sizeOf(snapshot: OfferSnapshot | SidebarSnapshot): number {
  if ('sports' in snapshot) {
    const countries = snapshot.sports.flatMap(({ groupByCountries }) => groupByCountries);
    return 80 * (countries.length + countries.reduce((sum, { leagues }) => sum + leagues.length, 0));
  }
  return 500 + 500 * snapshot.matches.length + 75 * snapshot.odds.length;
}

/** Returns the number of offer rooms of a socket. */
function roomsOf(socket: Socket): number {
  let count = 0;
  for (const room of socket.rooms) if (room.includes('/')) count += 1;
  return count;
}

type SentMessage = Exclude<RoomMessage, { type: 'failed' }>;

const roomOf = (message: SentMessage): string => (message.type === 'sidebar' ? sidebarName(message) : message.room);

/** Returns the name and the arguments of the event that carries a message. */
function eventOf(message: SentMessage): [event: string, ...args: unknown[]] {
  switch (message.type) {
    case 'delta':
      return [eventNames[message.kind], message.room, message.numbers];
    case 'change':
      return [eventNames[message.kind], message.room, message.change];
    case 'snapshot':
      return ['initial_data', message.snapshot];
    case 'inactive':
      return ['live_inactive_update', { eventId: message.eventId, sport: message.sport }];
    case 'sidebar': {
      const hours = message.hours === null ? [] : [message.hours];
      return [message.kind === 'sidebar' ? 'sidebar_update' : 'live_sidebar_update', message.sports, ...hours];
    }
  }
}

const eventNames = {
  prematch: 'prematch_update',
  prematchmatch: 'prematch_update',
  live: 'live_update',
  livematch: 'live_match_update',
} as const;
