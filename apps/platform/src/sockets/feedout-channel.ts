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
import { silentLogger, type Logger } from '../kernel/logger.ts';
import { createAllowance } from './feedout-allowance.ts';

/** Milliseconds between collecting and sending changes. */
export const tickMilliseconds = 100;
/** Maximum milliseconds between messages of a room. A heartbeat makes a lost message visible as a gap. */
export const heartbeatMilliseconds = 1000;
/** Maximum number of rooms of one socket, besides the sidebars. Further requests are refused. */
export const maxRooms = 64;

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
  readonly producer?: Pick<Producer, 'isSilent' | 'heardAt'>;
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
export function attachFeedout(
  io: Server,
  { rooms, producer, sports, clock, logger = silentLogger }: FeedoutDeps,
): FeedoutChannel {
  const channel = io.of('/feedout');
  const counts = { malformed: 0, refused: 0, failed: 0 };
  const fail = (what: string, error: unknown): void => {
    counts.failed += 1;
    logger.error(`The offer channel failed at ${what}.`, error);
  };
  const guarded = (what: string, run: () => void): void => {
    try {
      run();
    } catch (error) {
      // A request of one socket must not end the process.
      fail(what, error);
    }
  };

  /** When the sockets were last notified of the current silence; undefined while the feed is live. */
  let toldAt: number | undefined;
  const isSilent = (): boolean => producer?.isSilent() ?? false;
  const silence = () => ({ since: isoTime(producer?.heardAt() ?? clock.now()) });
  /** Old prices are not sent as current ones: a subscriber gets its snapshot when the feed is live again. */
  const give = (socket: Socket, snapshot: OfferSnapshot | SidebarSnapshot): void => {
    if (isSilent()) socket.emit('feed_silent', silence());
    else socket.emit('initial_data', snapshot);
  };
  const giveAll = (): void => {
    for (const room of channel.adapter.rooms.keys()) {
      if (room === 'sidebar' || room === 'live_sidebar') {
        channel.to(room).emit('initial_data', rooms.sidebarSnapshot(room));
      } else if (room.includes('/')) {
        const snapshot = rooms.snapshot(room);
        if (snapshot) channel.to(room).emit('initial_data', snapshot);
      }
    }
  };
  /** Runs after the changes of a tick, so that a snapshot equals what all members have. */
  const followSilence = (): void => {
    const now = clock.now();
    if (isSilent()) {
      if (toldAt !== undefined && now - toldAt < silenceMilliseconds) return;
      toldAt = now;
      channel.emit('feed_silent', silence());
    } else if (toldAt !== undefined) {
      toldAt = undefined;
      giveAll();
    }
  };

  channel.on('connection', (socket) => {
    const allowance = createAllowance(clock);
    const join = (room: string): void => {
      const isFull = !socket.rooms.has(room) && roomsOf(socket) >= maxRooms;
      const snapshot = isFull || !allowance.take() ? undefined : rooms.snapshot(room);
      if (!snapshot) {
        counts.refused += 1;
        return;
      }
      // Joining and the snapshot happen in one turn, so that no change falls between them.
      void socket.join(room);
      give(socket, snapshot);
    };
    const joinSidebar = (kind: SidebarKind): void => {
      if (!allowance.take()) {
        counts.refused += 1;
        return;
      }
      void socket.join(kind);
      give(socket, rooms.sidebarSnapshot(kind));
    };
    const on = <S extends v.GenericSchema<unknown, unknown[]>>(
      name: Subscription,
      args: S,
      take: (args: v.InferOutput<S>) => void,
    ): void => {
      socket.on(name, (...sent: unknown[]) => {
        const parsed = v.safeParse(args, sent);
        if (parsed.success) guarded(name, () => take(parsed.output));
        else counts.malformed += 1;
      });
    };
    const { live, all, prematch, sidebar, live_sidebar, livematch, prematchmatch, leave } = outboundEvents;
    const follow = (kind: 'livematch' | 'prematchmatch', eventId: string, disconnect: boolean): void => {
      if (disconnect) void socket.leave(roomName(kind, eventId));
      else join(roomName(kind, eventId));
    };
    on('live', live.args, ([{ sport }]) => join(roomName('live', sport)));
    on('prematch', prematch.args, ([{ sport }]) => join(roomName('prematch', sport)));
    on('all', all.args, () => sports.forEach((sport) => join(roomName('live', sport))));
    on('sidebar', sidebar.args, () => joinSidebar('sidebar'));
    on('live_sidebar', live_sidebar.args, () => joinSidebar('live_sidebar'));
    on('livematch', livematch.args, ([{ eventId, disconnect }]) => follow('livematch', eventId, disconnect));
    on('prematchmatch', prematchmatch.args, ([{ eventId, disconnect }]) =>
      follow('prematchmatch', eventId, disconnect),
    );
    on('leave', leave.args, ([{ room }]) => void socket.leave(room));
  });

  const forgetEmpty = (room: string): void => {
    if (room === 'sidebar' || room === 'live_sidebar') rooms.closeSidebar(room);
    else if (room.includes('/')) rooms.close(room);
  };
  channel.adapter.on('delete-room', forgetEmpty);
  const stopTicking = every(clock, tickMilliseconds, () =>
    guarded('a tick', () => {
      for (const message of rooms.tick()) {
        if (message.type === 'failed') fail(message.room, message.error);
        else send(channel, message);
      }
      followSilence();
    }),
  );
  const stopBeating = every(clock, heartbeatMilliseconds, () =>
    guarded('a beat', () => {
      // A heartbeat confirms that a room is current, so none is sent while the feed is silent.
      if (!isSilent()) for (const message of rooms.heartbeat()) if (message.type !== 'failed') send(channel, message);
    }),
  );
  return {
    stats: () => ({ ...counts }),
    stop: () => {
      stopTicking();
      stopBeating();
      channel.adapter.off('delete-room', forgetEmpty);
    },
  };
}

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
