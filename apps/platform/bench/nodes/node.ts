// A node of the benchmark of several nodes, in a separate process. See ../nodes.ts.
import { randomUUID } from 'node:crypto';

import { systemClock } from '@kvota/server';

import type { Bus } from '../../src/bus/bus.ts';
import { createLocalBus } from '../../src/bus/local-bus.ts';
import { openRedisBus } from '../../src/bus/redis-bus.ts';
import { silentLogger } from '../../src/kernel/log/logger.ts';
import { ticked, type Tick } from '../../src/offer/rooms/room-topics.ts';
import { createPlatform } from '../../src/platform.ts';
import { openRedisThrottle } from '../../src/throttle/redis-throttle.ts';
import { callsOf } from '../calls.ts';
import { benchOptions } from '../options.ts';
import type { NodeReady, NodeTask, NodeUsage } from './messages.ts';

const { database, redis, publicUrl, prepare } = JSON.parse(process.argv[2] ?? '') as NodeTask; // nodes.ts starts it
const node = randomUUID();
let published: [message: string, at: number][] = [];

const bus = async (platformId: string): Promise<Bus> => {
  if (redis === undefined) return createLocalBus(node, silentLogger);
  const stream = `kvota:${platformId}`;
  const shared = await openRedisBus({ url: redis, stream, node, clock: systemClock });
  const publish = shared.publish.bind(shared);
  shared.publish = (topic, message) => {
    if (topic.name === ticked.name) note(message as Tick); // the message of this topic
    publish(topic, message);
  };
  return shared;
};

function note({ messages }: Tick): void {
  const at = performance.timeOrigin + performance.now();
  for (const message of messages)
    if (message.type === 'delta') published.push([`${message.room} ${message.numbers[0]}`, at]);
}

const platform = await createPlatform({
  database: { url: database },
  clock: systemClock,
  ...benchOptions,
  publicUrl,
  openBus: bus,
  ...(redis !== undefined && {
    openThrottle: (platformId: string) =>
      openRedisThrottle({ url: redis, prefix: `kvota:${platformId}:limits`, node, clock: systemClock }),
  }),
  socketsPerAddress: 1e6,
});
const calls = prepare ? await callsOf(prepare.scenario, platform, prepare.count) : [];
const ready: NodeReady = { url: `http://127.0.0.1:${platform.port}`, calls };
process.send?.(ready);

let before = process.cpuUsage();
process.on('message', () => {
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  const usage: NodeUsage = { cpuMs: (user + system) / 1000, published };
  published = [];
  process.send?.(usage);
});
process.on('disconnect', () => void platform.close().then(() => process.exit(0)));
