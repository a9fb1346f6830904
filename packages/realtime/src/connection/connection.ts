import { channels, type Channel } from '@kvota/contracts';

import type { Outbound } from '../outbound.ts';
import { textOf, type RealtimeReport } from '../report.ts';
import type { Schedule } from '../schedule.ts';
import { socketsOpener, transports, type SocketHandlers, type SocketLoader, type Sockets } from './open-sockets.ts';
import { reconnectDelay } from './reconnect-delay.ts';

/** `connected` if both channels are; `connecting` during an attempt; `offline` while the next attempt is scheduled. */
export type ConnectionStatus = 'offline' | 'connecting' | 'connected';

/** Both channels over one websocket, reopened after each loss until stopped. */
export interface Connection {
  readonly status: () => ConnectionStatus;
  readonly isConnected: (channel: Channel) => boolean;
  /** Sends a message. Returns false if the channel is not connected; the message is then dropped. */
  readonly emit: (channel: Channel, message: Outbound) => boolean;
  /** Attempts to connect immediately if the next attempt is scheduled. */
  readonly retryNow: () => void;
  /**
   * Closes the connection and opens a new one. Always both channels: if a client leaves one channel and joins it again on
   * the same websocket, the socket.io server loses the channel when both packets arrive together.
   */
  readonly restart: () => void;
  readonly stop: () => void;
}

export interface ConnectionDeps {
  readonly url: string;
  readonly load: SocketLoader;
  readonly schedule: Schedule;
  readonly now: () => number;
  readonly random: () => number;
  readonly onStatus: () => void;
  readonly onConnect: (channel: Channel) => void;
  readonly onDisconnect: (channel: Channel) => void;
  readonly onMessage: SocketHandlers['onMessage'];
  readonly onReport: (report: RealtimeReport) => void;
}

/** Milliseconds after which an attempt counts as failed. */
const attemptTimeout = 10_000;
/** Milliseconds after which a connection counts as stable: the next failure starts with short delays again. */
const stableAfter = 10_000;
/** Failures in a row after which long polling is tried again, although a websocket worked before. */
const websocketRetries = 3;

/**
 * Opens both channels (NET-10). Reconnects with jitter after each loss (NET-09).
 *
 * @throws TypeError if the address is invalid.
 */
export function createConnection(deps: ConnectionDeps): Connection {
  const { schedule, random, now, onReport } = deps;
  const openSockets = socketsOpener(deps.url, deps.load, attemptTimeout);
  let sockets: Sockets | undefined;
  let status: ConnectionStatus = 'connecting';
  let stopped = false;
  let failures = 0;
  let connectedSince: number | undefined;
  let websocketWorked = false;
  let cancelTimer = (): void => undefined;

  const setStatus = (next: ConnectionStatus): void => {
    if (status === next) return;
    status = next;
    deps.onStatus();
  };
  const startTimer = (run: () => void, ms: number): void => {
    cancelTimer();
    cancelTimer = schedule(run, ms);
  };
  const isConnected = (channel: Channel): boolean => sockets?.byChannel[channel].connected ?? false;
  const connect = (): void => channels.forEach((channel) => sockets?.byChannel[channel].connect());
  const disconnect = (): void => channels.forEach((channel) => sockets?.byChannel[channel].disconnect());

  const attempt = (): void => {
    setStatus('connecting');
    // Without long polling an attempt costs one request less. It is skipped while a websocket is likely to work.
    const websocketOnly = websocketWorked && failures <= websocketRetries;
    if (sockets) sockets.manager.opts.transports = websocketOnly ? ['websocket'] : [...transports];
    startTimer(() => {
      disconnect();
      failed('timeout');
    }, attemptTimeout);
    if (sockets) connect();
    else void open();
  };
  const open = async (): Promise<void> => {
    try {
      const opened = await openSockets({ onConnect, onDisconnect, onError: failed, onMessage: deps.onMessage });
      // While the library was loading, the attempt may have been stopped, or a later one may have opened the sockets.
      if (stopped || sockets) return;
      sockets = opened;
      if (status === 'connecting') connect();
    } catch (error) {
      if (!stopped) failed(textOf(error));
    }
  };
  const retryLater = (): void => {
    setStatus('offline');
    startTimer(attempt, reconnectDelay(failures, random));
    failures += 1;
  };
  const failed = (message: string): void => {
    // Both channels report the same failure. Only the first report counts.
    if (stopped || status === 'offline') return;
    onReport({ kind: 'connect-error', attempt: failures + 1, message });
    retryLater();
  };
  const onConnect = (channel: Channel): void => {
    if (channels.every(isConnected)) {
      cancelTimer();
      connectedSince = now();
      websocketWorked = true;
      setStatus('connected');
    }
    deps.onConnect(channel);
  };
  const onDisconnect = (channel: Channel, reason: string): void => {
    deps.onDisconnect(channel);
    // This reason means that the client closed the socket, and the caller has scheduled what follows.
    if (stopped || reason === 'io client disconnect') return;
    onReport({ kind: 'disconnected', channel, reason });
    if (connectedSince !== undefined && now() - connectedSince >= stableAfter) failures = 0;
    connectedSince = undefined;
    if (status !== 'offline') retryLater();
  };

  attempt();
  return {
    status: () => status,
    isConnected,
    emit: (channel, [event, ...args]) => {
      if (!sockets || !isConnected(channel)) return false;
      sockets.byChannel[channel].emit(event, ...args);
      return true;
    },
    retryNow: () => {
      if (!stopped && status === 'offline') attempt();
    },
    restart: () => {
      if (stopped) return;
      disconnect();
      attempt();
    },
    stop: () => {
      stopped = true;
      cancelTimer();
      for (const channel of channels) sockets?.byChannel[channel].off().disconnect();
      setStatus('offline');
    },
  };
}
