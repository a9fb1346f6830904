import type { Realtime } from '@kvota/realtime';
import { expect, test, vi } from 'vitest';

import { startOnceRunning } from './use-realtime.ts';

const realtime = {} as Realtime; // only handed on

test('a page that is shown before the sockets run uses them from then on, until it is left', async () => {
  const { promise: sockets, resolve } = Promise.withResolvers<Realtime>();
  const stop = vi.fn<() => void>();
  const use = vi.fn<(given: Realtime) => () => void>(() => stop);
  const leave = startOnceRunning(sockets, use);
  expect(use).not.toHaveBeenCalled();
  resolve(realtime);
  await sockets;
  expect(use.mock.calls).toEqual([[realtime]]);
  expect(stop).not.toHaveBeenCalled();
  leave();
  expect(stop).toHaveBeenCalledOnce();
});

test('a page that is left before the sockets run never uses them', async () => {
  const { promise: sockets, resolve } = Promise.withResolvers<Realtime>();
  const use = vi.fn<(given: Realtime) => () => void>();
  startOnceRunning(sockets, use)();
  resolve(realtime);
  await sockets;
  expect(use).not.toHaveBeenCalled();
});
