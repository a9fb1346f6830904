// A benchmark server in a separate process: the platform over one of its databases, or `bare` for the same bytes from a
// bare Fastify route.
import { once } from 'node:events';

import { systemClock } from '@kvota/server';
import fastify from 'fastify';

import { createPlatform } from '../src/platform.ts';
import { allDatabases } from '../src/testing/databases.ts';
import { callsOf } from './calls.ts';
import type { BareAnswer, Scenario, ServerArguments, ServerReady, ServerUsage } from './messages.ts';
import { benchOptions } from './options.ts';

const tell = (message: ServerReady | ServerUsage): void => void process.send?.(message);
const closing: (() => Promise<unknown>)[] = [];

async function servePlatform(name: 'PGlite' | 'PostgreSQL', scenario: Scenario, count: number): Promise<ServerReady> {
  const database = await allDatabases.find((each) => each.name === name)?.open();
  if (!database) throw new Error(`There is no ${name}. Start one, or set DATABASE_URL.`);
  const platform = await createPlatform({
    database,
    clock: systemClock,
    ...benchOptions,
  });
  closing.push(
    () => platform.close(),
    () => database.close(),
  );
  return { ready: platform.url, calls: await callsOf(scenario, platform, count) };
}

async function serveBare(): Promise<ServerReady> {
  const [answer] = (await once(process, 'message')) as [BareAnswer]; // `run.ts` sends it first
  const body = Buffer.from(answer.body, 'base64');
  const app = fastify();
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: (_request, reply) =>
      reply.type('application/json; charset=utf-8').header('content-encoding', answer.encoding).send(body),
  });
  return { ready: await app.listen({ port: 0, host: '127.0.0.1' }), calls: [] };
}

const [kind, scenario, count] = process.argv.slice(2) as ServerArguments; // `run.ts` starts it
tell(
  kind === 'bare'
    ? await serveBare()
    : await servePlatform(kind === 'embedded' ? 'PGlite' : 'PostgreSQL', scenario, Number(count)),
);
let before = process.cpuUsage();
process.on('message', () => {
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  tell({ cpuMs: (user + system) / 1000 });
});
const end = async (): Promise<void> => {
  for (const close of closing) await close();
  process.exit(0);
};
process.on('disconnect', () => void end());
