import { roomName, type RoomPosition } from '@kvota/contracts';

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

/**
 * Returns the message that subscribes, or requests a room again (NET-25 … NET-27, NET-30, NET-31). The answer is a
 * snapshot, or what came after a known position.
 */
export function subscribeMessage(target: RoomTarget, known?: RoomPosition): Outbound {
  if (target.kind === 'all') return ['all'];
  return 'eventId' in target ? matchMessage(target, false, known) : [target.kind, { sport: target.sport, ...known }];
}

/** Returns the message that subscribes to all live tables and resumes the known ones. */
export function resumeAllMessage(known: readonly (readonly [room: string, position: RoomPosition])[]): Outbound {
  return known.length === 0 ? ['all'] : ['all', { rooms: Object.fromEntries(known) }];
}

/** Returns the messages that leave a room. `liveRooms` are the rooms to leave if the target is `all`. */
export function leaveMessages(target: RoomTarget, liveRooms: readonly string[]): readonly Outbound[] {
  if (target.kind === 'all') return liveRooms.map((room) => ['leave', { room }]);
  return 'eventId' in target ? [matchMessage(target, true)] : [['leave', { room: roomOf(target) }]];
}

function matchMessage({ kind, eventId, sport }: MatchTarget, disconnect: boolean, known?: RoomPosition): Outbound {
  return [kind, { eventId, sport, disconnect, ...known }];
}

/** Returns true if the subscription to `all` includes the room. */
export function isLiveTable(room: string): boolean {
  return room.startsWith('live/');
}
