import type { OpenDatabase } from '../database/database.ts';
import { testDatabases as databases } from './test-database.ts';

/** A kind of database that a contract suite runs on; `open` gives an empty one, which `close` also removes. */
export interface TestDatabase {
  readonly name: 'PGlite' | 'PostgreSQL';
  readonly open: () => Promise<OpenDatabase>;
}

/** PGlite, and PostgreSQL where a server answers; with KVOTA_REQUIRE_POSTGRES=1 one has to. */
export function testDatabases(): Promise<TestDatabase[]> {
  const named = databases.map(({ kind, open }): TestDatabase => ({
    name: kind === 'embedded' ? 'PGlite' : 'PostgreSQL',
    open,
  }));
  return Promise.resolve(named);
}
