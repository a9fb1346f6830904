import type { Realtime, RealtimeStatus } from '@kvota/realtime';
import { expect, onTestFinished, test, vi } from 'vitest';

import { onceHeard, watchSettings } from './watch-settings.ts';

/** Sockets whose status and whose word the test gives. */
function start(first: RealtimeStatus = 'connecting') {
  let current = first;
  const watchers = new Set<(status: RealtimeStatus) => void>();
  const listeners = new Set<() => void>();
  const realtime = {
    on: (_: string, run: () => void) => {
      listeners.add(run);
      return () => listeners.delete(run);
    },
    status: {
      get: () => current,
      subscribe: (watcher: (status: RealtimeStatus) => void) => {
        watchers.add(watcher);
        return () => watchers.delete(watcher);
      },
    },
  } as unknown as Realtime; // what is used of it
  const changed = vi.fn();
  const heard = vi.fn();
  const stops = [watchSettings(realtime, changed), onceHeard(realtime, heard)];
  const stop = (): void => stops.forEach((one) => one());
  return {
    changed,
    heard,
    stop,
    left: () => watchers.size + listeners.size,
    say: () => listeners.forEach((run) => run()),
    go: (...statuses: readonly RealtimeStatus[]) => {
      for (const status of statuses) {
        current = status;
        for (const watcher of watchers) watcher(status);
      }
    },
  };
}

test('[NET-16] settings are asked for again when the server says so', () => {
  const { changed, say } = start();
  say();
  expect(changed).toHaveBeenCalledTimes(1);
});

test('[NET-16] the first connection of a page is told once, a moment later: what was set before it was heard by nobody', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { heard, go } = start();
  go('stale', 'connected', 'offline', 'connecting', 'connected');
  vi.advanceTimersByTime(1999);
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(heard).toHaveBeenCalledTimes(1);
  const there = start('connected');
  there.go('offline', 'connected');
  const gone = start();
  gone.go('connected');
  gone.stop();
  vi.advanceTimersByTime(60_000);
  expect(there.heard).not.toHaveBeenCalled();
  expect(gone.heard).not.toHaveBeenCalled();
});

test('the first connection of a page is no gap of a connection, nor does a feed that was silent', () => {
  const { changed, go } = start();
  go('connected', 'stale', 'connected');
  expect(changed).not.toHaveBeenCalled();
});

test.each([
  ['were lost', ['connected', 'offline', 'connecting', 'connected']],
  ['were lost, and are back to a feed that is silent', ['connected', 'offline', 'connecting', 'stale']],
  ['were made anew', ['connected', 'connecting', 'connected']],
  ['could not be had at first', ['offline', 'connecting', 'offline', 'connecting', 'connected']],
] as const)(
  'sockets that %s may have missed a change: once they are back settings are asked for again, once',
  (_, way) => {
    const { changed, go } = start();
    go(...way.slice(0, -1));
    expect(changed).not.toHaveBeenCalled();
    go(way.at(-1) ?? 'connected', 'connected');
    expect(changed).toHaveBeenCalledTimes(1);
  },
);

test('after its stop it listens to nothing', () => {
  const { stop, left } = start();
  stop();
  expect(left()).toBe(0);
});
