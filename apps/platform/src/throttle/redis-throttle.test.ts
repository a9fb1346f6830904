import { setImmediate } from 'node:timers/promises';

import { systemClock } from '@kvota/server';
import { createFakeClock, type FakeClock } from '@kvota/server/fake-clock';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';

import { allowed, throttleKinds, type OpenThrottles } from '../testing/throttles.ts';
import { redisUrl } from '../testing/redis-proxy.ts';
import { RedisLink } from './redis-link.ts';
import type { CallLimit, CallRate, OpenLimit } from './throttle.ts';

const redis = throttleKinds.find(({ name }) => name === 'Redis');
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const openAll = async (limit: OpenLimit, key: string, count: number): Promise<boolean[]> => {
  const opened: boolean[] = [];
  for (let n = 0; n < count; n += 1) opened.push(await limit.open(key));
  return opened;
};
const callsOf = ({ throttles }: OpenThrottles, rate: CallRate): CallLimit[] =>
  throttles.map((throttle) => throttle.calls('calls', rate));
const socketsOf = ({ throttles }: OpenThrottles, most: number): [OpenLimit, OpenLimit] =>
  throttles.map((throttle) => throttle.opened('sockets', most)) as [OpenLimit, OpenLimit];
/** Returns whether there is room for one more, and opens none. */
const hasRoom = async (limit: OpenLimit, key: string): Promise<boolean> => {
  const opened = await limit.open(key);
  if (opened) limit.close(key);
  return opened;
};
/** So slow that no token comes back during a test. */
const slow = { perSecond: 0.001, burst: 200 };
const within = { timeout: 10_000, interval: 20 };

describe.skipIf(redis === undefined)('limits over Redis', { timeout: 30_000 }, () => {
  const start = async (options: Parameters<NonNullable<typeof redis>['open']>[1], count = 2) => {
    if (redis === undefined) throw new Error('There is no Redis.');
    const opened = await redis.open(count, options);
    ends.push(opened.close);
    return opened;
  };

  test.each(['cut', 'stall'] as const)(
    '[SEC-04] without Redis (%s) a node counts by itself, and no call fails or waits for long',
    async (fail) => {
      const opened = await start({ clock: systemClock, answersWithin: 100 });
      const [nodes, sockets] = [callsOf(opened, slow), socketsOf(opened, 5)];
      expect(await allowed(nodes, 'a', 10)).toBe(20);
      await opened[fail]();
      const began = performance.now();
      // The first calls may wait 100 ms for an answer, together.
      expect(await allowed(nodes, 'a', 300)).toBe(380);
      for (const node of sockets) expect(await openAll(node, 'a', 6)).toEqual([true, true, true, true, true, false]);
      expect(performance.now() - began).toBeLessThan(2000);
      // What is decided in the process is no promise.
      expect(nodes[0]?.take('b')).toBe(0);
      opened.restore();
      let n = 0;
      await expect.poll(() => allowed(nodes, `later ${(n += 1)}`, 300), within).toBe(200);
      // Both nodes have 5 open of an address that may have 5.
      await expect.poll(() => hasRoom(sockets[0], 'a'), within).toBe(false);
    },
  );

  test('[SEC-04] a busy node reads the answers that have come before it counts Redis as away', async () => {
    const link = await RedisLink.open({ url: redisUrl, answersWithin: 20 });
    ends.push(async () => link.close());
    const answer = link.ask((client) => client.ping());
    await setImmediate();
    const end = performance.now() + 200;
    while (performance.now() < end);
    expect(await answer).toBe('PONG');
    expect(link.isAway()).toBe(false);
  });

  test('[SEC-04] a connection that hangs is replaced', async () => {
    const opened = await start({ clock: systemClock, answersWithin: 50, hangsFor: 50 });
    const nodes = callsOf(opened, slow);
    opened.stall();
    expect(await allowed(nodes, 'a', 300)).toBe(400);
    let n = 0;
    await expect.poll(() => allowed(nodes, `later ${(n += 1)}`, 300), within).toBe(200);
  });

  test('[SEC-17] a Redis that lost everything learns what is open, and a node that ended counts no more', async () => {
    const opened = await start({});
    const [one, two] = socketsOf(opened, 5);
    expect(await openAll(one, 'a', 5)).toEqual([true, true, true, true, true]);
    await opened.cut();
    await opened.lose();
    opened.restore();
    await expect.poll(() => hasRoom(two, 'a'), within).toBe(false);
    await opened.throttles[0]?.close();
    expect(await hasRoom(two, 'a')).toBe(true);
  });

  test('[SEC-17] what closed at a node while Redis was away counts no more when it is back', async () => {
    const opened = await start({});
    const [one, two] = socketsOf(opened, 5);
    await openAll(one, 'a', 5);
    await openAll(one, 'b', 2);
    await openAll(one, 'c', 5);
    expect(await hasRoom(two, 'a')).toBe(false);
    await opened.cut();
    for (let n = 0; n < 5; n += 1) one.close('a');
    opened.restore();
    // The second node is back when it refuses, and so is the first when its earlier counts are void.
    await expect.poll(() => hasRoom(two, 'c'), within).toBe(false);
    await expect.poll(() => hasRoom(two, 'a'), within).toBe(true);
    await expect.poll(() => hasRoom(two, 'c'), within).toBe(false);
    expect(await openAll(two, 'a', 6)).toEqual([true, true, true, true, true, false]);
    expect(await openAll(two, 'b', 4)).toEqual([true, true, true, false]);
  });

  test('[SEC-17] the counts of a node that was killed end after 10 s', async () => {
    // A node whose clock does not move gives no sign of life.
    const [killed, clock] = [createFakeClock(0), createFakeClock(0)];
    const [one, two] = socketsOf(await start({ clocks: [killed, clock] }), 5);
    await openAll(one, 'a', 5);
    await clock.advance(9000);
    expect(await hasRoom(two, 'a')).toBe(false);
    await clock.advance(1000);
    expect(await hasRoom(two, 'a')).toBe(true);
  });

  test('[SEC-17] thousands of sockets that close at once make room for others', async () => {
    const [one, two] = socketsOf(await start({}), 1);
    const keys = Array.from({ length: 3000 }, (_, n) => `address ${n}`);
    expect((await Promise.all(keys.map((key) => one.open(key)))).every(Boolean)).toBe(true);
    await expect.poll(() => hasRoom(two, 'address 2999'), within).toBe(false);
    for (const key of keys) one.close(key);
    await expect
      .poll(async () => (await Promise.all(keys.map((key) => hasRoom(two, key)))).every(Boolean), within)
      .toBe(true);
  });

  test('a node asks Redis once for many calls, and not at all while an address is refused', async () => {
    const opened = await start({});
    const [one] = callsOf(opened, { perSecond: 0.001, burst: 1000 });
    if (one === undefined) throw new Error('There is no node.');
    let asked = 0;
    for (let n = 0; n < 1000; n += 1) {
      const taken = one.take('a');
      if (typeof taken !== 'number') asked += 1;
      expect(await taken).toBe(0);
    }
    expect(asked).toBe(20);
    expect(await one.take('a')).toBeGreaterThan(0);
    for (let n = 0; n < 100; n += 1) expect(one.take('a')).toBeGreaterThan(0);
  });

  test('a node whose clock is wrong by hours does not keep an address out at the others', async () => {
    const [wrong, clock] = [createFakeClock(4 * 3_600_000), createFakeClock(0)];
    const [off, right] = callsOf(await start({ clocks: [wrong, clock] }), { perSecond: 10, burst: 20 }) as [
      CallLimit,
      CallLimit,
    ];
    expect(await allowed([off], 'a', 30)).toBe(20);
    expect(await allowed([right], 'a', 30)).toBeLessThanOrEqual(20);
    await clock.advance(1000);
    expect(await allowed([right], 'a', 30)).toBe(10);
  });

  test('[SEC-04] whatever the order of calls at three nodes, no span of time has more calls than burst, rate and leases allow', async () => {
    const rate = { perSecond: 10, burst: 40 };
    const step = fc.record({
      node: fc.nat(2),
      calls: fc.integer({ min: 1, max: 60 }),
      pause: fc.oneof(fc.constant(0), fc.nat(300), fc.nat(6000)),
    });
    let runs = 0;
    const clock: FakeClock = createFakeClock(0);
    const nodes = callsOf(await start({ clock }, 3), rate);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const key = `run ${(runs += 1)}`;
        const made: { at: number; calls: number }[] = [];
        for (const { node, calls, pause } of steps) {
          await clock.advance(pause);
          const limit = nodes[node];
          if (limit) made.push({ at: clock.now(), calls: await allowed([limit], key, calls) });
        }
        for (const [n, { at }] of made.entries()) {
          let sum = 0;
          for (const later of made.slice(n)) {
            sum += later.calls;
            // A lease may be used for a second after it was taken.
            expect(sum).toBeLessThanOrEqual(rate.burst + ((later.at - at) / 1000 + 1) * rate.perSecond);
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});
