/** The kinds of socket servers: the channel of the offer over one made-up room, bare `ws`, and the whole platform. */
export type SocketServerKind = 'channel' | 'plain' | 'platform';

/** Sent by a socket server once it listens. `live` are matches that are in play. */
export interface SocketServerReady {
  readonly url: string;
  readonly live: readonly { readonly eventId: string; readonly sport: string }[];
}

/** Asks a socket server: send messages or not, and report. */
export interface SocketServerQuestion {
  readonly sending: boolean;
}

/** Processor time in milliseconds and ticks since the previous question. */
export interface SocketServerUsage {
  readonly cpuMs: number;
  readonly ticks: number;
}

/** Events of the offer channel, with their arguments, that a client sends once it is connected. */
export type Subscriptions = readonly (readonly [event: string, argument?: unknown])[];

/** The first message to the process of the clients. A client without subscriptions is one of bare `ws`. */
export interface ClientsTask {
  readonly url: string;
  readonly clients: readonly Subscriptions[];
}

/** Messages and bytes that the clients received since the previous question. */
export interface ClientsReceived {
  readonly messages: number;
  readonly bytes: number;
  readonly closed: number;
}
