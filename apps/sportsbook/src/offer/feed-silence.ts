import type { Host, Stop } from '@kvota/shell';

type Sockets = Pick<Host['realtime'], 'status'>;
type Status = ReturnType<Sockets['status']['get']>;

/** True while prices may be old. Tables, matches and the slip all read this one value. */
export interface FeedSilence {
  readonly get: () => boolean;
  /** Returns when the last odds arrived, in milliseconds since 1970, if the feed is silent. */
  readonly since: () => number | undefined;
  readonly subscribe: (changed: () => void) => Stop;
  readonly stop: Stop;
}

/**
 * Returns whether the feed is silent under a new status. While the sockets reconnect the answer stays as it was, because
 * only a snapshot makes them trusted again (FAULT-10).
 */
export function nextSilence(before: boolean, status: Status): boolean {
  if (status === 'connected') return false;
  return status === 'connecting' ? before : true;
}

/** Follows the status of the sockets. `heardAt` returns when the last message of a room arrived. */
export function createFeedSilence({ status }: Sockets, heardAt: () => number): FeedSilence {
  const listeners = new Set<() => void>();
  let silent = nextSilence(false, status.get());
  let since = silent ? heardAt() : undefined;
  const stop = status.subscribe((next) => {
    const before = silent;
    silent = nextSilence(before, next);
    if (silent !== before) since = silent ? heardAt() : undefined;
    if (silent !== before) for (const listener of listeners) listener();
  });
  return {
    get: () => silent,
    since: () => since,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    stop,
  };
}
