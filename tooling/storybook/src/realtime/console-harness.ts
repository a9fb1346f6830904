import { createOfferStore, type OfferStore } from '@kvota/offer';
import { createRealtime, type RealtimeReport, type RealtimeStatus, type Schedule } from '@kvota/realtime';
import { createChannelLog, type LogEntry } from './channel-log.ts';
import { createJoinedRooms, type JoinedRoom, type JoinTarget } from './joined-rooms.ts';
import { tapSocket } from './wire/tapped-loader.ts';
import type { memoryTransport } from './wire/memory-socket.ts';

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

/** Opens the channels. Throws a TypeError on an address that is none. */
export function createConsole(options: ConsoleOptions): ConsoleHarness {
  const { now, schedule, token = '' } = options;
  const listeners = new Set<() => void>();
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

  const rooms = createJoinedRooms({ realtime, store, log, onChange: () => publish() });
  const look = (): ConsoleView => ({
    now: now(),
    status: realtime.status.get(),
    sports: realtime.sports.connected(),
    feedout: realtime.feedout.connected(),
    stats: realtime.stats(),
    lastMessageAt,
    refused,
    rooms: rooms.list(),
    entries: log.entries(),
  });
  let view = look();
  const publish = (): void => {
    view = look();
    for (const listener of listeners) listener();
  };

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
    join: rooms.join,
    leave: rooms.leave,
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
      rooms.stop();
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
