import { createFakeClock } from '@kvota/server/fake-clock';
import fastify from 'fastify';
import { expect, test } from 'vitest';

import { openMemory } from '../../testing/memory-database.ts';
import { createReadiness } from './create-readiness.ts';
import { healthRoutes } from './health.ts';

test('[SEC-14] /ready of a node that has had no message of the feed has no age of it', async () => {
  const database = await openMemory();
  const clock = createFakeClock(Date.UTC(2026, 10, 21));
  const receivedAt = { now: 0 };
  const producer = { receivedAt: () => receivedAt.now, isSilent: () => receivedAt.now === 0 };
  const app = fastify();
  healthRoutes(app, createReadiness({ db: database.db, clock, producer, signInNow: Date.now }));
  const feed = async (): Promise<unknown> => (await app.inject('/ready')).json<{ feed: unknown }>().feed;
  expect(await feed()).toEqual({ status: 'silent', ageSeconds: null });
  receivedAt.now = clock.now() - 3000;
  expect(await feed()).toEqual({ status: 'ok', ageSeconds: 3 });
  await app.close();
  await database.close();
});
