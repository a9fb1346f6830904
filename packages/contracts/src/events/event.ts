import type * as v from 'valibot';

/** The two websocket channels; each is a socket.io namespace (NET-10). */
export const channels = ['sports', 'feedout'] as const;
export type Channel = (typeof channels)[number];

/** A socket event: its channel and the schema of its arguments as a tuple. */
export interface SocketEvent {
  readonly id: string;
  readonly channel: Channel;
  readonly summary: string;
  readonly args: v.GenericSchema<unknown, unknown[]>;
  /** The acknowledgement, if a client asks for one. Default: `Outcome`. */
  readonly answer?: v.GenericSchema;
}

/** Checks the shape of an event definition and keeps its exact types. */
export function defineEvent<const E extends SocketEvent>(event: E): E {
  return event;
}

/** The arguments of an event, after parsing. */
export type EventArgs<E extends SocketEvent> = v.InferOutput<E['args']>;
