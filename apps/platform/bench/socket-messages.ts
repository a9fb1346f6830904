/**
 * The kinds of socket servers: the channel of the offer over one made-up room, the same without a bound for slow clients,
 * bare `ws`, and the whole platform.
 */
export type SocketServerKind = 'channel' | 'unbounded' | 'plain' | 'platform';

/** Sent by a socket server once it listens. `live` are matches that are in play. */
export interface SocketServerReady {
  readonly url: string;
  readonly live: readonly { readonly eventId: string; readonly sport: string }[];
}

/** Asks a socket server: send messages or not, with how many prices, and report. */
export interface SocketServerQuestion {
  readonly sending: boolean;
  /** Prices that change in a tick. Default: 50. */
  readonly changes?: number;
}

/** Processor time in milliseconds and ticks since the previous question, and the present state. */
export interface SocketServerUsage {
  readonly cpuMs: number;
  readonly ticks: number;
  /** Bytes in use after a collection of garbage, if the server was started with `--expose-gc`. */
  readonly used: number;
  /** Resident memory in bytes, and the highest of each half second since the previous question. */
  readonly rss: number;
  readonly highestRss: number;
  /** Connections that were cut off since the start, and most bytes that waited for one since the previous question. */
  readonly shed: number;
  readonly waiting: number;
}

/** Events of the offer channel, with their arguments, that a client sends once it is connected. */
export type Subscriptions = readonly (readonly [event: string, argument?: unknown])[];

/** The first message to the process of the clients. A client without subscriptions is one of bare `ws`. */
export interface ClientsTask {
  readonly url: string;
  readonly clients: readonly Subscriptions[];
}

/** Asks the process of the clients what they received, and lets the first of them read or not. */
export interface ClientsQuestion {
  readonly stopped: number;
}

/** Messages and bytes that the clients received since the previous question. */
export interface ClientsReceived {
  readonly messages: number;
  readonly bytes: number;
  readonly closed: number;
  /** Milliseconds from publishing each change to its arrival. Not of the whole platform, whose changes have no instant. */
  readonly delays: readonly number[];
}
