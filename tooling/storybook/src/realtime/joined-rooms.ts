import { roomHandlers, type OfferStore, type RoomHandlers, type RoomState } from '@kvota/offer';
import { roomOf, type Realtime, type RoomTarget, type SidebarKind } from '@kvota/realtime';
import type { ChannelLog, RoomCount } from './channel-log.ts';

/** A room or a sidebar that can be joined. */
export type JoinTarget = RoomTarget | { readonly kind: SidebarKind };

/** A room that is held, or on its way out. */
export interface JoinedRoom {
  readonly name: string;
  readonly state: RoomState | 'sidebar' | 'all';
  /** Came with the subscription to all live tables, and goes with it. */
  readonly along: boolean;
  readonly leaving: boolean;
  readonly count: RoomCount | undefined;
  readonly gaps: number;
}

/** The rooms of the console. They fill its offer store. */
export interface JoinedRooms {
  readonly list: () => readonly JoinedRoom[];
  readonly join: (target: JoinTarget) => void;
  readonly leave: (name: string) => void;
  readonly stop: () => void;
}

export interface JoinedRoomsDeps {
  readonly realtime: Realtime;
  readonly store: OfferStore;
  readonly log: ChannelLog;
  /** Called after each change of a room or of its offer. */
  readonly onChange: () => void;
}

interface Hold {
  readonly release: () => void;
  leaving: boolean;
  gaps: number;
}

const isSidebar = (target: JoinTarget): target is { readonly kind: SidebarKind } =>
  target.kind === 'sidebar' || target.kind === 'live_sidebar';

/** Creates the list of rooms. It is empty. */
export function createJoinedRooms({ realtime, store, log, onChange }: JoinedRoomsDeps): JoinedRooms {
  const held = new Map<string, Hold>();

  const roomsAlong = (): string[] =>
    held.has('all') ? log.rooms().filter((room) => room.startsWith('live/') && !held.has(room)) : [];
  const roomNow = (name: string): JoinedRoom => {
    const hold = held.get(name);
    const state = name === 'all' ? name : name.endsWith('sidebar') ? 'sidebar' : store.roomState(name);
    const { leaving = false, gaps = 0 } = hold ?? {};
    return { name, state, along: hold === undefined, leaving, count: log.count(name), gaps };
  };

  const filling = roomHandlers(store);
  const after =
    <Args extends unknown[]>(run: (...args: Args) => void) =>
    (...args: Args): void => {
      run(...args);
      // Settles which way odds moved.
      store.flush();
      onChange();
    };
  const handlers: RoomHandlers = {
    snapshot: after(filling.snapshot),
    delta: after(filling.delta),
    change: after(filling.change),
    closed: after((room: string) => {
      if (held.get(room)?.leaving) held.delete(room);
      filling.closed(room);
    }),
  };
  const stop = store.onGap((room) => {
    const hold = held.get(room);
    if (hold) hold.gaps += 1;
    log.note(`gap in ${room}`, 'a message is missing: the snapshot is asked for');
    realtime.resync(room);
    onChange();
  });

  return {
    list: () => [...held.keys(), ...roomsAlong()].map(roomNow),
    join: (target) => {
      const name = isSidebar(target) ? target.kind : roomOf(target);
      const known = held.get(name);
      if (known && !known.leaving) return;
      const release = isSidebar(target)
        ? realtime.subscribeSidebar(target.kind, onChange)
        : realtime.subscribeRoom(target, handlers);
      held.set(name, { release, leaving: false, gaps: known?.gaps ?? 0 });
      onChange();
    },
    leave: (name) => {
      const hold = held.get(name);
      if (!hold) return;
      hold.release();
      hold.leaving = true;
      // The client reports only single rooms as left, not sidebars.
      if (name.endsWith('sidebar') || name === 'all') held.delete(name);
      onChange();
    },
    stop,
  };
}
