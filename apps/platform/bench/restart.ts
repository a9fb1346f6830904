// Kills a platform with SIGKILL while tickets are being paid, starts it again on the same data, and measures when it
// accepts the next ticket. See README.md.
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { Client } from 'pg';

import type { DatabaseLocation } from '../src/database/database.ts';
import type { ServerReady } from './messages.ts';
import { inTurn, openLoad } from './open-load.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    port: { type: 'string', default: '4791' },
  },
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
/** Tickets per second, some below what the database can take, so that the kill hits work in progress. */
const rates = { embedded: 100, postgres: 300 };

async function start(location: DatabaseLocation, count: number): Promise<ServerReady & { child: ChildProcess }> {
  const child = fork(new URL('restart-server.ts', import.meta.url), [
    JSON.stringify(location),
    String(count),
    values.port,
  ]);
  const [message] = (await once(child, 'message')) as [ServerReady]; // its only message
  return { child, ...message };
}

interface Restart {
  readonly listens: number;
  readonly firstTicket: number;
  readonly failed: number;
}

async function restart(location: DatabaseLocation, rate: number): Promise<Restart> {
  const { child, ready, calls } = await start(location, rate * (seconds + 2));
  const load = openLoad(ready, inTurn(calls), rate, seconds);
  await wait((seconds * 1000) / 2);
  child.kill('SIGKILL');
  await Promise.all([once(child, 'exit'), load]);
  const begun = performance.now();
  const again = await start(location, 0);
  const listens = performance.now() - begun;
  // Tickets that were not sent before.
  const fresh = calls.slice(rate * seconds);
  const first = await openLoad(again.ready, inTurn(fresh.slice(0, 1)), 1000, 0.001);
  const firstTicket = performance.now() - begun;
  const rest = await openLoad(again.ready, inTurn(fresh.slice(1)), rate / 2, 1);
  again.child.disconnect();
  await once(again.child, 'exit');
  return { listens, firstTicket, failed: first.failed + rest.failed };
}

async function withEmbedded(run: (location: DatabaseLocation) => Promise<Restart>): Promise<Restart> {
  const folder = mkdtempSync(join(tmpdir(), 'kvota-restart-'));
  try {
    return await run({ folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function withPostgres(run: (location: DatabaseLocation) => Promise<Restart>): Promise<Restart> {
  const url = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test';
  const schema = `restart_${randomUUID().replaceAll('-', '')}`;
  try {
    return await run({ url, schema });
  } finally {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(`DROP SCHEMA IF EXISTS "${schema}" CASCADE`);
    await client.end();
  }
}

const secondsOf = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
for (const [name, within] of [
  ['embedded', withEmbedded],
  ['postgres', withPostgres],
] as const) {
  for (let round = 1; round <= rounds; round += 1) {
    const { listens, firstTicket, failed } = await within((location) => restart(location, rates[name]));
    const cells = [`listens after ${secondsOf(listens)}`, `first ticket after ${secondsOf(firstTicket)}`];
    process.stdout.write(`${name.padEnd(9)} round ${round}: ${cells.join(', ')}, ${failed} failed\n`);
  }
}
