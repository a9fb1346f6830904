import { channels, inboundEvents, type Channel, type InboundEventName } from '@kvota/contracts';
import type { Manager, Socket } from 'socket.io-client';

import { reconnectDelay } from './reconnect-delay.ts';
import type { Outbound } from '../outbound.ts';
import { textOf, type RealtimeReport } from '../report.ts';
import type { Schedule } from '../schedule.ts';
import { socketAddress } from './socket-address.ts';

/** Loads the socket library. The default is a dynamic import, which keeps it out of the first chunk. */
export type SocketLoader = () => Promise<{ Manager: typeof Manager }>;

/** `connected` if both channels are; `connecting` during an attempt; `offline` while the next attempt is scheduled. */
export type ConnectionStatus = 'offline' | 'connecting' | 'connected';

export interface ConnectionDeps {
  readonly url: string;
  readonly load: SocketLoader;
  readonly schedule: Schedule;
  readonly now: () => number;
  readonly random: () => number;
  readonly onStatus: () => void;
  readonly onConnect: (channel: Channel) => void;
  readonly onDisconnect: (channel: Channel) => void;
  readonly onMessage: (channel: Channel, event: InboundEventName, args: unknown[]) => void;
  readonly onReport: (report: RealtimeReport) => void;
}

const transports = ['websocket', 'polling'] as const;
/** Milliseconds after which an attempt counts as failed. */
const attemptTimeout = 10_000;
/** Milliseconds after which a connection counts as stable: the next failure starts with short delays again. */
const stableAfter = 10_000;
/** Failures in a row after which long polling is tried again, although a websocket worked before. */
const websocketRetries = 3;

/**
 * Both channels over one websocket (NET-10). Reconnects with jitter after each loss until it is stopped (NET-09).
 *
 * The retries of socket.io are off, because it retries each channel separately and does not report the attempts.
 */
export class Connection {
  readonly #deps: ConnectionDeps;
  readonly #address: { readonly origin: string; readonly path: string };
  #manager: Manager | undefined;
  #sockets: Record<Channel, Socket> | undefined;
  #status: ConnectionStatus = 'connecting';
  #stopped = false;
  #failures = 0;
  #connectedSince: number | undefined;
  #websocketWorked = false;
  #cancelTimer = (): void => undefined;

  /** @throws TypeError if the address is invalid. */
  constructor(deps: ConnectionDeps) {
    this.#deps = deps;
    this.#address = socketAddress(deps.url);
    this.#attempt();
  }

  get status(): ConnectionStatus {
    return this.#status;
  }

  isConnected(channel: Channel): boolean {
    return this.#sockets?.[channel].connected ?? false;
  }

  /** Sends a message. Returns false if the channel is not connected; the message is then dropped. */
  emit(channel: Channel, [event, ...args]: Outbound): boolean {
    if (!this.#sockets || !this.isConnected(channel)) return false;
    this.#sockets[channel].emit(event, ...args);
    return true;
  }

  /** Attempts to connect immediately if the next attempt is scheduled. */
  retryNow(): void {
    if (!this.#stopped && this.#status === 'offline') this.#attempt();
  }

  /**
   * Closes the connection and opens a new one. Always both channels: if a client leaves one channel and joins it again on
   * the same websocket, the socket.io server loses the channel when both packets arrive together.
   */
  restart(): void {
    if (this.#stopped) return;
    for (const channel of channels) this.#sockets?.[channel].disconnect();
    this.#attempt();
  }

  stop(): void {
    this.#stopped = true;
    this.#cancelTimer();
    for (const channel of channels) this.#sockets?.[channel].off().disconnect();
    this.#setStatus('offline');
  }

  #setStatus(status: ConnectionStatus): void {
    if (this.#status === status) return;
    this.#status = status;
    this.#deps.onStatus();
  }

  #startTimer(run: () => void, ms: number): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#deps.schedule(run, ms);
  }

  #attempt(): void {
    this.#setStatus('connecting');
    // Without long polling an attempt costs one request less. It is skipped while a websocket is likely to work.
    const websocketOnly = this.#websocketWorked && this.#failures <= websocketRetries;
    if (this.#manager) this.#manager.opts.transports = websocketOnly ? ['websocket'] : [...transports];
    this.#startTimer(() => {
      for (const channel of channels) this.#sockets?.[channel].disconnect();
      this.#failed('timeout');
    }, attemptTimeout);
    if (this.#sockets) for (const channel of channels) this.#sockets[channel].connect();
    else void this.#open();
  }

  async #open(): Promise<void> {
    try {
      // In a microtask, so that a loader that throws synchronously finds its owner constructed.
      const library = await Promise.resolve().then(this.#deps.load);
      // While the library was loading, the attempt may have been stopped, or a later one may have opened the sockets.
      if (this.#stopped || this.#sockets) return;
      const { origin, path } = this.#address;
      this.#manager = new library.Manager(origin, {
        path,
        transports: [...transports],
        tryAllTransports: true,
        reconnection: false,
        autoConnect: false,
        timeout: attemptTimeout,
      });
      this.#sockets = { sports: this.#manager.socket('/sports'), feedout: this.#manager.socket('/feedout') };
      for (const channel of channels) this.#listen(channel, this.#sockets[channel]);
      if (this.#status === 'connecting') for (const channel of channels) this.#sockets[channel].connect();
    } catch (error) {
      if (!this.#stopped) this.#failed(textOf(error));
    }
  }

  #listen(channel: Channel, socket: Socket): void {
    socket.on('connect', () => this.#connected(channel));
    socket.on('disconnect', (reason) => this.#disconnected(channel, reason));
    socket.on('connect_error', (error) => this.#failed(error.message));
    for (const event of eventsOf(channel)) {
      socket.on(event, (...args: unknown[]) => this.#deps.onMessage(channel, event, args));
    }
  }

  #connected(channel: Channel): void {
    if (channels.every((one) => this.isConnected(one))) {
      this.#cancelTimer();
      this.#connectedSince = this.#deps.now();
      this.#websocketWorked = true;
      this.#setStatus('connected');
    }
    this.#deps.onConnect(channel);
  }

  #disconnected(channel: Channel, reason: string): void {
    this.#deps.onDisconnect(channel);
    // This reason means that this class closed the socket, and its caller has scheduled what follows.
    if (this.#stopped || reason === 'io client disconnect') return;
    this.#deps.onReport({ kind: 'disconnected', channel, reason });
    if (this.#connectedSince !== undefined && this.#deps.now() - this.#connectedSince >= stableAfter) {
      this.#failures = 0;
    }
    this.#connectedSince = undefined;
    if (this.#status !== 'offline') this.#retryLater();
  }

  #failed(message: string): void {
    // Both channels report the same failure. Only the first report counts.
    if (this.#stopped || this.#status === 'offline') return;
    this.#deps.onReport({ kind: 'connect-error', attempt: this.#failures + 1, message });
    this.#retryLater();
  }

  #retryLater(): void {
    this.#setStatus('offline');
    this.#startTimer(() => this.#attempt(), reconnectDelay(this.#failures, this.#deps.random));
    this.#failures += 1;
  }
}

function eventsOf(channel: Channel): InboundEventName[] {
  // Safe: these are the keys of the table itself.
  const names = Object.keys(inboundEvents) as InboundEventName[];
  return names.filter((name) => inboundEvents[name].channel === channel);
}
