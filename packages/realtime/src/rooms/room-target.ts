import { roomName, rowKey, type RoomPosition } from '@kvota/contracts';

import type { Outbound } from '../outbound.ts';

interface MatchTarget {
  readonly kind: 'livematch' | 'prematchmatch';
  readonly eventId: string;
  readonly sport: string;
}

interface TableTarget {
  readonly kind: 'live' | 'prematch';
  readonly sport: string;
}

/** One match with the markets of the table. Its snapshot is a tenth of that of the whole match. */
interface RowTarget {
  readonly kind: 'prematch';
  readonly eventId: string;
  readonly sport: string;
}

/** Something to subscribe to: the table of a sport or a row of it, one match, or the live tables of all sports. */
export type RoomTarget = TableTarget | RowTarget | MatchTarget | { readonly kind: 'all' };

/** The key of the subscription to all live tables. No room has this name. */
export const allLiveRooms = 'all';

/** Returns the key of a target: the name of its room, such as `live/F` or `livematch/4711`, or `all`. */
export function roomOf(target: RoomTarget): string {
  if (target.kind === 'all') return allLiveRooms;
  if (!('eventId' in target)) return roomName(target.kind, target.sport);
  return roomName(target.kind, isMatch(target) ? target.eventId : rowKey(target.sport, target.eventId));
}

/**
 * Returns the message that subscribes, or requests a room again (NET-25 … NET-27, NET-30, NET-31). The answer is a
 * snapshot, or what came after a known position.
 */
export function subscribeMessage(target: RoomTarget, known?: RoomPosition): Outbound {
  if (target.kind === 'all') return ['all'];
  if (isMatch(target)) return matchMessage(target, false, known);
  const { kind, ...table } = target;
  return [kind, { ...table, ...known }];
}

/** Returns the message that subscribes to all live tables and resumes the known ones. */
export function resumeAllMessage(known: readonly (readonly [room: string, position: RoomPosition])[]): Outbound {
  return known.length === 0 ? ['all'] : ['all', { rooms: Object.fromEntries(known) }];
}

/** Returns the messages that leave a room. `liveRooms` are the rooms to leave if the target is `all`. */
export function leaveMessages(target: RoomTarget, liveRooms: readonly string[]): readonly Outbound[] {
  if (target.kind === 'all') return liveRooms.map((room) => ['leave', { room }]);
  return isMatch(target) ? [matchMessage(target, true)] : [['leave', { room: roomOf(target) }]];
}

const isMatch = (target: RoomTarget): target is MatchTarget => 'eventId' in target && target.kind !== 'prematch';

function matchMessage({ kind, eventId, sport }: MatchTarget, disconnect: boolean, known?: RoomPosition): Outbound {
  return [kind, { eventId, sport, disconnect, ...known }];
}

/** Returns true if the subscription to `all` includes the room. */
export function isLiveTable(room: string): boolean {
  return room.startsWith('live/');
}
