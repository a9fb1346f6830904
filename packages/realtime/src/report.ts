import type { Channel, InboundEventName } from '@kvota/contracts';

/** What an operator of the site may want to know; the page goes on in every case. */
export type RealtimeReport =
  /** A message that is not what the contract says was dropped; `count` in all. Told at 1, 10, 100 … */
  | { readonly kind: 'malformed'; readonly channel: Channel; readonly event: InboundEventName; readonly count: number }
  /** An attempt to connect failed (NET-08); `attempt` counts from 1 since the last lasting connection. */
  | { readonly kind: 'connect-error'; readonly attempt: number; readonly message: string }
  /** A connection was lost (NET-09); it is being made again. */
  | { readonly kind: 'disconnected'; readonly channel: Channel; readonly reason: string }
  /** The token for the socket could not be had; it is asked for again. */
  | { readonly kind: 'auth-failed'; readonly message: string }
  /** A handler threw; the others were still called. */
  | { readonly kind: 'handler-failed'; readonly event: string; readonly error: unknown };

export function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
