import { randomBytes } from 'node:crypto';

import { Client } from 'pg';

/** Returns the address of the server that the environment names. */
export const serverAddress = (): string => process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test';

/** A database that is made for a run. */
export interface RunDatabase {
  readonly name: string;
  /** Its address. */
  readonly url: string;
  remove(): Promise<void>;
}

/** Creates an empty database on a server, whose name has a purpose in it. Throws an error with what to do if none answers. */
export async function createRunDatabase(server: string, purpose = 'chaos'): Promise<RunDatabase> {
  const name = `kvota_${purpose}_${randomBytes(4).toString('hex')}`;
  await queryServer(server, `CREATE DATABASE "${name}"`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    remove: () => queryServer(server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`),
  };
}

/** Runs one statement on a server. Throws an error with what to do if none answers. */
export async function queryServer(server: string, text: string): Promise<void> {
  const client = new Client({ connectionString: server, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`No PostgreSQL answers at ${new URL(server).host}: ${reason}. Start it, or set DATABASE_URL.`, {
      cause: error,
    });
  }
  await client.query(text);
  await client.end();
}
