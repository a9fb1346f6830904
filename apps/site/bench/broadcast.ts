// Measures what many listeners cost the server: the platform's channel beside a bare `ws` server that sends the same
// messages.
import { setTimeout as after } from 'node:timers/promises';

import { startChild, type Child } from './child.ts';
import { atMost, median, write, type Row } from './figures.ts';
import type { PlatformProcess } from './world.ts';

const perSecond = 1000;
const odds = 145;

type Crowd = Child<'clients' | 'received'>;
type Plain = Child<'send' | 'usage'>;

export const startCrowd = (): Promise<Crowd> => startChild(new URL('crowd.ts', import.meta.url));

/** Microseconds of the server's processor for one message to one listener. */
async function costOfMessage(server: Child<'usage'>, crowd: Crowd, seconds: number): Promise<number> {
  // The first second is spent on compilation.
  await after(1000);
  await crowd.ask('received', null);
  await server.ask('usage', null);
  await after(seconds * 1000);
  const { cpuMs } = await server.ask('usage', null);
  const { messages } = await crowd.ask('received', null);
  return (cpuMs * 1000) / Math.max(1, messages);
}

/**
 * Returns the share of a core that the platform needs for one listener: feed, offer and room, with almost no
 * broadcast.
 */
async function shareAlone(platform: PlatformProcess, seconds: number): Promise<number> {
  await after(1000);
  await platform.ask('usage', null);
  await after(seconds * 1000);
  const { cpuMs, tookMs } = await platform.ask('usage', null);
  return cpuMs / tookMs;
}

/** Returns the rows of the broadcast. The crowd stays connected to the platform, and the prices stop. */
export async function measureBroadcast(
  platform: PlatformProcess,
  crowd: Crowd,
  { clients, rounds, seconds }: { clients: number; rounds: number; seconds: number },
): Promise<Row[]> {
  const move = (rate: number): Promise<number> => platform.ask('move', { visible: [], atLeast: odds, perSecond: rate });
  await crowd.ask('clients', { address: platform.address, count: 1, room: 'F' });
  await move(perSecond);
  const alone = await shareAlone(platform, seconds);
  const { texts } = await crowd.ask('received', null);
  await move(0);
  const start = performance.now();
  await crowd.ask('clients', { address: platform.address, count: clients, room: 'F' });
  write(`crowd: ${clients} joined in ${((performance.now() - start) / 1000).toFixed(1)} s`);

  const plain: Plain = await startChild(new URL('plain.ts', import.meta.url));
  const others = await startCrowd();
  await others.ask('clients', { address: plain.address, count: clients, room: null });
  const costs: { channel: number; plain: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await plain.ask('send', { texts });
    const bare = await costOfMessage(plain, others, seconds);
    await plain.ask('send', { texts: [] });
    await move(perSecond);
    costs.push({ channel: await costOfMessage(platform, crowd, seconds), plain: bare });
    await move(0);
  }
  plain.end();
  others.end();
  const channel = median(costs.map((cost) => cost.channel));
  const bare = median(costs.map((cost) => cost.plain));
  write(`broadcast: the platform ${channel.toFixed(1)} µs a message, plain ws ${bare.toFixed(1)} µs`);
  write(`the platform with one listener, 1,000/s: ${(alone * 100).toFixed(1)} % of a core`);
  return [
    atMost('broadcast, to plain ws', median(costs.map((cost) => cost.channel / cost.plain)), 1.5, 'x'),
    // The number of messages that ten a second for a thousand listeners make.
    atMost('1,000 listeners at 10 Hz, all of the platform', channel, 20, '% of a core', 1),
  ];
}
