import { and, eq, sql } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { accounts, ledgerEntries, ledgerTransactions } from '../database/schema/index.ts';
import { rowsOf } from '../database/rows.ts';
import { explanationsOf } from './explain/movement-types.ts';
import type { PostingResult, Posting } from './ledger.ts';

/**
 * Posts in one statement in the caller's transaction. A key that was posted before changes nothing.
 *
 * The caller must have locked the accounts of the wallet. Only the operator's row is then locked here, always last,
 * which excludes deadlocks. The database rejects a negative balance, which aborts the transaction.
 */
export async function post(tx: Db, posting: Posting): Promise<PostingResult> {
  requireTwoSides(posting);
  const moves = sql.join(
    posting.movements.map(({ accountId, amount }) => sql`(${accountId}::text, ${String(amount)}::bigint)`),
    sql`, `,
  );
  const { id, source, externalId, type, refType, refId, at } = posting;
  const result = await tx.execute(sql`
    WITH moves (account_id, amount) AS (VALUES ${moves}),
    entered AS (
      INSERT INTO ${ledgerTransactions} (id, source, external_id, type, ref_type, ref_id, created_at, explain)
      VALUES (${id}, ${source}, ${externalId}, ${type}, ${refType}, ${refId}, ${at.toISOString()}::timestamptz,
        ${explainJson(posting)}::jsonb)
      ON CONFLICT (source, external_id) DO NOTHING RETURNING id
    ),
    moved AS (
      UPDATE ${accounts} AS a SET balance = a.balance + moves.amount, writes = a.writes + 1
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

/** Posts several in their order in one statement, as `post` does. Each account is written once, with the sum of its movements. */
export async function postAll(tx: Db, postings: readonly Posting[]): Promise<void> {
  postings.forEach(requireTwoSides);
  if (postings.length === 0) return;
  const moves = postings.flatMap(({ id, movements }) => movements.map((movement) => ({ id, ...movement })));
  const result = await tx.execute(sql`
    WITH moves (n, transaction_id, account_id, amount) AS (VALUES ${sql.join(
      moves.map(
        ({ id, accountId, amount }, n) =>
          sql`(${sql.raw(String(n))}, ${id}::text, ${accountId}::text, ${String(amount)}::bigint)`,
      ),
      sql`, `,
    )}),
    entered AS (
      INSERT INTO ${ledgerTransactions} (id, source, external_id, type, ref_type, ref_id, created_at, explain)
      VALUES ${sql.join(
        postings.map(
          ({ id, source, externalId, type, refType, refId, at, details }) =>
            sql`(${id}, ${source}, ${externalId}, ${type}, ${refType}, ${refId}, ${at.toISOString()}::timestamptz,
              ${explainJson({ type, details })}::jsonb)`,
        ),
        sql`, `,
      )} RETURNING id
    ),
    moved AS (
      UPDATE ${accounts} AS a SET balance = a.balance + sums.amount, writes = a.writes + 1
      FROM (SELECT account_id, sum(amount)::bigint AS amount FROM moves GROUP BY account_id) AS sums
      WHERE a.id = sums.account_id
      RETURNING a.id, a.currency, a.balance, sums.amount
    )
    INSERT INTO ${ledgerEntries} (transaction_id, account_id, currency, amount, balance_after)
    SELECT entered.id, moved.id, moved.currency, moves.amount,
      moved.balance - moved.amount + sum(moves.amount) OVER (PARTITION BY moves.account_id ORDER BY moves.n)
    FROM moves JOIN moved ON moved.id = moves.account_id JOIN entered ON entered.id = moves.transaction_id
    ORDER BY moves.n
    RETURNING account_id`);
  if (rowsOf(result).length === moves.length) return;
  const [{ type, refId } = { type: '', refId: '' }] = postings;
  throw new Error(`${type} ${refId} names an account that does not exist. Open the wallet first.`);
}

const explainJson = ({ type, details }: Pick<Posting, 'type' | 'details'>): string =>
  JSON.stringify(explanationsOf(type, details));

function requireTwoSides({ type, refId, movements }: Posting): void {
  const sum = movements.reduce((total, { amount }) => total + amount, 0n);
  if (sum === 0n && movements.length > 0) return;
  throw new RangeError(`The movements of ${type} ${refId} sum to ${sum}: a posting needs two sides.`);
}

async function postedBefore(tx: Db, { source, externalId, type, refId }: Posting): Promise<string> {
  const [row] = await tx
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.source, source), eq(ledgerTransactions.externalId, externalId)));
  if (!row) throw new Error(`${type} ${refId} moved nothing: its accounts do not exist. Open the wallet first.`);
  return row.id;
}
