import { inboundEvents, outboundEvents, roomKinds, roomName, type SocketEvent } from '@kvota/contracts';

/** An event with its name and its sender. */
export interface WireEvent {
  readonly name: string;
  readonly direction: 'in' | 'out';
  readonly event: SocketEvent;
}

const listed = (direction: WireEvent['direction'], events: Readonly<Record<string, SocketEvent>>): WireEvent[] =>
  Object.entries(events).map(([name, event]) => ({ name, direction, event }));

/** Every event of both channels. */
export const wireEvents: readonly WireEvent[] = [...listed('in', inboundEvents), ...listed('out', outboundEvents)];

/** A kind of room: the events that enter it, arrive in it and leave it. */
export interface RoomRow {
  readonly room: string;
  readonly shows: string;
  readonly enter: string;
  readonly says: string;
  readonly leave: string;
}

const facts: Readonly<Record<(typeof roomKinds)[number], Omit<RoomRow, 'room'>>> = {
  prematch: { shows: 'the prematch table of a sport', enter: 'prematch', says: 'prematch_update', leave: 'leave' },
  live: { shows: 'the live table of a sport', enter: 'live, all', says: 'live_update', leave: 'leave' },
  prematchmatch: {
    shows: 'every market of one prematch match',
    enter: 'prematchmatch',
    says: 'prematch_update',
    leave: 'prematchmatch with disconnect',
  },
  livematch: {
    shows: 'every market of one live match',
    enter: 'livematch',
    says: 'live_match_update',
    leave: 'livematch with disconnect',
  },
};

export const rooms: readonly RoomRow[] = [
  ...roomKinds.map((kind) => ({
    room: roomName(kind, kind === 'prematch' || kind === 'live' ? 'F' : '4711'),
    ...facts[kind],
  })),
  {
    room: 'sidebar',
    shows: 'sports and leagues of the prematch sidebar',
    enter: 'sidebar',
    says: 'sidebar_update',
    leave: 'leave',
  },
  {
    room: 'live_sidebar',
    shows: 'sports and leagues of the live sidebar',
    enter: 'live_sidebar',
    says: 'live_sidebar_update',
    leave: 'leave',
  },
];
