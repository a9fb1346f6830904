import type { Realtime, RealtimeStatus } from '@kvota/realtime';
import { expect, onTestFinished, test, vi } from 'vitest';

import type { SettingsChange } from '../host/host.ts';
import { createSignal } from '../host/signal.ts';
import { startSettingsWatch } from './start-settings-watch.ts';

/** Starts the watch on sockets whose status and events the test controls. */
function start(first: RealtimeStatus = 'connecting') {
  let current = first;
  const watchers = new Set<(status: RealtimeStatus) => void>();
  const listeners = new Set<() => void>();
  const joiners = new Set<(changedAgo: number | undefined) => void>();
  let time = 0;
  const realtime = {
    onJoined: (run: (changedAgo: number | undefined) => void) => {
      joiners.add(run);
      return () => joiners.delete(run);
    },
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
  const firstConnect = vi.fn();
  const settingsChanged = createSignal<SettingsChange>();
  settingsChanged.subscribe((change) => (change === 'first-connect' ? firstConnect() : changed(change)));
  const stop = startSettingsWatch({ realtime, settingsChanged, now: () => time });
  return {
    changed,
    firstConnect,
    stop,
    left: () => watchers.size + listeners.size + joiners.size,
    /** Lets time pass on the page. */
    pass: (ms: number) => {
      time += ms;
      vi.advanceTimersByTime(ms);
    },
    /** The platform answers that the last change was so long ago. */
    join: (changedAgo: number | undefined) => joiners.forEach((run) => run(changedAgo)),
    announce: () => listeners.forEach((run) => run()),
    go: (...statuses: readonly RealtimeStatus[]) => {
      for (const status of statuses) {
        current = status;
        for (const watcher of watchers) watcher(status);
      }
    },
  };
}

test('[NET-16] settings are refetched when the server announces a change', () => {
  const { changed, announce } = start();
  announce();
  expect(changed).toHaveBeenCalledTimes(1);
});

test('[NET-16] the first connection emits once, after a delay, because changes before it sent no event', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { firstConnect, go } = start();
  go('stale', 'connected', 'offline', 'connecting', 'connected');
  vi.advanceTimersByTime(1999);
  expect(firstConnect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(firstConnect).toHaveBeenCalledTimes(1);
  const there = start('connected');
  there.go('offline', 'connected');
  const gone = start();
  gone.go('connected');
  gone.stop();
  vi.advanceTimersByTime(60_000);
  expect(there.firstConnect).not.toHaveBeenCalled();
  expect(gone.firstConnect).not.toHaveBeenCalled();
});

test('neither the first connection nor a silent feed counts as a gap', () => {
  const { changed, go } = start();
  go('connected', 'stale', 'connected');
  expect(changed).not.toHaveBeenCalled();
});

test.each([
  ['were lost', ['connected', 'offline', 'connecting', 'connected']],
  ['were lost, and are back to a silent feed', ['connected', 'offline', 'connecting', 'stale']],
  ['were replaced', ['connected', 'connecting', 'connected']],
  ['failed to connect at first', ['offline', 'connecting', 'offline', 'connecting', 'connected']],
] as const)('sockets that %s may have missed a change: settings are refetched once when they are back', (_, way) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { changed, go, pass } = start();
  go(...way.slice(0, -1));
  pass(5000);
  expect(changed).not.toHaveBeenCalled();
  go(way.at(-1) ?? 'connected', 'connected');
  pass(1000);
  expect(changed).toHaveBeenCalledTimes(1);
});

test.each([
  ['longer ago than the page exists', 7_200_000, 0],
  ['after the page began', 5000, 1],
  ['shortly before it', 40_000, 1],
  ['not reported', undefined, 1],
] as const)('[NET-39] with a last change that was %s, the first connection refetches so often', (_, ago, times) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { firstConnect, go, join, pass } = start();
  pass(10_000);
  go('connected');
  join(ago);
  pass(60_000);
  expect(firstConnect).toHaveBeenCalledTimes(times);
});

test('[NET-39] a reconnect refetches nothing if the last change was before the loss, and at once if it was not', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { changed, go, join, pass } = start('connected');
  pass(600_000);
  const loseFor = (ms: number): void => {
    go('offline', 'connecting');
    pass(ms);
  };
  loseFor(10_000);
  join(400_000);
  go('stale', 'connected');
  pass(60_000);
  expect(changed).not.toHaveBeenCalled();
  loseFor(10_000);
  go('connected');
  join(5000);
  expect(changed).toHaveBeenCalledTimes(1);
  // The answer belongs to its connection: the next one has to answer again.
  loseFor(10_000);
  go('connected');
  pass(1000);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('after stop no subscription is left', () => {
  const { stop, left } = start();
  stop();
  expect(left()).toBe(0);
});
