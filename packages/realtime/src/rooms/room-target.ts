import { roomName, type OutboundEventName } from '@kvota/contracts';

interface MatchTarget {
  readonly kind: 'livematch' | 'prematchmatch';
  readonly eventId: string;
  readonly sport: string;
}

/** What can be subscribed to: a sport's table, one match, or the live tables of every sport. */
export type RoomTarget =
  | { readonly kind: 'live' | 'prematch'; readonly sport: string }
  | MatchTarget
  | { readonly kind: 'all' };

/** A message to the platform: the event and its arguments. */
export type Outbound = readonly [event: OutboundEventName, ...args: unknown[]];

/** The key under which {@link RoomTarget} `all` is held; no room has this name. */
export const everyLiveRoom = 'all';

/** The room that a target names: `live/F`, `livematch/4711`; `all` stands for every room that begins with `live/`. */
export function roomOf(target: RoomTarget): string {
  if (target.kind === 'all') return everyLiveRoom;
  return roomName(target.kind, 'eventId' in target ? target.eventId : target.sport);
}

/** The message that subscribes, or asks for the snapshot again (NET-25 … NET-27, NET-30, NET-31). */
export function joinOf(target: RoomTarget): Outbound {
  if (target.kind === 'all') return ['all'];
  return 'eventId' in target ? matchMessage(target, false) : [target.kind, { sport: target.sport }];
}

/** The messages that leave a room; `seen` are the live rooms that came with `all`. */
export function leaveOf(target: RoomTarget, seen: readonly string[]): readonly Outbound[] {
  if (target.kind === 'all') return seen.map((room) => ['leave', { room }]);
  return 'eventId' in target ? [matchMessage(target, true)] : [['leave', { room: roomOf(target) }]];
}

function matchMessage({ kind, eventId, sport }: MatchTarget, disconnect: boolean): Outbound {
  return [kind, { eventId, sport, disconnect }];
}

/** Whether a room is one of those that `all` subscribes to. */
export function isLiveTable(room: string): boolean {
  return room.startsWith('live/');
}
