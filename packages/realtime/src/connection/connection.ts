import { channels, type Channel } from '@kvota/contracts';

import type { Outbound } from '../outbound.ts';
import { textOf, type RealtimeReport } from '../report.ts';
import type { Schedule } from '../schedule.ts';
import { createAttempts } from './attempts.ts';
import { socketsOpener, type SocketHandlers, type SocketLoader, type Sockets } from './open-sockets.ts';

/** `connected` if both channels are; `connecting` during an attempt; `offline` while the next attempt is scheduled. */
export type ConnectionStatus = 'offline' | 'connecting' | 'connected';

/** Both channels over one websocket, reopened after each loss until stopped. */
export interface Connection {
  readonly status: () => ConnectionStatus;
  readonly isConnected: (channel: Channel) => boolean;
  /** Sends a message. Returns false if the channel is not connected; the message is then dropped. */
  readonly emit: (channel: Channel, message: Outbound, acknowledged?: (answer: unknown) => void) => boolean;
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
const attemptTimeout = 5_000;

/**
 * Opens both channels (NET-10). Reconnects with jitter after each loss (NET-09).
 *
 * @throws TypeError if the address is invalid.
 */
export function createConnection(deps: ConnectionDeps): Connection {
  const { schedule, onReport } = deps;
  const openSockets = socketsOpener(deps.url, deps.load, attemptTimeout);
  const attempts = createAttempts(deps);
  let sockets: Sockets | undefined;
  let status: ConnectionStatus = 'connecting';
  let stopped = false;
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
  const isConnected = (channel: Channel): boolean => sockets?.isConnected(channel) ?? false;

  const attempt = (): void => {
    setStatus('connecting');
    startTimer(() => {
      sockets?.disconnect();
      failed('timeout');
    }, attemptTimeout);
    if (sockets) sockets.connect(attempts.transports());
    else void open();
  };
  const open = async (): Promise<void> => {
    try {
      const opened = await openSockets({ onConnect, onDisconnect, onError: failed, onMessage: deps.onMessage });
      // While the library was loading, the attempt may have been stopped, or a later one may have opened the sockets.
      if (stopped || sockets) return;
      sockets = opened;
      if (status === 'connecting') sockets.connect(attempts.transports());
    } catch (error) {
      if (!stopped) failed(textOf(error));
    }
  };
  const retryLater = (): void => {
    setStatus('offline');
    startTimer(attempt, attempts.nextDelay());
  };
  const failed = (message: string): void => {
    // Both channels report the same failure. Only the first report counts.
    if (stopped || status === 'offline') return;
    onReport({ kind: 'connect-error', attempt: attempts.current(), message });
    retryLater();
  };
  const onConnect = (channel: Channel): void => {
    if (channels.every(isConnected)) {
      cancelTimer();
      attempts.connected();
      setStatus('connected');
    }
    deps.onConnect(channel);
  };
  const onDisconnect = (channel: Channel, reason: string): void => {
    deps.onDisconnect(channel);
    // This reason means that the client closed the socket, and the caller has scheduled what follows.
    if (stopped || reason === 'io client disconnect') return;
    onReport({ kind: 'disconnected', channel, reason });
    attempts.disconnected();
    if (status !== 'offline') retryLater();
  };

  attempt();
  return {
    status: () => status,
    isConnected,
    emit: (channel, message, acknowledged) => sockets?.emit(channel, message, acknowledged) ?? false,
    retryNow: () => {
      if (!stopped && status === 'offline') attempt();
    },
    restart: () => {
      if (stopped) return;
      sockets?.disconnect();
      attempt();
    },
    stop: () => {
      stopped = true;
      cancelTimer();
      sockets?.close();
      setStatus('offline');
    },
  };
}
