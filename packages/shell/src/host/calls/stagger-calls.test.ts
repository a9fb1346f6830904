import { calls } from '@kvota/contracts';
import { expect, test } from 'vitest';

import { staggerCalls } from './stagger-calls.ts';

const nextTask = (): Promise<void> => new Promise((next) => setTimeout(next));

test('of several calls in one task the first starts in it, and each other in a separate task', async () => {
  const made: string[] = [];
  const transport = staggerCalls(async (call) => void made.push(call.path));
  const { ping, scores, user } = calls;
  await transport(ping, {});
  await nextTask();
  made.splice(0);
  const all = Promise.all([scores, user, ping].map((call) => transport(call, {})));
  for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
  const seen: string[][] = [];
  for (let task = 0; task < 4; task += 1) {
    seen.push(made.splice(0));
    await nextTask();
  }
  await all;
  expect(seen[0]).toEqual([scores.path]);
  expect(seen.every((task) => task.length <= 1)).toBe(true);
  expect(seen.flat().concat(made)).toEqual([scores.path, user.path, ping.path]);
});
