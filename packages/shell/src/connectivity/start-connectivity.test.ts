import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

import { createRealtime, type RealtimeReport } from '@kvota/realtime';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { ShellHost } from '../host/create-host.ts';
import { createReloadGovernor } from '../reload/reload-governor.ts';
import { startConnectivity } from './start-connectivity.ts';

// Timers are advanced by the test; the sockets are real ones.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] });
});
afterEach(() => vi.useRealTimers());

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)); // bound to a port
  });

/** Returns a promise and its resolution, for an event that may happen several times. */
function counter() {
  let count = 0;
  const waiting: { at: number; resolve: () => void }[] = [];
  return {
    add: (): void => {
      count += 1;
      for (const one of waiting) if (count >= one.at) one.resolve();
    },
    reaches: (at: number): Promise<void> =>
      new Promise((resolve) => (count >= at ? resolve() : waiting.push({ at, resolve }))),
    count: () => count,
  };
}

/** A page over real sockets: its browser, its sockets and its reload governor. */
function page(port: number) {
  const window = new EventTarget();
  const reloads: number[] = [];
  const errors = counter();
  let report = (_report: RealtimeReport): void => undefined;
  const realtime = createRealtime({
    url: `http://127.0.0.1:${port}`,
    preAuth: () => Promise.resolve(undefined),
    now: () => performance.now(),
    schedule: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    random: () => 1,
    onReport: (each) => {
      report(each);
      if (each.kind === 'connect-error') errors.add();
    },
  });
  const governor = createReloadGovernor({
    storage: undefined,
    reloaded: () => false,
    build: 'test',
    wallNow: () => Date.now(),
    random: () => 1,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    online: () => true,
    busy: () => false,
    probe: () => Promise.resolve(true),
    reload: () => reloads.push(performance.now()),
    giveUp: () => undefined,
  });
  // The parts of the host that connectivity uses.
  const host = { store: createStore(), realtime, governor } as unknown as ShellHost;
  const browser = Object.assign(window, { navigator: { onLine: true } }) as unknown as Window;
  const connectivity = startConnectivity(host, browser);
  report = (each) => connectivity.report(each);
  return {
    reloads,
    errors,
    realtime,
    goOffline: () => window.dispatchEvent(new Event('offline')),
    goOnline: () => window.dispatchEvent(new Event('online')),
    stop: () => {
      connectivity.stop();
      realtime.stop();
    },
  };
}

test('[NET-07, NET-32] a connection that hangs has 5 s, then one new attempt has 5 s, then the page reloads', async () => {
  const wires = new Set<Socket>();
  const attempts = counter();
  const server = createServer((socket) => {
    wires.add(socket);
    attempts.add();
  });
  const one = page(await listening(server));
  one.goOffline();
  const from = performance.now();
  one.goOnline();
  await attempts.reaches(1);
  await vi.advanceTimersByTimeAsync(4900);
  expect(one.reloads).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  await attempts.reaches(2);
  expect(one.reloads).toEqual([]);
  await vi.advanceTimersByTimeAsync(5100);
  expect(one.reloads.map((at) => Math.round((at - from) / 1000))).toEqual([10]);
  one.stop();
  for (const wire of wires) wire.destroy();
  server.close();
});

test('[NET-08, NET-32] a refused connection gets one new attempt and then reloads, without waiting for 5 s', async () => {
  const closed = createServer();
  const port = await listening(closed);
  await new Promise((resolve) => closed.close(resolve));
  const one = page(port);
  // A refusal takes a turn of the network, and the socket library a timer of no length.
  while (one.reloads.length === 0) {
    await vi.advanceTimersByTimeAsync(1);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(one.errors.count()).toBe(2);
  one.stop();
});
