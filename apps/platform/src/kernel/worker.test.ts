import { expect, test } from 'vitest';

import { createFakeClock } from './fake-clock.ts';
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
