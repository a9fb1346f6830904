import type { AuditBreak, AuditCheck } from '@kvota/contracts';
import { and, asc, between, eq, gt, isNull, min, notExists } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { agencyAudit, auditSealRows, auditSeals } from '../../database/schema/index.ts';
import { auditText, rootOf, rowHash, sealHash, secondsOf, type AuditText, type SealText } from './seal.ts';

/** Seals that are read together. */
const batchSize = 50;

/**
 * Recomputes every row and every seal of the audit, and names the first that differs. Seals never change, so that those
 * that are written meanwhile do no harm. An audit that was cut off at its end is equal: only the head shows that.
 */
export async function checkAudit(db: Db): Promise<AuditCheck> {
  const checked = await checkSeals(db);
  const open = await db.$count(auditSealRows, isNull(auditSealRows.n));
  return { ...checked, open, broken: checked.broken ?? (await strayOf(db)) };
}

type Checked = Omit<AuditCheck, 'open'>;

async function checkSeals(db: Db): Promise<Checked> {
  let checked: Checked = { seals: 0, rows: 0, head: null, broken: null };
  for (;;) {
    const after = checked.seals;
    const seals = await db
      .select({ ...sealText, hash: auditSeals.hash })
      .from(auditSeals)
      .where(gt(auditSeals.n, after))
      .orderBy(asc(auditSeals.n))
      .limit(batchSize);
    const [first, last] = [seals.at(0), seals.at(-1)];
    if (first === undefined || last === undefined) return checked;
    const members = await membersOf(db, first.n, last.n);
    for (const seal of seals) {
      const n = checked.seals + 1;
      const prev = checked.head?.hash ?? '';
      const broken = breakOf(seal, { n, prev, members: members.get(n) ?? [] });
      if (broken !== null) return { ...checked, broken };
      checked = { seals: n, rows: checked.rows + seal.rows, head: { n, hash: seal.hash }, broken: null };
    }
  }
}

const sealText = {
  n: auditSeals.n,
  prev: auditSeals.prev,
  root: auditSeals.root,
  rows: auditSeals.rows,
  at: secondsOf(auditSeals.at),
};

interface Member {
  readonly id: string;
  readonly n: number | null;
  readonly hash: string | null;
  /** Null if the row was deleted. */
  readonly row: AuditText | null;
}

async function membersOf(db: Db, from: number, to: number): Promise<ReadonlyMap<number | null, readonly Member[]>> {
  const { auditId, n, hash } = auditSealRows;
  const members = await db
    .select({ id: auditId, n, hash, row: auditText })
    .from(auditSealRows)
    .leftJoin(agencyAudit, eq(agencyAudit.id, auditId))
    .where(between(n, from, to));
  return Map.groupBy(
    members.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    (member) => member.n,
  );
}

interface Expected {
  readonly n: number;
  readonly prev: string;
  readonly members: readonly Member[];
}

/** Returns what is broken of a seal: one of its rows, or the seal. */
function breakOf(seal: SealText & { readonly hash: string }, { n, prev, members }: Expected): AuditBreak | null {
  if (seal.n !== n) return { kind: 'seal', n };
  const rows = members.map(({ id, hash, row }) => ({ id, hash: row?.id === id ? rowHash(row) : '', stored: hash }));
  const row = rows.find(({ hash, stored }) => hash !== stored);
  if (row !== undefined) return { kind: 'row', id: row.id, n };
  const isEqual =
    seal.prev === prev && seal.rows === rows.length && seal.root === rootOf(rows) && seal.hash === sealHash(seal);
  return isEqual ? null : { kind: 'seal', n };
}

/** Finds a member of a seal that does not exist, or a row without a membership: past triggers and keys, both are possible. */
async function strayOf(db: Db): Promise<AuditBreak | null> {
  const seal = db.select().from(auditSeals).where(eq(auditSeals.n, auditSealRows.n));
  const [missing] = await db
    .select({ n: min(auditSealRows.n) })
    .from(auditSealRows)
    .where(and(gt(auditSealRows.n, 0), notExists(seal)));
  if (typeof missing?.n === 'number') return { kind: 'seal', n: missing.n };
  const member = db.select().from(auditSealRows).where(eq(auditSealRows.auditId, agencyAudit.id));
  const [row] = await db
    .select({ id: agencyAudit.id })
    .from(agencyAudit)
    .where(notExists(member))
    .orderBy(asc(agencyAudit.at), asc(agencyAudit.id))
    .limit(1);
  return row === undefined ? null : { kind: 'row', id: row.id, n: null };
}
