import {
  outboundEvents,
  roomName,
  rowKey,
  type Outcome,
  type OutboundEventName,
  type RoomPosition,
} from '@kvota/contracts';
import { every, type Clock, type Stop } from '@kvota/server';
import type { Namespace, Server, Socket } from 'socket.io';
import type * as v from 'valibot';

import type { RoomSource } from '../offer/rooms/room-source.ts';
import { sidebarName, sidebarOf, type RoomMessage } from '../offer/rooms/rooms.ts';
import type { Producer } from '../feed/producer.ts';
import { isoTime } from '../kernel/iso-time.ts';
import { silentLogger, type Logger } from '../kernel/log/logger.ts';
import { createAllowance, type Allowance } from './allowance.ts';
import { groupByRooms } from './group-by-rooms.ts';
import { RoomBroadcast, sendToSockets } from './room-broadcast.ts';
import { sizeOf, sizeOfSnapshot } from './message-size.ts';
import { readArgs, takeAcknowledgement } from './read-args.ts';
import { BehindSockets } from './slow/behind-sockets.ts';
import type { SlowConnections } from './slow/slow-connections.ts';

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

/** Bytes of missed messages above which a snapshot is considered in place of them. */
const longestResumed = 16 * 1024;

/** Milliseconds between repetitions of `feed_silent`, because one message may be lost. */
export const silenceMilliseconds = 2000;

/** Acknowledges a subscription that the limits of the socket refuse, or whose room does not exist. */
const refused: Outcome = {
  ErrorText: 'There is no such room, or the limits of this connection are reached.',
  error: 'refused',
};

/** Counters: messages that violate the contract, refused requests, own failures, and updates that slow sockets missed. */
export interface FeedoutCounts {
  readonly malformed: number;
  readonly refused: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The running channel. */
export interface FeedoutChannel {
  stats(): FeedoutCounts;
  stop: Stop;
}

export interface FeedoutDeps {
  readonly rooms: RoomSource;
  /** Reports whether the feed is silent. Default: never. */
  readonly producer?: Pick<Producer, 'isSilent' | 'receivedAt'>;
  /** Codes of the sports that `all` subscribes to. */
  readonly sports: readonly string[];
  readonly clock: Clock;
  /** Reports which connections are behind. Default: none is. */
  readonly slow?: Pick<SlowConnections, 'any' | 'isBehind'>;
  readonly logger?: Logger;
}

const nobodySlow = { any: () => false, isBehind: () => false };

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
  readonly #behind: BehindSockets;
  readonly #counts = { malformed: 0, refused: 0, failed: 0 };
  readonly #stops: readonly Stop[];
  /** Rooms without members, the one that has been empty for longest first, and how to keep each. */
  readonly #empty = new Map<string, Stop>();
  /** When the sockets were last notified of the current silence; undefined while the feed is live. */
  #notifiedAt: number | undefined;

  constructor(channel: Namespace, deps: FeedoutDeps) {
    this.#channel = channel;
    this.#broadcast = new RoomBroadcast(channel);
    this.#behind = new BehindSockets(deps.slow ?? nobodySlow, deps.rooms);
    this.#deps = deps;
    const closeEmpty = (room: string): void => this.#keepEmpty(room);
    channel.on('connection', (socket) => this.#serve(socket));
    channel.adapter.on('delete-room', closeEmpty);
    this.#stops = [
      every(deps.clock, tickMilliseconds, () => this.#guarded('a tick', () => this.#tick())),
      deps.rooms.onNews?.(() => this.#guarded('news', () => this.#tick())) ?? (() => {}),
      every(deps.clock, heartbeatMilliseconds, () => this.#guarded('a heartbeat', () => this.#heartbeat())),
      () => channel.adapter.off('delete-room', closeEmpty),
      () => this.#empty.forEach((stop) => stop()),
    ];
  }

  stats(): FeedoutCounts {
    return { ...this.#counts, skipped: this.#behind.skipped };
  }

  readonly stop = (): void => this.#stops.forEach((stop) => stop());

  #tick(): void {
    const messages = this.#deps.rooms.tick();
    for (const message of messages) {
      if (message.type === 'failed') this.#fail(message.room, message.error);
      else this.#broadcast.add(roomOf(message), ...eventOf(message));
    }
    this.#flush(messages);
    this.#followSilence(messages);
  }

  /** Sends what was added. Sockets that are behind get it later, from the number before these messages. */
  #flush(messages: readonly RoomMessage[]): void {
    const behind = this.#behind;
    if (!behind.any()) return this.#broadcast.flush();
    const numbers = new Map<string, number | undefined>();
    const before = (room: string): number | undefined => {
      if (!numbers.has(room)) numbers.set(room, numberBefore(messages, room));
      return numbers.get(room);
    };
    this.#broadcast.flush((socket, rooms) => {
      if (!behind.has(socket)) return false;
      for (const room of rooms) behind.skip(socket, room, before(room));
      return true;
    });
  }

  #heartbeat(): void {
    // A heartbeat confirms that a room is current, so none is sent while the feed is silent.
    if (this.#isSilent()) return;
    const quiet = this.#deps.rooms.heartbeat();
    if (quiet.size === 0) return;
    for (const { rooms, sockets } of groupByRooms(this.#channel, quiet.keys())) {
      const numbers = Object.fromEntries(rooms.map((room) => [room, quiet.get(room)]));
      const current = this.#behind.any() ? sockets.filter((socket) => !this.#behind.has(socket)) : sockets;
      sendToSockets(current, this.#channel.name, 'heartbeat', numbers);
    }
  }

  #isSilent(): boolean {
    return this.#deps.producer?.isSilent() ?? false;
  }

  #silence(): { since: string } {
    const { producer, clock } = this.#deps;
    return { since: isoTime(producer?.receivedAt() ?? clock.now()) };
  }

  /** Runs after the messages of a tick, so that a snapshot equals what all members have. */
  #followSilence(sent: readonly RoomMessage[]): void {
    const now = this.#deps.clock.now();
    if (this.#isSilent()) {
      if (this.#notifiedAt !== undefined && now - this.#notifiedAt < silenceMilliseconds) return;
      this.#notifiedAt = now;
      this.#channel.emit('feed_silent', this.#silence());
    } else if (this.#notifiedAt !== undefined) {
      this.#notifiedAt = undefined;
      this.#sendAllSnapshots(sent);
      this.#flush([]);
      // A socket without rooms gets no snapshot that ends the silence.
      this.#channel.emit('heartbeat', {});
    } else {
      this.#behind.resume((socket, room, position) => this.#send(socket, this.#enter(room, position) ?? []));
    }
  }

  /** Returns the messages from a position to what the members of a room have, or a snapshot if that is shorter. */
  #enter(room: string, position: RoomPosition): readonly RoomMessage[] | undefined {
    const { rooms } = this.#deps;
    const missed = rooms.enter(room, position);
    if (!missed || sizeOf(missed) <= longestResumed || missed[0]?.type === 'snapshot') return missed;
    const whole = rooms.enter(room, {}) ?? [];
    return whole.length > 0 && sizeOf(whole) < sizeOf(missed) ? whole : missed;
  }

  #send(socket: Socket, messages: readonly RoomMessage[]): void {
    for (const message of messages) if (message.type !== 'failed') socket.emit(...eventOf(message));
  }

  /** Sends the snapshots of all rooms, except those that the tick has sent already: a node that takes over sends all. */
  #sendAllSnapshots(sent: readonly RoomMessage[]): void {
    const { rooms } = this.#deps;
    const complete = new Set(sent.flatMap((message) => (message.type === 'snapshot' ? [message.room] : [])));
    for (const room of this.#channel.adapter.rooms.keys()) {
      if (!isOfferRoom(room) || complete.has(room)) continue;
      for (const message of rooms.enter(room, {}) ?? []) {
        if (message.type !== 'failed') this.#broadcast.add(room, ...eventOf(message));
      }
    }
  }

  #keepEmpty(room: string): void {
    if (!isOfferRoom(room)) return;
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
      join(sidebarName({ kind: 'sidebar', hours }), at),
    );
    this.#on(socket, 'live_sidebar', live_sidebar.args, ([at]) => join('live_sidebar', at));
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
    const isFull = room.includes('/') && !socket.rooms.has(room) && roomsOf(socket) >= maxRooms;
    const mayAsk = !isFull && limits.requests.take();
    const isSilent = this.#isSilent();
    // The end of a silence sends a snapshot to the members. A socket that joins after it has that of its request.
    if (isSilent !== (this.#notifiedAt !== undefined)) this.#tick();
    // Old prices are not sent as current ones: a subscriber gets its snapshot when the feed is live again.
    const messages = mayAsk ? this.#enter(room, isSilent ? {} : position) : undefined;
    if (
      !messages ||
      !messages.every((message) => message.type !== 'snapshot' || limits.bytes.take(sizeOfSnapshot(message.snapshot)))
    ) {
      this.#counts.refused += 1;
      // A room that was opened for this request only.
      if (messages && !this.#channel.adapter.rooms.has(room)) this.#keepEmpty(room);
      return false;
    }
    // Joining and what is sent happen in one turn, so that no change falls between them.
    this.#reopen(room);
    void socket.join(room);
    if (isSilent) socket.emit('feed_silent', this.#silence());
    else this.#send(socket, messages);
    this.#behind.answered(socket, room);
    return true;
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

/** Returns whether a room is one of the offer, and not that of a socket itself. */
const isOfferRoom = (room: string): boolean => room.includes('/') || sidebarOf(room) !== undefined;

/** Returns the number of offer rooms of a socket. */
function roomsOf(socket: Socket): number {
  let count = 0;
  for (const room of socket.rooms) if (room.includes('/')) count += 1;
  return count;
}

type SentMessage = Exclude<RoomMessage, { type: 'failed' }>;

const roomOf = (message: SentMessage): string => (message.type === 'sidebar' ? sidebarName(message) : message.room);

/** Returns the number before the first of the messages of a room; undefined if only a snapshot leads to what they change. */
function numberBefore(messages: readonly RoomMessage[], room: string): number | undefined {
  const its = messages.filter((message) => message.type !== 'failed' && roomOf(message) === room);
  const [first] = its;
  if (first === undefined || its.some(({ type }) => type === 'snapshot')) return undefined;
  if (first.type === 'delta') return (first.numbers[0] ?? 0) - 1;
  return first.type === 'change' ? first.change.seq - 1 : undefined;
}

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
