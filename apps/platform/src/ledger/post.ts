import { and, eq, sql } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { accounts, ledgerEntries, ledgerTransactions } from '../database/schema/index.ts';
import type { Booked, Booking } from './ledger.ts';
import { rowsOf } from '../database/rows.ts';

/**
 * Books in one statement, inside the caller's transaction; a key that was booked before changes nothing. The wallet's
 * accounts have to be locked by the caller, so that only the operator's row is taken here, always last: no deadlocks.
 * A balance below zero is refused by the database, which ends the transaction.
 */
export async function post(tx: Db, booking: Booking): Promise<Booked> {
  const sum = booking.movements.reduce((total, { amount }) => total + amount, 0n);
  if (sum !== 0n || booking.movements.length === 0) {
    throw new RangeError(`The movements of ${booking.type} ${booking.refId} sum to ${sum}: a booking needs two sides.`);
  }
  const moves = sql.join(
    booking.movements.map(({ accountId, amount }) => sql`(${accountId}::text, ${String(amount)}::bigint)`),
    sql`, `,
  );
  const { id, source, externalId, type, refType, refId, at } = booking;
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
  if (entries === booking.movements.length) return { transactionId: id, first: true };
  if (entries > 0) throw new Error(`${type} ${refId} names an account that does not exist: open the wallet first.`);
  return { transactionId: await bookedBefore(tx, booking), first: false };
}

async function bookedBefore(tx: Db, { source, externalId, type, refId }: Booking): Promise<string> {
  const [row] = await tx
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.source, source), eq(ledgerTransactions.externalId, externalId)));
  if (!row) throw new Error(`${type} ${refId} moved nothing: its accounts do not exist. Open the wallet first.`);
  return row.id;
}
