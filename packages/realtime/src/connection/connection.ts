import { channels, inboundEvents, type Channel, type InboundEventName } from '@kvota/contracts';
import type { Manager, Socket } from 'socket.io-client';

import { reconnectDelay } from './reconnect-delay.ts';
import { textOf, type RealtimeReport } from '../report.ts';
import type { Outbound } from '../rooms/room-target.ts';
import type { Schedule } from '../schedule.ts';
import { socketAddress } from './socket-address.ts';

/** Gives the socket library; by default a dynamic import, so that it is not in the first chunk. */
export type SocketLoader = () => Promise<{ Manager: typeof Manager }>;

/** How the connection stands: both channels up, an attempt under way, or waiting for the next. */
export type Link = 'down' | 'opening' | 'up';

/** Both channels over one websocket, kept open for as long as it is not stopped. */
export interface Connection {
  readonly link: () => Link;
  readonly connected: (channel: Channel) => boolean;
  /** False: not connected, nothing was sent. */
  readonly emit: (channel: Channel, message: Outbound) => boolean;
  /** Tries at once when waiting for the next attempt. */
  readonly hurry: () => void;
  /**
   * Drops the connection and makes it again at once. Always both channels: a channel that is left and joined again on
   * the same wire makes the socket.io server lose it when both packets arrive together.
   */
  readonly restart: () => void;
  readonly stop: () => void;
}

export interface ConnectionOptions {
  readonly url: string;
  readonly load: SocketLoader;
  readonly schedule: Schedule;
  readonly now: () => number;
  readonly random: () => number;
  readonly onLink: () => void;
  readonly onUp: (channel: Channel) => void;
  readonly onDown: (channel: Channel) => void;
  readonly onMessage: (channel: Channel, event: InboundEventName, args: unknown[]) => void;
  readonly onReport: (report: RealtimeReport) => void;
}

const transports = ['websocket', 'polling'] as const;
/** An attempt that takes longer than this failed. */
const attemptLimit = 10_000;
/** A connection that lasted this long was a good one: the next failure begins with short delays again. */
const lasting = 10_000;
/** After so many failures in a row a websocket that did get through may have been taken away: long polling is tried again. */
const trustsWebsocket = 3;

/** Opens both channels (NET-10) and opens them again whenever they are lost, with full jitter (NET-09). Throws a TypeError on an address that is none. */
export function createConnection(options: ConnectionOptions): Connection {
  const { schedule, random, now, onReport } = options;
  const { origin, path } = socketAddress(options.url);
  let sockets: Record<Channel, Socket> | undefined;
  let link: Link = 'opening';
  let stopped = false;
  let attempts = 0;
  let upSince: number | undefined;
  let wasUp = false;
  let manager: Manager | undefined;
  let cancelTimer = (): void => undefined;

  const setLink = (next: Link): void => {
    if (link === next) return;
    link = next;
    options.onLink();
  };
  const timer = (run: () => void, ms: number): void => {
    cancelTimer();
    cancelTimer = schedule(run, ms);
  };
  const connected = (channel: Channel): boolean => sockets?.[channel].connected ?? false;

  const attempt = (): void => {
    setLink('opening');
    // A second request for every attempt, and a wait for its answer, where it cannot help.
    if (manager) manager.opts.transports = wasUp && attempts <= trustsWebsocket ? ['websocket'] : [...transports];
    timer(() => {
      for (const channel of channels) sockets?.[channel].disconnect();
      failed('timeout');
    }, attemptLimit);
    if (sockets) for (const channel of channels) sockets[channel].connect();
    else void open();
  };

  const open = async (): Promise<void> => {
    try {
      // Begun a moment later, so that even a loader that throws at once finds its owner ready.
      const { Manager } = await Promise.resolve().then(options.load);
      // While the library was on its way the attempt may have been given up, or another may have opened.
      if (stopped || sockets) return;
      manager = new Manager(origin, {
        path,
        transports: [...transports],
        tryAllTransports: true,
        reconnection: false,
        autoConnect: false,
        timeout: attemptLimit,
      });
      sockets = { sports: manager.socket('/sports'), feedout: manager.socket('/feedout') };
      for (const channel of channels) listen(channel, sockets[channel]);
      if (link === 'opening') for (const channel of channels) sockets[channel].connect();
    } catch (error) {
      if (!stopped) failed(textOf(error));
    }
  };

  const retry = (): void => {
    setLink('down');
    timer(attempt, reconnectDelay(attempts, random));
    attempts += 1;
  };

  const failed = (message: string): void => {
    // Both channels tell of the same failure; the first one counts.
    if (stopped || link === 'down') return;
    onReport({ kind: 'connect-error', attempt: attempts + 1, message });
    retry();
  };

  const cameUp = (channel: Channel): void => {
    if (channels.every(connected)) {
      cancelTimer();
      upSince = now();
      wasUp = true;
      setLink('up');
    }
    options.onUp(channel);
  };

  const wentDown = (channel: Channel, reason: string): void => {
    options.onDown(channel);
    // Only we disconnect as a client, and whoever does says what comes next.
    if (stopped || reason === 'io client disconnect') return;
    onReport({ kind: 'disconnected', channel, reason });
    if (upSince !== undefined && now() - upSince >= lasting) attempts = 0;
    upSince = undefined;
    if (link !== 'down') retry();
  };

  const listen = (channel: Channel, socket: Socket): void => {
    socket.on('connect', () => cameUp(channel));
    socket.on('disconnect', (reason) => wentDown(channel, reason));
    socket.on('connect_error', (error) => failed(error.message));
    for (const event of eventsOf(channel)) {
      socket.on(event, (...args: unknown[]) => options.onMessage(channel, event, args));
    }
  };

  attempt();
  return {
    link: () => link,
    connected,
    emit: (channel, [event, ...args]) => {
      if (!sockets || !connected(channel)) return false;
      sockets[channel].emit(event, ...args);
      return true;
    },
    hurry: () => {
      if (!stopped && link === 'down') attempt();
    },
    restart: () => {
      if (stopped) return;
      for (const channel of channels) sockets?.[channel].disconnect();
      attempt();
    },
    stop: () => {
      stopped = true;
      cancelTimer();
      for (const channel of channels) sockets?.[channel].off().disconnect();
      setLink('down');
    },
  };
}

function eventsOf(channel: Channel): InboundEventName[] {
  // Safe: these are the keys of the table itself.
  const names = Object.keys(inboundEvents) as InboundEventName[];
  return names.filter((name) => inboundEvents[name].channel === channel);
}
