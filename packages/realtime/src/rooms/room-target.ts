import { roomName } from '@kvota/contracts';

import type { Outbound } from '../outbound.ts';

interface MatchTarget {
  readonly kind: 'livematch' | 'prematchmatch';
  readonly eventId: string;
  readonly sport: string;
}

/** Something to subscribe to: the table of a sport, one match, or the live tables of all sports. */
export type RoomTarget =
  | { readonly kind: 'live' | 'prematch'; readonly sport: string }
  | MatchTarget
  | { readonly kind: 'all' };

/** The key of the subscription to all live tables. No room has this name. */
export const allLiveRooms = 'all';

/** Returns the key of a target: the name of its room, such as `live/F` or `livematch/4711`, or `all`. */
export function roomOf(target: RoomTarget): string {
  if (target.kind === 'all') return allLiveRooms;
  return roomName(target.kind, 'eventId' in target ? target.eventId : target.sport);
}

/** Returns the message that subscribes, or requests the snapshot again (NET-25 … NET-27, NET-30, NET-31). */
export function subscribeMessage(target: RoomTarget): Outbound {
  if (target.kind === 'all') return ['all'];
  return 'eventId' in target ? matchMessage(target, false) : [target.kind, { sport: target.sport }];
}

/** Returns the messages that leave a room. `liveRooms` are the rooms to leave if the target is `all`. */
export function leaveMessages(target: RoomTarget, liveRooms: readonly string[]): readonly Outbound[] {
  if (target.kind === 'all') return liveRooms.map((room) => ['leave', { room }]);
  return 'eventId' in target ? [matchMessage(target, true)] : [['leave', { room: roomOf(target) }]];
}

function matchMessage({ kind, eventId, sport }: MatchTarget, disconnect: boolean): Outbound {
  return [kind, { eventId, sport, disconnect }];
}

/** Returns true if the subscription to `all` includes the room. */
export function isLiveTable(room: string): boolean {
  return room.startsWith('live/');
}
