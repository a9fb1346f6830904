import { transact, type Clock } from '@kvota/server';
import { asc, desc, eq, isNull, sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { isAlone } from '../../database/is-alone.ts';
import { agencyAudit, auditSealRows, auditSeals } from '../../database/schema/index.ts';
import { auditText, rootOf, rowHash, sealHash, toSeconds, type Head } from './seal.ts';

export interface SealDeps {
  readonly db: Db;
  readonly clock: Pick<Clock, 'now'>;
}

/** The most rows of a seal. */
const mostRows = 1000;

/**
 * Seals the rows of the audit that have no seal yet, each seal in a transaction, and returns the last one that it wrote.
 * Rows are found by their membership, so that one that is committed late is in a later seal. Only one node does it at a
 * time, and a process that ends anywhere leaves no part of a seal.
 */
export async function sealAudit({ db, clock }: SealDeps, most = mostRows): Promise<Head | undefined> {
  let head: Head | undefined;
  while (await hasOpen(db)) {
    const sealed = await transact(db, (tx) => sealNext(tx, clock, most));
    if (sealed === undefined) break;
    head = sealed;
  }
  return head;
}

/** True if a row has no seal. Most runs end here, without a transaction. */
async function hasOpen(db: Db): Promise<boolean> {
  const rows = await db.select({ n: auditSealRows.n }).from(auditSealRows).where(isNull(auditSealRows.n)).limit(1);
  return rows.length > 0;
}

async function sealNext(tx: Db, clock: SealDeps['clock'], most: number): Promise<Head | undefined> {
  if (!(await isAlone(tx, 'audit'))) return undefined;
  const open = await tx
    .select(auditText)
    .from(auditSealRows)
    .innerJoin(agencyAudit, eq(agencyAudit.id, auditSealRows.auditId))
    .where(isNull(auditSealRows.n))
    .orderBy(asc(auditSealRows.auditId))
    .limit(most);
  if (open.length === 0) return undefined;
  const [last] = await tx.select().from(auditSeals).orderBy(desc(auditSeals.n)).limit(1);
  const rows = open.map((row) => ({ id: row.id, hash: rowHash(row) }));
  const now = clock.now();
  const seal = { n: (last?.n ?? 0) + 1, prev: last?.hash ?? '', root: rootOf(rows), rows: rows.length };
  const hash = sealHash({ ...seal, at: toSeconds(now) });
  await tx.insert(auditSeals).values({ ...seal, hash, at: new Date(now) });
  await tx.execute(sql`
    UPDATE ${auditSealRows} AS member SET n = ${seal.n}::integer, hash = sealed.hash
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS sealed (id text, hash text)
    WHERE member.audit_id = sealed.id`);
  return { n: seal.n, hash };
}
