import { randomBytes } from 'node:crypto';

import { Client } from 'pg';

/** Names the schemas that the workers of this run open in PostgreSQL, and drops them at its end. */
export default function nameSchemas(): () => Promise<void> {
  const run = `kvota_${randomBytes(6).toString('hex')}`;
  process.env['KVOTA_TEST_SCHEMAS'] = run;
  return async () => {
    const client = new Client({
      connectionString: process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test',
      connectionTimeoutMillis: 2000,
    });
    // Without a server there are no schemas.
    if (
      !(await client
        .connect()
        .then(() => true)
        .catch(() => false))
    )
      return;
    const { rows } = await client.query<{ name: string }>(
      'SELECT quote_ident(nspname) AS name FROM pg_namespace WHERE starts_with(nspname, $1)',
      [`${run}_`],
    );
    for (const { name } of rows) await client.query(`DROP SCHEMA ${name} CASCADE`);
    await client.end();
  };
}
