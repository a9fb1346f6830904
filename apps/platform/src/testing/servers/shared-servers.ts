import { createClient } from '@redis/client';
import { Client } from 'pg';

import { unboxed } from '../../database/boxed.ts';
import { redisAnswers, redisUrl } from '../redis-proxy.ts';
import { createRunDatabase, queryServer, serverAddress } from './run-database.ts';

/** The servers that the nodes of a platform share: a database of this run, and a Redis. */
export interface SharedServers {
  /** Address of the PostgreSQL database, for `DATABASE_URL`. */
  readonly database: string;
  /** Address of the Redis, for `REDIS_URL`. */
  readonly redis: string;
  /** Drops the database, and deletes what the nodes wrote to the Redis. Close the nodes first. */
  remove(): Promise<void>;
}

/**
 * Creates a database for several nodes. Returns undefined and prints why if no PostgreSQL or no Redis answers, unless
 * `KVOTA_REQUIRE_POSTGRES=1` or `KVOTA_REQUIRE_REDIS=1` demands it.
 */
export async function openSharedServers(purpose: string): Promise<SharedServers | undefined> {
  if (!(await postgresAnswers()) || !(await redisAnswers())) return undefined;
  const made = await createRunDatabase(serverAddress(), purpose);
  return {
    database: withoutWaiting(made.url),
    redis: redisUrl,
    async remove() {
      const id = await platformIdIn(made.url);
      if (id !== undefined) await deleteKeys(`kvota:${id}*`);
      await made.remove();
    },
  };
}

async function postgresAnswers(): Promise<boolean> {
  try {
    await queryServer(serverAddress(), 'SELECT 1');
    return true;
  } catch (error) {
    if (process.env['KVOTA_REQUIRE_POSTGRES'] === '1' || !(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return false;
  }
}

/** Returns an address whose commits do not wait for the disk. */
function withoutWaiting(address: string): string {
  const url = new URL(address);
  url.searchParams.set('options', '-c synchronous_commit=off');
  return url.href;
}

/** Returns the id that the nodes have given to the platform of a database; undefined if none has started. */
async function platformIdIn(database: string): Promise<string | undefined> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    const { rows } = await client.query<{ value: unknown }>(
      `SELECT value FROM settings WHERE "group" = 'system' AND key = 'platformId'`,
    );
    return rows[0] && String(unboxed(rows[0].value));
  } catch {
    return undefined;
  } finally {
    await client.end();
  }
}

async function deleteKeys(pattern: string): Promise<void> {
  const client = createClient({ url: redisUrl });
  await client.connect();
  for await (const keys of client.scanIterator({ MATCH: pattern, COUNT: 1000 }))
    if (keys.length > 0) await client.del(keys);
  await client.close();
}
