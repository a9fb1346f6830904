import type { Host, Stop } from '@kvota/shell';

type Sockets = Pick<Host['realtime'], 'status' | 'subscribeSidebar'>;
type Status = ReturnType<Sockets['status']['get']>;

/** Whether odds may be old, as tables, matches and the slip need it: one answer for all of them. */
export interface FeedSilence {
  readonly get: () => boolean;
  readonly subscribe: (changed: () => void) => Stop;
  /** While it is on, one quiet subscription is held, so that silence is heard of on pages without odds too. */
  readonly listen: (on: boolean) => void;
  readonly stop: Stop;
}

/** An attempt to connect says nothing new: what was silent stays so until a snapshot has made the sockets trusted again (fault 10). */
export function silentAfter(before: boolean, status: Status): boolean {
  if (status === 'connected') return false;
  return status === 'connecting' ? before : true;
}

/** Follows the sockets. */
export function followSilence({ status, subscribeSidebar }: Sockets): FeedSilence {
  const watchers = new Set<() => void>();
  let silent = silentAfter(false, status.get());
  let release: Stop | undefined;
  const stop = status.subscribe((next) => {
    const before = silent;
    silent = silentAfter(before, next);
    if (silent !== before) for (const watcher of watchers) watcher();
  });
  const listen = (on: boolean): void => {
    if (on === (release !== undefined)) return;
    release?.();
    release = on ? subscribeSidebar('sidebar', () => {}) : undefined;
  };
  return {
    get: () => silent,
    subscribe: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    listen,
    stop: () => {
      stop();
      listen(false);
    },
  };
}
