import { outboundEvents, roomName, type OutboundEventName } from '@kvota/contracts';
import type { Namespace, Server } from 'socket.io';
import * as v from 'valibot';

import type { RoomMessage, Rooms, SidebarKind } from '../book/rooms.ts';
import { every, type Clock, type Stop } from '../clock.ts';

/** How often changes are collected and sent, in milliseconds. */
export const tickMilliseconds = 100;
/** Rooms that one socket may be in; the oldest wish beyond that is not granted. */
const mostRooms = 64;

/** What the channel counts. */
export interface FeedoutChannel {
  stats(): { malformed: number; refused: number };
  stop: Stop;
}

type FeedoutEvent = Extract<
  OutboundEventName,
  'live' | 'all' | 'prematch' | 'sidebar' | 'live_sidebar' | 'livematch' | 'prematchmatch' | 'leave'
>;

/** The channel of the offer: snapshots on subscribing, sequenced changes after (NET-12 … NET-20, NET-25 … NET-31, OP-56). */
export function attachFeedout(
  io: Server,
  { rooms, sports, clock }: { rooms: Rooms; sports: readonly string[]; clock: Clock },
): FeedoutChannel {
  const channel = io.of('/feedout');
  const counts = { malformed: 0, refused: 0 };

  channel.on('connection', (socket) => {
    const on = (name: FeedoutEvent, take: (args: unknown[]) => void): void => {
      socket.on(name, (...args: unknown[]) => {
        const parsed = v.safeParse(outboundEvents[name].args, args);
        if (parsed.success) take(parsed.output);
        else counts.malformed += 1;
      });
    };
    const join = (room: string): void => {
      if (!socket.rooms.has(room) && socket.rooms.size > mostRooms) {
        counts.refused += 1;
        return;
      }
      const snapshot = rooms.snapshot(room);
      if (!snapshot) {
        counts.refused += 1;
        return;
      }
      // Joining and the snapshot happen in one turn: no change falls between them.
      void socket.join(room);
      socket.emit('initial_data', snapshot);
    };
    const joinSidebar = (kind: SidebarKind): void => {
      void socket.join(kind);
      socket.emit('initial_data', rooms.sidebarSnapshot(kind));
    };
    const match = (kind: 'livematch' | 'prematchmatch') => (args: unknown[]) => {
      const { eventId, disconnect } = v.parse(outboundEvents[kind].args, args)[0];
      if (disconnect) void socket.leave(roomName(kind, eventId));
      else join(roomName(kind, eventId));
    };
    on('live', (args) => join(roomName('live', v.parse(outboundEvents.live.args, args)[0].sport)));
    on('prematch', (args) => join(roomName('prematch', v.parse(outboundEvents.prematch.args, args)[0].sport)));
    on('all', () => sports.forEach((sport) => join(roomName('live', sport))));
    on('sidebar', () => joinSidebar('sidebar'));
    on('live_sidebar', () => joinSidebar('live_sidebar'));
    on('livematch', match('livematch'));
    on('prematchmatch', match('prematchmatch'));
    on('leave', (args) => void socket.leave(v.parse(outboundEvents.leave.args, args)[0].room));
  });

  const forgetEmpty = (room: string): void => {
    if (room === 'sidebar' || room === 'live_sidebar') rooms.closeSidebar(room);
    else if (room.includes('/')) rooms.close(room);
  };
  channel.adapter.on('delete-room', forgetEmpty);
  const stopTicking = every(clock, tickMilliseconds, () => {
    for (const message of rooms.tick()) send(channel, message);
  });
  return {
    stats: () => ({ ...counts }),
    stop: () => {
      stopTicking();
      channel.adapter.off('delete-room', forgetEmpty);
    },
  };
}

function send(channel: Namespace, message: RoomMessage): void {
  switch (message.type) {
    case 'delta':
      channel.to(message.room).emit(eventOf(message.kind), message.room, message.numbers);
      return;
    case 'change':
      channel.to(message.room).emit(eventOf(message.kind), message.room, message.change);
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

function eventOf(kind: keyof typeof eventNames): (typeof eventNames)[keyof typeof eventNames] {
  return eventNames[kind];
}
