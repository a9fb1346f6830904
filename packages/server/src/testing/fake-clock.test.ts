import { expect, test } from 'vitest';

import { every } from '../time/clock.ts';
import { createFakeClock } from './fake-clock.ts';

test('advance runs a timer at each of its moments, jump runs it once, and skip leaves it for later', async () => {
  const clock = createFakeClock(0);
  const ran: number[] = [];
  const stop = every(clock, 1000, () => void ran.push(clock.now()));
  await clock.advance(2500);
  expect(ran).toEqual([1000, 2000]);
  await clock.jump(10_000);
  expect(ran).toEqual([1000, 2000, 12_500]);
  clock.skip(10_000);
  expect([clock.now(), ran.length]).toEqual([22_500, 3]);
  await clock.advance(0);
  expect(ran).toEqual([1000, 2000, 12_500, 22_500]);
  stop();
  await clock.advance(10_000);
  expect(ran).toHaveLength(4);
});

test('timers of one moment run in the order in which they were set', async () => {
  const clock = createFakeClock(0);
  const ran: string[] = [];
  clock.after(10, () => void ran.push('first'));
  clock.after(10, () => void ran.push('second'));
  clock.after(5, () => void ran.push('early'));
  await clock.advance(10);
  expect(ran).toEqual(['early', 'first', 'second']);
});
