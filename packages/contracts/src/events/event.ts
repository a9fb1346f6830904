import type * as v from 'valibot';

/** The two websocket channels, each a socket namespace of its own (NET-10). */
export const channels = ['sports', 'feedout'] as const;
export type Channel = (typeof channels)[number];

/** A socket event: its channel, who sends it, and the schema of its arguments as a tuple. */
export interface SocketEvent {
  readonly id: string;
  readonly channel: Channel;
  readonly summary: string;
  readonly args: v.GenericSchema<unknown, unknown[]>;
}

/** Keeps the exact types of an event while checking its shape. */
export function defineEvent<const E extends SocketEvent>(event: E): E {
  return event;
}

/** The arguments of an event, after parsing. */
export type EventArgs<E extends SocketEvent> = v.InferOutput<E['args']>;
