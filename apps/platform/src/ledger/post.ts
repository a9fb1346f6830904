import { and, eq, sql } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { accounts, ledgerEntries, ledgerTransactions } from '../database/schema/index.ts';
import type { PostingResult, Posting } from './ledger.ts';
import { rowsOf } from '../database/rows.ts';

/**
 * Posts in one statement in the caller's transaction. A key that was posted before changes nothing.
 *
 * The caller must have locked the accounts of the wallet. Only the operator's row is then locked here, always last,
 * which excludes deadlocks. The database rejects a negative balance, which aborts the transaction.
 */
export async function post(tx: Db, posting: Posting): Promise<PostingResult> {
  const sum = posting.movements.reduce((total, { amount }) => total + amount, 0n);
  if (sum !== 0n || posting.movements.length === 0) {
    throw new RangeError(`The movements of ${posting.type} ${posting.refId} sum to ${sum}: a posting needs two sides.`);
  }
  const moves = sql.join(
    posting.movements.map(({ accountId, amount }) => sql`(${accountId}::text, ${String(amount)}::bigint)`),
    sql`, `,
  );
  const { id, source, externalId, type, refType, refId, at } = posting;
  const result = await tx.execute(sql`
    WITH moves (account_id, amount) AS (VALUES ${moves}),
    entered AS (
      INSERT INTO ${ledgerTransactions} (id, source, external_id, type, ref_type, ref_id, created_at)
      VALUES (${id}, ${source}, ${externalId}, ${type}, ${refType}, ${refId}, ${at.toISOString()}::timestamptz)
      ON CONFLICT (source, external_id) DO NOTHING RETURNING id
    ),
    moved AS (
      UPDATE ${accounts} AS a SET balance = a.balance + moves.amount
      FROM moves, entered WHERE a.id = moves.account_id
      RETURNING a.id, a.currency, a.balance, moves.amount
    )
    INSERT INTO ${ledgerEntries} (transaction_id, account_id, currency, amount, balance_after)
    SELECT entered.id, moved.id, moved.currency, moved.amount, moved.balance FROM moved, entered
    RETURNING account_id`);
  const entries = rowsOf(result).length;
  if (entries === posting.movements.length) return { transactionId: id, first: true };
  if (entries > 0) throw new Error(`${type} ${refId} names an account that does not exist. Open the wallet first.`);
  return { transactionId: await postedBefore(tx, posting), first: false };
}

async function postedBefore(tx: Db, { source, externalId, type, refId }: Posting): Promise<string> {
  const [row] = await tx
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.source, source), eq(ledgerTransactions.externalId, externalId)));
  if (!row) throw new Error(`${type} ${refId} moved nothing: its accounts do not exist. Open the wallet first.`);
  return row.id;
}
