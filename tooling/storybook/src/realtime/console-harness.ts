import { createOfferStore, roomHandlers, type OfferStore, type RoomHandlers, type RoomState } from '@kvota/offer';
import {
  createRealtime,
  roomOf,
  type RealtimeReport,
  type RealtimeStatus,
  type RoomTarget,
  type Schedule,
  type SidebarKind,
} from '@kvota/realtime';
import { createChannelLog, type LogEntry, type RoomCount } from './channel-log.ts';
import { tapSocket } from './tapped-loader.ts';
import type { memoryTransport } from './memory-socket.ts';

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

/** One moment of the console. */
export interface ConsoleView {
  readonly now: number;
  readonly status: RealtimeStatus;
  readonly sports: boolean;
  readonly feedout: boolean;
  readonly stats: { readonly messages: number; readonly malformed: number; readonly connects: number };
  /** The time of the last message. */
  readonly lastMessageAt: number | undefined;
  /** The latest connection error; undefined once connected. */
  readonly refused: string | undefined;
  readonly rooms: readonly JoinedRoom[];
  readonly entries: readonly LogEntry[];
}

/** A real client with an ear at its wire, and an offer store that it fills. */
export interface ConsoleHarness {
  readonly view: () => ConsoleView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly store: OfferStore;
  readonly join: (target: JoinTarget) => void;
  readonly leave: (name: string) => void;
  readonly resync: (name: string) => void;
  readonly cut: () => void;
  readonly reconnect: () => void;
  readonly clear: () => void;
  /** Looks again, after time has passed. */
  readonly look: () => void;
  readonly stop: () => void;
}

export interface ConsoleOptions {
  readonly url: string;
  readonly now: () => number;
  readonly schedule: Schedule;
  /** For jitter. */
  readonly random?: () => number;
  readonly token?: string;
  readonly transport?: ReturnType<typeof memoryTransport>;
}

interface Hold {
  readonly release: () => void;
  leaving: boolean;
  gaps: number;
}

const isSidebar = (target: JoinTarget): target is { readonly kind: SidebarKind } =>
  target.kind === 'sidebar' || target.kind === 'live_sidebar';

/** Opens the channels. Throws a TypeError on an address that is none. */
export function createConsole(options: ConsoleOptions): ConsoleHarness {
  const { now, schedule, token = '' } = options;
  const listeners = new Set<() => void>();
  const held = new Map<string, Hold>();
  let lastMessageAt: number | undefined;
  let refused: string | undefined;

  // Prices are read when they are shown, so nobody waits for a frame.
  const store = createOfferStore({ now, frame: () => () => undefined });
  const log = createChannelLog(now, (key) => store.price(key)?.thousandths);
  const socket = tapSocket((direction, text) => {
    if (direction === 'in') lastMessageAt = now();
    log.frame(direction, text);
    // The library hands a packet on in the next microtask, and counters are right only after that.
    queueMicrotask(() => queueMicrotask(() => publish()));
  }, options.transport);
  const realtime = createRealtime({
    url: options.url,
    now,
    schedule,
    preAuth: () => Promise.resolve(token === '' ? undefined : token),
    load: socket.load,
    onReport: (report) => {
      if (report.kind === 'connect-error') refused = report.message;
      log.note(report.kind, wordsOf(report));
      publish();
    },
    ...(options.random && { random: options.random }),
  });

  const roomsAlong = (): string[] =>
    held.has('all') ? log.rooms().filter((room) => room.startsWith('live/') && !held.has(room)) : [];
  const roomNow = (name: string): JoinedRoom => {
    const hold = held.get(name);
    const state = name === 'all' ? name : name.endsWith('sidebar') ? 'sidebar' : store.roomState(name);
    const { leaving = false, gaps = 0 } = hold ?? {};
    return { name, state, along: hold === undefined, leaving, count: log.count(name), gaps };
  };
  const look = (): ConsoleView => ({
    now: now(),
    status: realtime.status.get(),
    sports: realtime.sports.connected(),
    feedout: realtime.feedout.connected(),
    stats: realtime.stats(),
    lastMessageAt,
    refused,
    rooms: [...held.keys(), ...roomsAlong()].map(roomNow),
    entries: log.entries(),
  });
  let view = look();
  const publish = (): void => {
    view = look();
    for (const listener of listeners) listener();
  };

  const filling = roomHandlers(store);
  const after =
    <Args extends unknown[]>(run: (...args: Args) => void) =>
    (...args: Args): void => {
      run(...args);
      // Settles which way odds moved.
      store.flush();
      publish();
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
  const stopGaps = store.onGap((room) => {
    const hold = held.get(room);
    if (hold) hold.gaps += 1;
    log.note(`gap in ${room}`, 'a message is missing: the snapshot is asked for');
    realtime.resync(room);
    publish();
  });
  const stopStatus = realtime.status.subscribe((status) => {
    if (status === 'connected') refused = undefined;
    log.note(status);
    publish();
    // The client reports a connection before it counts it.
    queueMicrotask(() => publish());
  });

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    store,
    join: (target) => {
      const name = isSidebar(target) ? target.kind : roomOf(target);
      const known = held.get(name);
      if (known && !known.leaving) return;
      const release = isSidebar(target)
        ? realtime.subscribeSidebar(target.kind, publish)
        : realtime.subscribeRoom(target, handlers);
      held.set(name, { release, leaving: false, gaps: known?.gaps ?? 0 });
      publish();
    },
    leave: (name) => {
      const hold = held.get(name);
      if (!hold) return;
      hold.release();
      hold.leaving = true;
      // The client reports only single rooms as left, not sidebars.
      if (name.endsWith('sidebar') || name === 'all') held.delete(name);
      publish();
    },
    resync: (name) => {
      realtime.resync(name);
      publish();
    },
    cut: () => {
      socket.cut();
      publish();
    },
    reconnect: () => {
      realtime.reconnect();
      publish();
    },
    clear: () => {
      log.clear();
      publish();
    },
    look: publish,
    stop: () => {
      stopGaps();
      stopStatus();
      realtime.stop();
    },
  };
}

/** Returns a report as one line of text. */
function wordsOf(report: RealtimeReport): string {
  switch (report.kind) {
    case 'malformed':
      return `${report.event} is not as the contract says and was dropped, ${report.count} so far`;
    case 'connect-error':
      return `attempt ${report.attempt}: ${report.message}`;
    case 'disconnected':
      return `${report.channel}: ${report.reason}`;
    case 'auth-failed':
      return report.message;
    case 'handler-failed':
      return `${report.event}: ${String(report.error)}`;
  }
}
