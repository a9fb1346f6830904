import { roomName, type OutboundEventName } from '@kvota/contracts';

/** What can be subscribed to: a sport's table, one match, or the live tables of every sport. */
export type RoomTarget =
  | { readonly kind: 'live' | 'prematch'; readonly sport: string }
  | { readonly kind: 'livematch' | 'prematchmatch'; readonly eventId: string; readonly sport: string }
  | { readonly kind: 'all' };

/** A message to the platform: the event and its arguments. */
export type Outbound = readonly [event: OutboundEventName, ...args: unknown[]];

/** The key under which {@link RoomTarget} `all` is held; no room has this name. */
export const everyLiveRoom = 'all';

/** The room that a target names: `live/F`, `livematch/4711`; `all` stands for every room that begins with `live/`. */
export function roomOf(target: RoomTarget): string {
  switch (target.kind) {
    case 'all':
      return everyLiveRoom;
    case 'live':
    case 'prematch':
      return roomName(target.kind, target.sport);
    case 'livematch':
    case 'prematchmatch':
      return roomName(target.kind, target.eventId);
  }
}

/** The message that subscribes, or asks for the snapshot again (NET-25 … NET-27, NET-30, NET-31). */
export function joinOf(target: RoomTarget): Outbound {
  switch (target.kind) {
    case 'all':
      return ['all'];
    case 'live':
    case 'prematch':
      return [target.kind, { sport: target.sport }];
    case 'livematch':
    case 'prematchmatch':
      return [target.kind, { eventId: target.eventId, sport: target.sport, disconnect: false }];
  }
}

/** The messages that leave a room; `seen` are the live rooms that came with `all`. */
export function leaveOf(target: RoomTarget, seen: readonly string[]): readonly Outbound[] {
  switch (target.kind) {
    case 'all':
      return seen.map((room) => ['leave', { room }]);
    case 'live':
    case 'prematch':
      return [['leave', { room: roomOf(target) }]];
    case 'livematch':
    case 'prematchmatch':
      return [[target.kind, { eventId: target.eventId, sport: target.sport, disconnect: true }]];
  }
}

/** Whether a room is one of those that `all` subscribes to. */
export function isLiveTable(room: string): boolean {
  return room.startsWith('live/');
}
