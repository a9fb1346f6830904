import { randomUUID } from 'node:crypto';

import { Pool } from 'pg';

import { openDatabase, type OpenDatabase } from '../database/database.ts';

const url = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test';

/** A kind of database that a contract suite runs on; `open` gives an empty one, which `close` also removes. */
export interface TestDatabase {
  readonly name: 'PGlite' | 'PostgreSQL';
  open(): Promise<OpenDatabase>;
}

const embedded: TestDatabase = { name: 'PGlite', open: () => openDatabase('memory') };

const server: TestDatabase = {
  name: 'PostgreSQL',
  async open() {
    const schema = `test_${randomUUID().replaceAll('-', '')}`;
    const open = await openDatabase({ url, schema });
    const close = async (): Promise<void> => {
      await open.close();
      await withPool((pool) => pool.query(`DROP SCHEMA "${schema}" CASCADE`));
    };
    return { ...open, close };
  },
};

async function withPool<T>(run: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 3000 });
  try {
    return await run(pool);
  } finally {
    await pool.end();
  }
}

/** PGlite, and PostgreSQL where a server answers; with KVOTA_REQUIRE_POSTGRES=1 one has to. */
export async function testDatabases(): Promise<TestDatabase[]> {
  try {
    await withPool((pool) => pool.query('SELECT 1'));
    return [embedded, server];
  } catch (error) {
    if (process.env['KVOTA_REQUIRE_POSTGRES'] === '1') throw error;
    process.stderr.write('No PostgreSQL server answers: its part of the suite is skipped.\n');
    return [embedded];
  }
}
