import type { Channel, InboundEventName } from '@kvota/contracts';

/** A fault that the operator of a site may want to log. The page continues to work in every case. */
export type RealtimeReport =
  /** A message that does not match the contract was dropped. `count` is the total; reported at 1, 10, 100 and so on. */
  | { readonly kind: 'malformed'; readonly channel: Channel; readonly event: InboundEventName; readonly count: number }
  /** An attempt to connect failed (NET-08). `attempt` counts from 1 since the last stable connection. */
  | { readonly kind: 'connect-error'; readonly attempt: number; readonly message: string }
  /** A connection was lost (NET-09). A new attempt is scheduled. */
  | { readonly kind: 'disconnected'; readonly channel: Channel; readonly reason: string }
  /** The token for the socket could not be fetched. The request is retried. */
  | { readonly kind: 'auth-failed'; readonly message: string }
  /** A handler threw. The other handlers were still called. */
  | { readonly kind: 'handler-failed'; readonly event: string; readonly error: unknown };

/** Runs the handler of an event and reports an error if it throws, so that one broken handler does not stop the others. */
export type Notify = (event: string, handler: () => void) => void;

/** Returns the function that runs handlers and reports their errors. */
export function createNotify(onReport: (report: RealtimeReport) => void): Notify {
  return (event, handler) => {
    try {
      handler();
    } catch (error) {
      onReport({ kind: 'handler-failed', event, error });
    }
  };
}

/** Returns the text of anything that was thrown. */
export function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
