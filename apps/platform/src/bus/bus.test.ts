import { randomUUID } from 'node:crypto';

import { createFakeClock, type FakeClock } from '@kvota/server/fake-clock';
import { createClient } from '@redis/client';
import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';

import type { Logger } from '../kernel/log/logger.ts';
import { busKinds } from '../testing/buses.ts';
import type { Bus, Topic } from './bus.ts';
import { openRedisBus, RedisUnreachable } from './redis-bus.ts';

const numbers: Topic<{ n: number }> = { name: 'numbers', schema: v.object({ n: v.number() }) };
const words: Topic<string> = { name: 'words', schema: v.string() };

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const silent = (): { logger: Logger; warnings: string[] } => {
  const warnings: string[] = [];
  const note = (text: string): void => void warnings.push(text);
  return { warnings, logger: { debug: note, info: note, warn: note, error: note } };
};

/** Collects what a bus takes, and waits for a number of messages. */
function collector(bus: Bus) {
  const taken: unknown[] = [];
  const waiting: { readonly count: number; readonly done: () => void }[] = [];
  const take = (message: unknown): void => {
    taken.push(message);
    for (const { count, done } of waiting) if (taken.length >= count) done();
  };
  bus.subscribe(numbers, take);
  bus.subscribe(words, take);
  const until = (count: number): Promise<void> =>
    new Promise((done) => {
      if (taken.length >= count) done();
      waiting.push({ count, done });
    });
  return { taken, until };
}

describe.each(busKinds)('a bus: $name', ({ open }) => {
  const start = async (
    count: number,
    options: { clock?: FakeClock; logger?: Logger } = {},
  ): Promise<readonly Bus[]> => {
    const opened = await open(count, options);
    ends.push(opened.close);
    return opened.buses;
  };

  test('a node takes its own message at once, and the others take all messages of a node in their order', async () => {
    const [one, two, three] = (await start(3)) as [Bus, Bus, Bus];
    const [first, second, third] = [collector(one), collector(two), collector(three)];
    for (let n = 0; n < 200; n += 1) one.publish(numbers, { n });
    expect(first.taken).toHaveLength(200);
    one.publish(words, 'end');
    await Promise.all([second.until(201), third.until(201)]);
    expect(second.taken).toEqual(first.taken);
    expect(third.taken).toEqual(first.taken);
  });

  test('a message names its sender, and a stopped subscriber takes nothing', async () => {
    const [one, two] = (await start(2)) as [Bus, Bus];
    const from: string[] = [];
    const stop = two.subscribe(words, (_word, node) => void from.push(node));
    const all = collector(two);
    one.publish(words, 'a');
    two.publish(words, 'b');
    await all.until(2);
    stop();
    one.publish(words, 'c');
    await all.until(3);
    expect(from.toSorted()).toEqual([one.node, two.node].toSorted());
  });

  test('a message of another build that breaks the schema is dropped and logged, and a subscriber that throws stops nobody', async () => {
    const { logger, warnings } = silent();
    const [one, two] = (await start(2, { logger })) as [Bus, Bus];
    two.subscribe(words, () => {
      throw new Error('broken');
    });
    const all = collector(two);
    one.publish({ ...numbers, schema: v.any() }, { n: 'two' });
    one.publish(words, 'after');
    await all.until(1);
    expect(all.taken).toEqual(['after']);
    expect(warnings.join()).toContain('numbers breaks its schema');
    expect(warnings.join()).toContain('words failed');
  });

  test('each node knows the others, and the settings that they announced', async () => {
    const [one, two, three] = (await start(3)) as [Bus, Bus, Bus];
    await one.announce({ KVOTA_PUBLIC_URL: 'https://a.example' });
    await two.announce({ KVOTA_PUBLIC_URL: 'https://b.example', KVOTA_JURISDICTION: 'de' });
    three.publish(words, 'silent about its settings');
    const known = (): unknown[] => two.others().toSorted((a, b) => (a.node < b.node ? -1 : 1));
    const expected = [
      { node: one.node, settings: { KVOTA_PUBLIC_URL: 'https://a.example' } },
      { node: three.node, settings: undefined },
    ].toSorted((a, b) => (a.node < b.node ? -1 : 1));
    await expect.poll(known).toEqual(expected);
    // A later message without settings changes nothing.
    one.publish(words, 'later');
    await collector(two).until(1);
    expect(known()).toEqual(expected);
  });

  test('of two nodes that announce themselves at once, one has the other', async () => {
    const [one, two] = (await start(2)) as [Bus, Bus];
    const seen = async (bus: Bus): Promise<number> => {
      await bus.announce({ KVOTA_PUBLIC_URL: 'https://a.example' });
      return bus.others().filter(({ settings }) => settings !== undefined).length;
    };
    const counts = await Promise.all([seen(one), seen(two)]);
    expect(Math.max(...counts)).toBe(1);
  });

  test('a closed bus sends and takes nothing', async () => {
    const [one, two, three] = (await start(3)) as [Bus, Bus, Bus];
    const [closed, open] = [collector(two), collector(three)];
    await two.close();
    two.publish(words, 'late');
    one.publish(words, 'news');
    await open.until(1);
    expect(open.taken).toEqual(['news']);
    expect(closed.taken).toEqual([]);
    expect(two.isConnected() || !two.isShared).toBe(two.isConnected());
  });
});

const redis = busKinds.find(({ name }) => name === 'Redis');
describe.skipIf(redis === undefined)('the Redis bus', () => {
  test('a node sees a gap if messages of another were lost, also if the lost one was the last', async () => {
    const clock = createFakeClock(0);
    const opened = await redis!.open(2, { clock });
    ends.push(opened.close);
    const [one, two] = opened.buses as [Bus, Bus];
    const all = collector(two);
    one.publish(words, 'a');
    await all.until(1);
    const gaps: number[] = [];
    two.onGap(() => void gaps.push(clock.now()));
    await opened.loseConnections();
    one.publish(words, 'lost');
    expect(gaps).toEqual([]);
    opened.restore();
    // A sign of life shows the gap, once both are connected again.
    while (gaps.length === 0) await clock.advance(1000);
    one.publish(words, 'b');
    await all.until(2);
    expect(all.taken).toEqual(['a', 'b']);
    expect(gaps).toHaveLength(1);
  });

  test('[FAULT-25] while Redis is away, a node reads in the database each second, one reading at a time, and no more once it is back', async () => {
    const clock = createFakeClock(0);
    const opened = await redis!.open(2, { clock });
    ends.push(opened.close);
    const [one, two] = opened.buses as [Bus, Bus];
    const all = collector(two);
    const readings: number[] = [];
    let reading: Promise<void> | undefined;
    two.whileAway(() => {
      readings.push(clock.now());
      return reading;
    });
    await clock.advance(5000);
    expect(readings).toEqual([]);

    await opened.loseConnections();
    while (readings.length === 0) await clock.advance(1000);
    const [before, slow] = [readings.length, Promise.withResolvers<void>()];
    await clock.advance(3000);
    expect(readings).toHaveLength(before + 3);
    reading = slow.promise;
    await clock.advance(5000);
    expect(readings).toHaveLength(before + 4);
    slow.resolve();

    opened.restore();
    while (all.taken.length === 0) {
      one.publish(words, 'back');
      await clock.advance(10);
    }
    const since = readings.length;
    await clock.advance(5000);
    expect(readings).toHaveLength(since);
  });

  test('a new node sees no gap in what others sent before it came', async () => {
    const opened = await redis!.open(1, {});
    ends.push(opened.close);
    const [one] = opened.buses as [Bus];
    const own = collector(one);
    for (let n = 0; n < 20; n += 1) one.publish(numbers, { n });
    const { stream, url } = opened;
    const client = createClient({ url });
    await client.connect();
    while ((await client.xLen(stream)) < 20);
    await client.close();
    const late = await openRedisBus({ url, stream, node: randomUUID(), clock: createFakeClock(0), elapsed: () => 0 });
    ends.push(() => late.close());
    let gaps = 0;
    late.onGap(() => void (gaps += 1));
    const all = collector(late);
    late.publish(words, 'mine');
    await own.until(21);
    one.publish(words, 'yours');
    await all.until(2);
    expect([all.taken, gaps]).toEqual([['mine', 'yours'], 0]);
  });

  test('a new node sees a gap if another one lost the connection and a message meanwhile', async () => {
    const clock = createFakeClock(0);
    const opened = await redis!.open(1, { clock });
    ends.push(opened.close);
    const [one] = opened.buses as [Bus];
    const { stream, url } = opened;
    const early = await openRedisBus({ url, stream, node: randomUUID(), clock });
    ends.push(() => early.close());
    one.publish(words, 'a');
    await collector(early).until(1);
    await opened.loseConnections();
    const late = await openRedisBus({ url, stream, node: randomUUID(), clock, elapsed: () => 0 });
    ends.push(() => late.close());
    const gaps: string[] = [];
    late.onGap((from) => void gaps.push(from));
    const all = collector(late);
    one.publish(words, 'lost');
    opened.restore();
    const received = all.until(1);
    const state = { done: false };
    void received.then(() => (state.done = true));
    while (!state.done) {
      one.publish(words, 'b');
      await clock.advance(10);
    }
    expect(all.taken).not.toContain('lost');
    expect(gaps).toEqual([one.node]);
  });

  test('a node sees one gap when another has ended, because the last message may never have been sent', async () => {
    const opened = await redis!.open(1, {});
    ends.push(opened.close);
    const [one] = opened.buses as [Bus];
    const { stream, url } = opened;
    let elapsed = 0;
    const node = randomUUID();
    const two = await openRedisBus({ url, stream, node, clock: createFakeClock(0), elapsed: () => elapsed });
    ends.push(() => two.close());
    const gaps: string[] = [];
    const first = new Promise((done) => two.onGap(done));
    two.onGap((from) => void gaps.push(from));
    const all = collector(two);
    one.publish(words, 'a');
    await all.until(1);
    elapsed = 2999;
    one.publish(words, 'b');
    await all.until(2);
    elapsed += 2999;
    expect(gaps).toEqual([]);
    elapsed += 1;
    await first;
    // It had been slow only, and nothing was missed.
    elapsed = 1e9;
    one.publish(words, 'c');
    await all.until(3);
    expect(gaps).toEqual([one.node]);
  });

  test('a node that was killed counts for three seconds more', async () => {
    const opened = await redis!.open(1, {});
    ends.push(opened.close);
    const [one] = opened.buses as [Bus];
    await one.announce({ KVOTA_PUBLIC_URL: 'https://a.example' });
    let elapsed = 0;
    const { stream, url } = opened;
    const options = { stream, url, node: randomUUID(), clock: createFakeClock(0), elapsed: () => elapsed };
    const two = await openRedisBus(options);
    ends.push(() => two.close());
    expect(two.others()).toEqual([{ node: one.node, settings: { KVOTA_PUBLIC_URL: 'https://a.example' } }]);
    elapsed = 3000;
    expect(two.others()).toEqual([]);
  });

  test('the stream goes an hour after the last sign of life', async () => {
    const opened = await redis!.open(1, {});
    ends.push(opened.close);
    await opened.buses[0]?.announce({ KVOTA_PUBLIC_URL: 'https://a.example' });
    const client = createClient({ url: opened.url });
    await client.connect();
    ends.push(() => client.close());
    await expect.poll(() => client.ttl(opened.stream)).toBeGreaterThan(3500);
  });

  test('no Redis at the address stops the start with one sentence, without the password', async () => {
    const url = 'redis://user:hidden@127.0.0.1:1';
    const wrong = openRedisBus({ url, stream: 'none', node: randomUUID(), clock: createFakeClock(0) });
    await expect(wrong).rejects.toThrow(RedisUnreachable);
    await expect(wrong).rejects.toThrow(
      /^REDIS_URL: no Redis answers at 127\.0\.0\.1:1 \(.+\)\. Start it, or correct the address\.$/,
    );
    await expect(wrong).rejects.not.toThrow(/hidden/);
  });

  test('the stream keeps a limited number of messages', async () => {
    const opened = await redis!.open(2, {});
    ends.push(opened.close);
    const [one, two] = opened.buses as [Bus, Bus];
    const all = collector(two);
    for (let n = 0; n < 24; n += 1) {
      for (let m = 0; m < 500; m += 1) one.publish(numbers, { n: n * 500 + m });
      await all.until((n + 1) * 500);
    }
    const client = createClient({ url: opened.url });
    await client.connect();
    expect(await client.xLen(opened.stream)).toBeLessThan(10_500);
    await client.close();
  });
});
