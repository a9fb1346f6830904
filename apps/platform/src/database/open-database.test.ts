import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';

import { allDatabases } from '../testing/databases.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import { rowsOf } from './rows.ts';
import { RefusedDatabase, requireKnownSchema } from './refused-database.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const migrationsFolder = new URL('../../drizzle', import.meta.url).pathname;

async function schemaOf({ db }: OpenDatabase, kind: 'PGlite' | 'PostgreSQL'): Promise<string> {
  if (kind === 'PGlite') return 'drizzle';
  const result = await db.execute(sql`SELECT current_schema() AS name`);
  return String(rowsOf(result)[0]?.['name']);
}

test.each(allDatabases)('a database that a newer build has migrated is refused, on $name', async ({ name, open }) => {
  const database = await open();
  const schema = await schemaOf(database, name);
  const table = sql`${sql.identifier(schema)}.${sql.identifier('__drizzle_migrations')}`;
  const forget = () => database.db.execute(sql`DELETE FROM ${table} WHERE hash = 'newer'`);
  ends.push(() => database.close(), forget);
  await expect(requireKnownSchema(database.db, migrationsFolder, schema)).resolves.toBeUndefined();
  await database.db.execute(sql`INSERT INTO ${table} (hash, created_at) VALUES ('newer', 4102444800000)`);
  const refused = requireKnownSchema(database.db, migrationsFolder, schema);
  await expect(refused).rejects.toThrow(RefusedDatabase);
  await expect(refused).rejects.toThrow(
    /^The database was migrated by a newer build \(2100-01-01 00:00, this build knows \d{4}-/,
  );
});

test('an address where no PostgreSQL answers gives one sentence, without the password', async () => {
  const opened = openDatabase({ url: 'postgres://kvota:hidden@127.0.0.1:1/kvota' });
  await expect(opened).rejects.toThrow(RefusedDatabase);
  await expect(opened).rejects.toThrow(
    /^DATABASE_URL: PostgreSQL at 127\.0\.0\.1:1 does not let the platform in \([^)]+\)\. Start it/,
  );
  await expect(opened).rejects.not.toThrow(/hidden/);
});
