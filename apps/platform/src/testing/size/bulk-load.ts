import type { Db } from '../../database/database.ts';
import { run, runBulk } from './size-database.ts';

/** A statement that makes an index or constraint again. */
interface Made {
  readonly drop: string;
  readonly make: string;
}

/**
 * Runs a load without the indexes and foreign keys of some tables, and makes them afterwards: sorting once is several times
 * faster than a million insertions into each index.
 */
export async function withoutIndexes(
  db: Db,
  tables: readonly string[],
  load: () => Promise<void>,
  progress: (text: string) => void,
): Promise<void> {
  const names = tables.map((name) => `'${name}'`).join(', ');
  const own = `c.relnamespace = current_schema()::regnamespace AND c.relname IN (${names})`;
  const foreign = await run(
    db,
    `SELECT format('ALTER TABLE %I DROP CONSTRAINT %I', r.relname, k.conname) AS drop,
       format('ALTER TABLE %I ADD CONSTRAINT %I %s', r.relname, k.conname, pg_get_constraintdef(k.oid)) AS make
     FROM pg_constraint k JOIN pg_class r ON r.oid = k.conrelid
     WHERE k.contype = 'f' AND (k.conrelid IN (SELECT c.oid FROM pg_class c WHERE ${own})
       OR k.confrelid IN (SELECT c.oid FROM pg_class c WHERE ${own}))`,
  );
  const keys = await run(
    db,
    `SELECT format('ALTER TABLE %I DROP CONSTRAINT %I', c.relname, k.conname) AS drop,
       format('ALTER TABLE %I ADD CONSTRAINT %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) AS make
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid WHERE ${own} AND k.contype IN ('p', 'u')`,
  );
  const indexes = await run(
    db,
    `SELECT format('DROP INDEX %I', i.relname) AS drop, pg_get_indexdef(i.oid) AS make
     FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class c ON c.oid = x.indrelid
     WHERE ${own} AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = x.indexrelid)`,
  );
  const [links, rest] = [foreign.map(toMade), [...keys, ...indexes].map(toMade)];
  await runBulk(
    db,
    [...links, ...rest].map(({ drop }) => drop),
  );
  await load();
  for (const { make } of rest) {
    progress(make.replace(/ USING .*| PRIMARY KEY.*/, ''));
    await runBulk(db, [make]);
  }
  for (const { make } of links) await runBulk(db, [make]);
}

const toMade = (row: Record<string, unknown>): Made => ({ drop: String(row['drop']), make: String(row['make']) });
