// A benchmark server in a separate process: `platform`, or `bare` for the same bytes from a bare Fastify route.
import { randomUUID } from 'node:crypto';

import fastify from 'fastify';

import { systemClock } from '../src/kernel/clock.ts';
import { createPlatform } from '../src/platform.ts';
import { openLegs } from '../src/testing/open-legs.ts';
import type { ServerReady, ServerUsage } from './messages.ts';

const tell = (message: ServerReady | ServerUsage): void => void process.send?.(message);
const legsOfOne = 10;

async function servePlatform(): Promise<ServerReady> {
  const platform = await createPlatform({
    database: 'memory',
    clock: systemClock,
    seed: 'bench',
    ids: randomUUID,
    ports: { http: 0 },
    origins: [],
    demo: false,
    rate: { perSecond: 1e6, burst: 1e6 },
  });
  const sports = platform.feed.sports.map(({ sport }) => sport);
  const legs = openLegs(platform.offer, sports, 200).map(({ eventId, marketCode, selectionCode }) => ({
    id: eventId,
    type: 'prematch',
    market: marketCode,
    selection: selectionCode,
  }));
  const bodies = legs.map((_, first) =>
    JSON.stringify({ ticket: Array.from({ length: legsOfOne }, (_leg, i) => legs[(first + i) % legs.length]) }),
  );
  return { ready: platform.url, bodies };
}

async function serveBare(answer: string): Promise<ServerReady> {
  const app = fastify();
  app.post('/*', (_request, reply) => reply.type('application/json; charset=utf-8').send(answer));
  return { ready: await app.listen({ port: 0, host: '127.0.0.1' }), bodies: [] };
}

const [kind, answer = '[]'] = process.argv.slice(2);
tell(kind === 'bare' ? await serveBare(answer) : await servePlatform());
let before = process.cpuUsage();
process.on('message', () => {
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  tell({ cpuMs: (user + system) / 1000 });
});
process.on('disconnect', () => process.exit(0));
