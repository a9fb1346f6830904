import { RefusedDatabase, requireKnownSchema } from '@kvota/server';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';

import { allDatabases, sqlDatabases } from '../testing/databases.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import { rowsOf } from './rows.ts';

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
    /^DATABASE_URL: no PostgreSQL answers at 127\.0\.0\.1:1 \([^)]+\)\. Start it, or correct the address\.$/,
  );
  await expect(opened).rejects.not.toThrow(/hidden/);
});

/** Returns the address of the PostgreSQL of the tests, changed. */
function serverWith(change: (url: URL) => void): string {
  const url = new URL(process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test');
  change(url);
  return url.href;
}
const options = (value: string) => serverWith((url) => url.searchParams.set('options', value));

test.skipIf(sqlDatabases.at(-1)?.name !== 'PostgreSQL').each([
  [
    'a missing database',
    serverWith((url) => (url.pathname = '/kvota_missing')),
    /has no database "kvota_missing"\. Create it with "createdb --owner \w+ kvota_missing", or correct the address\.$/,
  ],
  [
    'a user that is none',
    serverWith((url) => (url.username = 'kvota_nobody')),
    /does not let the user in \(.*kvota_nobody.*\)\. Correct user and password in the address: postgres:.+\.$/,
  ],
  [
    'a user without rights',
    options('-c role=pg_monitor'),
    /^DATABASE_URL: the user \w+ may not change the tables of the database "\w+" \(permission denied .+\)\. Make it the owner/,
  ],
  [
    'a standby',
    options('-c default_transaction_read_only=on'),
    /takes no changes \(.+\)\. If it is a standby, set the address of the primary\.$/,
  ],
])('%s gives one line with what to do', async (_name, url, message) => {
  const opened = openDatabase({ url, schema: 'kvota_refused' });
  await expect(opened).rejects.toThrow(RefusedDatabase);
  await expect(opened).rejects.toThrow(message);
});
