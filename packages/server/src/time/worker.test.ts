import { expect, test } from 'vitest';

import { createFakeClock } from '../testing/fake-clock.ts';
import { startWorker } from './worker.ts';

test('a task repeats after its interval; a failure is logged and the task runs again', async () => {
  const clock = createFakeClock(0);
  const logged: string[] = [];
  const logger = { error: (message: string) => void logged.push(message) };
  let runs = 0;
  const run = async (): Promise<void> => {
    runs += 1;
    if (runs === 1) throw new Error('no database');
  };
  const worker = startWorker({ clock, logger }, [{ name: 'Settling', interval: 1000, run }]);
  await clock.advance(999);
  expect(runs).toBe(0);
  await clock.advance(1);
  expect([runs, logged]).toEqual([1, ['Settling failed and will be retried']]);
  await clock.advance(1000);
  expect([runs, logged]).toEqual([2, ['Settling failed and will be retried']]);
  worker.stop();
  await clock.advance(5000);
  expect(runs).toBe(2);
});

test('a task is not repeated while it runs, however long that takes', async () => {
  const clock = createFakeClock(0);
  const { promise, resolve } = Promise.withResolvers<void>();
  let runs = 0;
  const run = (): Promise<void> => {
    runs += 1;
    return promise;
  };
  const worker = startWorker({ clock }, [{ name: 'Settling', interval: 1000, run }]);
  await clock.advance(5000);
  expect(runs).toBe(1);
  resolve();
  await clock.advance(0);
  await clock.advance(999);
  expect(runs).toBe(1);
  await clock.advance(1);
  expect(runs).toBe(2);
  worker.stop();
});

test('idle waits for the run in progress', async () => {
  const clock = createFakeClock(0);
  const { promise, resolve } = Promise.withResolvers<void>();
  const worker = startWorker({ clock }, [{ name: 'Settling', interval: 1000, run: () => promise }]);
  await clock.advance(1000);
  worker.stop();
  const order: string[] = [];
  const waiting = (async () => {
    await worker.idle();
    order.push('idle');
  })();
  await clock.advance(1000);
  order.push('run ends');
  resolve();
  await waiting;
  expect(order).toEqual(['run ends', 'idle']);
});
