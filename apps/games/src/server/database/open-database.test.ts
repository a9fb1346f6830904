import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { RefusedDatabase } from '@kvota/server';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { sqlDatabases } from '../../testing/databases.ts';
import { openDatabase } from './database.ts';

const newer = sql`(hash, created_at) VALUES ('newer', 4102444800000)`;
const refusal =
  /^The database was migrated by a newer build \(2100-01-01 00:00, this build knows \d{4}-.+restore a backup\.$/;

test('an embedded database that a newer build has migrated is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kvota-games-'));
  try {
    const database = await openDatabase({ folder });
    await database.db.execute(sql`INSERT INTO drizzle.__drizzle_migrations ${newer}`);
    await database.close();
    await expect(openDatabase({ folder })).rejects.toThrow(RefusedDatabase);
    await expect(openDatabase({ folder })).rejects.toThrow(refusal);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.skipIf(sqlDatabases.at(-1)?.name !== 'PostgreSQL')(
  'a schema of PostgreSQL that a newer build has migrated is refused; a restored one opens',
  async () => {
    const url = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test';
    const database = await openDatabase({ url, schema: 'games_of_newer_build' });
    try {
      await database.db.execute(sql`INSERT INTO __drizzle_migrations ${newer}`);
      await expect(openDatabase({ url, schema: 'games_of_newer_build' })).rejects.toThrow(refusal);
      await database.db.execute(sql`DELETE FROM __drizzle_migrations WHERE hash = 'newer'`);
      await (await openDatabase({ url, schema: 'games_of_newer_build' })).close();
    } finally {
      await database.db.execute(sql`DROP SCHEMA games_of_newer_build CASCADE`);
      await database.close();
    }
  },
);
