import { createFakeClock } from '@kvota/server/fake-clock';
import { afterEach, describe, expect, test } from 'vitest';

import { allowed, throttleKinds } from '../testing/throttles.ts';
import type { CallLimit, OpenLimit } from './throttle.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const rate = { perSecond: 10, burst: 200 };
async function openings(limits: readonly OpenLimit[], key: string, count: number): Promise<number> {
  const all = await Promise.all(Array.from({ length: count }).flatMap(() => limits.map((limit) => limit.open(key))));
  return all.filter(Boolean).length;
}

describe.each(throttleKinds)('limits of nodes: $name', ({ open }) => {
  const start = async (count = 2) => {
    const clock = createFakeClock(0);
    const { throttles, close } = await open(count, { clock });
    ends.push(close);
    return { clock, throttles };
  };

  test('[SEC-04] of calls sent to two nodes at once, only as many pass as the burst allows', async () => {
    const { throttles } = await start();
    const nodes = throttles.map((throttle) => throttle.calls('calls', rate));
    expect(await allowed(nodes, 'a', 300)).toBe(200);
    const small = throttles.map((throttle) => throttle.calls('small', { perSecond: 1, burst: 3 }));
    expect(await allowed(small, 'a', 30)).toBe(3);
  });

  test('[SEC-04] an address that used up its burst has its calls per second, without a second burst', async () => {
    const { throttles, clock } = await start();
    const nodes = throttles.map((throttle) => throttle.calls('calls', rate));
    await allowed(nodes, 'a', 300);
    for (let second = 0; second < 5; second += 1) {
      await clock.advance(1000);
      expect(await allowed(nodes, 'a', 100)).toBe(10);
    }
    await clock.advance(20_000);
    expect(await allowed(nodes, 'a', 300)).toBe(200);
  });

  test('[SEC-04] an idle address has one burst, although it made a call at each node before', async () => {
    const { throttles, clock } = await start(5);
    const nodes = throttles.map((throttle) => throttle.calls('calls', rate));
    expect(await allowed(nodes, 'a', 1)).toBe(5);
    await clock.advance(60_000);
    expect(await allowed(nodes, 'a', 100)).toBe(200);
  });

  test('an address that calls many nodes below its rate is never refused', async () => {
    const { throttles, clock } = await start(5);
    const nodes = throttles.map((throttle) => throttle.calls('calls', { perSecond: 10, burst: 100 }));
    for (let n = 0; n < 600; n += 1) {
      expect(await nodes[n % nodes.length]?.take('a')).toBe(0);
      await clock.advance(n % 2 === 0 ? 0 : 210);
    }
  });

  test('a refusal names the time until the next call, refused calls do not prolong it, and other keys have their own', async () => {
    const { throttles, clock } = await start();
    const [one, two] = throttles.map((throttle) => throttle.calls('calls', { perSecond: 1, burst: 3 })) as [
      CallLimit,
      CallLimit,
    ];
    await allowed([one, two], 'a', 10);
    await clock.advance(400);
    expect([await one.take('a'), await two.take('a'), await one.take('a')]).toEqual([600, 600, 600]);
    expect(await two.take('b')).toBe(0);
    await clock.advance(600);
    expect([await two.take('a'), await one.take('a')]).toEqual([0, 1000]);
  });

  test('[SEC-17] of sockets opened at two nodes at once, only as many open as allowed; one that closes makes room on both', async () => {
    const { throttles } = await start();
    const [one, two] = throttles.map((throttle) => throttle.opened('sockets', 7)) as [OpenLimit, OpenLimit];
    expect(await openings([one, two], 'a', 20)).toBe(7);
    expect(await one.open('b')).toBe(true);
    // One of them has some open, whichever was first.
    for (let n = 0; n < 7; n += 1) one.close('a');
    for (let n = 0; n < 7; n += 1) two.close('a');
    expect(await openings([one], 'a', 20)).toBe(7);
    expect(await two.open('a')).toBe(false);
    one.close('a');
    await expect.poll(() => two.open('a')).toBe(true);
    expect(await one.open('a')).toBe(false);
  });
});
