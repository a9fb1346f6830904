import type { OfferSnapshot, RoomPosition, StructuralChange } from '@kvota/contracts';

import type { Outbound } from '../outbound.ts';
import type { Notify } from '../report.ts';
import type { Schedule } from '../schedule.ts';
import { createLeases, type Leases } from './leases.ts';
import {
  allLiveRooms,
  isLiveTable,
  leaveMessages,
  resumeAllMessage,
  roomOf,
  subscribeMessage,
  type RoomTarget,
} from './room-target.ts';

/** Handles the messages of rooms. Subscriptions are counted per room and object: use one object per consumer. */
export interface RoomHandlers {
  readonly snapshot: (snapshot: OfferSnapshot) => void;
  readonly delta: (room: string, numbers: readonly number[]) => void;
  readonly change: (room: string, change: StructuralChange) => void;
  /** The room was left, or no longer answers: discard its data. */
  readonly closed: (room: string) => void;
}

/** Returns the position of a room; undefined if it has to be sent as a whole. */
export type PositionOf = (room: string) => RoomPosition | undefined;

export interface RoomsDeps {
  readonly schedule: Schedule;
  readonly releaseAfter: number;
  readonly send: (message: Outbound) => boolean;
  /** Called when a room has a new holder. The holder has no data yet, so the snapshot is requested, also again. */
  readonly onOpen: (room: string) => void;
  readonly onLeave: (room: string) => void;
  readonly notify: Notify;
}

/** The rooms that are subscribed to, with their handlers. */
export interface Rooms {
  readonly subscribe: (target: RoomTarget, handlers: RoomHandlers) => () => void;
  readonly keys: () => readonly string[];
  /**
   * Returns the message that requests a room: its snapshot, or what follows the position that `known` returns. Undefined
   * if the room is not subscribed to.
   */
  readonly requestMessage: (room: string, known?: PositionOf) => Outbound | undefined;
  readonly handlersOf: (room: string) => readonly RoomHandlers[];
  /** Records a live room that arrived through the subscription to all of them. */
  readonly noteLiveRoom: (room: string) => void;
  /** Returns the rooms that are expected to answer a request for a key: for `all`, the live rooms that are known. */
  readonly expectedRooms: (key: string) => readonly string[];
  readonly stop: () => void;
}

/** Creates an empty set of rooms. A room is left some time after its last subscription ends. */
export function createRooms({ schedule, releaseAfter, send, onOpen, onLeave, notify }: RoomsDeps): Rooms {
  const targets = new Map<string, RoomTarget>();
  const liveRooms = new Set<string>();

  const leases: Leases<RoomHandlers> = createLeases({
    schedule,
    releaseAfter,
    onOpen,
    onClose: (room, handlers, last) => {
      const target = targets.get(room);
      if (last && target) leave(room, target);
      for (const one of room === allLiveRooms ? liveRooms : [room]) {
        if (!handlersOf(one).includes(handlers)) notify('closed', () => handlers.closed(one));
      }
      if (last && room === allLiveRooms) liveRooms.clear();
    },
  });

  const leave = (room: string, target: RoomTarget): void => {
    targets.delete(room);
    onLeave(room);
    if (isLiveTable(room) && leases.has(allLiveRooms)) return;
    const unheld = [...liveRooms].filter((live) => !leases.has(live));
    for (const message of leaveMessages(target, unheld)) send(message);
  };
  const requestMessage = (room: string, known: PositionOf = () => undefined): Outbound | undefined => {
    const target = targets.get(room);
    if (target?.kind === 'all') {
      return resumeAllMessage([...liveRooms].flatMap((one) => [[one, known(one)] as const]).filter(isKnown));
    }
    if (target) return subscribeMessage(target, known(room));
    // One live room that arrived with all of them can be requested separately.
    if (!isLiveTable(room) || !targets.has(allLiveRooms)) return undefined;
    return ['live', { sport: room.slice('live/'.length), ...known(room) }];
  };
  const handlersOf = (room: string): readonly RoomHandlers[] => {
    const holders = leases.holders(room);
    if (!isLiveTable(room) || !leases.has(allLiveRooms)) return holders;
    return [...new Set([...holders, ...leases.holders(allLiveRooms)])];
  };

  return {
    subscribe: (target, handlers) => {
      const room = roomOf(target);
      targets.set(room, target);
      return leases.hold(room, handlers);
    },
    keys: leases.keys,
    requestMessage,
    handlersOf,
    noteLiveRoom: (room) => {
      if (isLiveTable(room) && leases.has(allLiveRooms)) liveRooms.add(room);
    },
    expectedRooms: (key) => (key === allLiveRooms ? [...liveRooms] : [key]),
    stop: leases.clear,
  };
}

const isKnown = (
  one: readonly [room: string, position: RoomPosition | undefined],
): one is readonly [room: string, position: RoomPosition] => one[1] !== undefined;
