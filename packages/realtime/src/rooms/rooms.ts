import type { OfferSnapshot, StructuralChange } from '@kvota/contracts';

import { createLeases, type Leases } from './leases.ts';
import { everyLiveRoom, isLiveTable, joinOf, leaveOf, roomOf, type Outbound, type RoomTarget } from './room-target.ts';
import type { Schedule } from '../schedule.ts';

/** Who takes what a room says. One object per consumer: it is counted per room and object. */
export interface RoomHandlers {
  readonly snapshot: (snapshot: OfferSnapshot) => void;
  readonly delta: (room: string, numbers: readonly number[]) => void;
  readonly change: (room: string, change: StructuralChange) => void;
  /** The room was left, or does not answer any more: forget what it said. */
  readonly closed: (room: string) => void;
}

export interface RoomsOptions {
  readonly schedule: Schedule;
  readonly releaseAfter: number;
  readonly send: (message: Outbound) => void;
  /** Asks for a room's snapshot, by its message. */
  readonly ask: (room: string, message: Outbound) => void;
  readonly left: (room: string) => void;
  readonly tell: (event: string, run: () => void) => void;
}

/** The rooms that are subscribed to, and who takes what they say. */
export interface Rooms {
  readonly subscribe: (target: RoomTarget, handlers: RoomHandlers) => () => void;
  readonly keys: () => readonly string[];
  /** The message that asks for a room's snapshot; undefined when nobody holds the room. */
  readonly joining: (room: string) => Outbound | undefined;
  readonly handlersOf: (room: string) => readonly RoomHandlers[];
  /** Notes a live room that came by the subscription to all of them. */
  readonly saw: (room: string) => void;
  /** Which rooms are to answer when a key is asked for; of all live tables, those that came before. */
  readonly answering: (key: string) => readonly string[];
  readonly stop: () => void;
}

/** Counts subscriptions to rooms and leaves them late. */
export function createRooms({ schedule, releaseAfter, send, ask, left, tell }: RoomsOptions): Rooms {
  const targets = new Map<string, RoomTarget>();
  const liveSeen = new Set<string>();

  const leases: Leases<RoomHandlers> = createLeases({
    schedule,
    releaseAfter,
    // A new holder of a known room has nothing yet, so the snapshot is asked for again.
    opened: (room) => {
      const message = joining(room);
      if (message) ask(room, message);
    },
    closed: (room, handlers, last) => {
      const target = targets.get(room);
      if (last && target) leave(room, target);
      for (const one of room === everyLiveRoom ? liveSeen : [room]) {
        if (!handlersOf(one).includes(handlers)) tell('closed', () => handlers.closed(one));
      }
      if (last && room === everyLiveRoom) liveSeen.clear();
    },
  });

  const leave = (room: string, target: RoomTarget): void => {
    targets.delete(room);
    left(room);
    if (isLiveTable(room) && leases.has(everyLiveRoom)) return;
    const mine = [...liveSeen].filter((seen) => !leases.has(seen));
    for (const message of leaveOf(target, mine)) send(message);
  };
  const joining = (room: string): Outbound | undefined => {
    const target = targets.get(room) ?? (isLiveTable(room) ? targets.get(everyLiveRoom) : undefined);
    if (!target) return undefined;
    // A single live room that came with all of them can be asked for by itself.
    return target.kind === 'all' && room !== everyLiveRoom ? ['live', { sport: room.slice(5) }] : joinOf(target);
  };
  const handlersOf = (room: string): readonly RoomHandlers[] => {
    const own = leases.holders(room);
    return isLiveTable(room) && leases.has(everyLiveRoom)
      ? [...new Set([...own, ...leases.holders(everyLiveRoom)])]
      : own;
  };

  return {
    subscribe: (target, handlers) => {
      const room = roomOf(target);
      targets.set(room, target);
      return leases.hold(room, handlers);
    },
    keys: leases.keys,
    joining,
    handlersOf,
    saw: (room) => {
      if (isLiveTable(room) && leases.has(everyLiveRoom)) liveSeen.add(room);
    },
    answering: (key) => (key === everyLiveRoom ? [...liveSeen] : [key]),
    stop: leases.clear,
  };
}
