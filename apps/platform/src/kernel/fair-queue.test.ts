import { expect, test } from 'vitest';

import { createFairQueue, QueueFull } from './fair-queue.ts';

/** Tasks that note their start and end when they are released. */
function tasks() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const task = (name: string) => async () => {
    started.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    return name;
  };
  const endOne = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    ends.shift()?.();
  };
  return { started, task, endOne };
}

test('[SEC-03] owners take turns, whatever one of them queues', async () => {
  const { started, task, endOne } = tasks();
  const queue = createFairQueue({ concurrency: 1, waiting: { perOwner: 10, all: 100 } });
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => queue.run(name.charAt(0), task(name)));
  for (const _ of all) await endOne();
  expect(await Promise.all(all)).toHaveLength(7);
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('no more run at once than allowed, and a failed task gives its place back', async () => {
  const queue = createFairQueue({ concurrency: 2, waiting: { perOwner: 100, all: 100 } });
  let running = 0;
  let most = 0;
  const task = async (fails: boolean) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (fails) throw new Error('wrong');
  };
  const runs = Array.from({ length: 20 }, (_, i) => queue.run(`${i % 3}`, () => task(i % 2 === 0)));
  const settled = await Promise.allSettled(runs);
  expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(10);
  expect(most).toBe(2);
});

test('an owner with too many waiting tasks is refused, another is not; all together are limited too', async () => {
  const { task, endOne } = tasks();
  const queue = createFairQueue({ concurrency: 1, waiting: { perOwner: 2, all: 3 } });
  const runs = [queue.run('a', task('a1')), queue.run('a', task('a2')), queue.run('a', task('a3'))];
  await expect(queue.run('a', task('a4'))).rejects.toBeInstanceOf(QueueFull);
  runs.push(queue.run('b', task('b1')));
  await expect(queue.run('c', task('c1'))).rejects.toBeInstanceOf(QueueFull);
  for (const _ of runs) await endOne();
  await Promise.all(runs);
});
