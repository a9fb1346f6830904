import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Db } from '../../src/database/database.ts';
import { rowsOf } from '../../src/database/rows.ts';
import { ledgerTransactions, paymentEvents, payments } from '../../src/database/schema/index.ts';
import type { Ledger } from '../../src/ledger/ledger.ts';

/** A deposit with the state in which it must end, and what it must move, in minor units. */
export interface EndedPayment {
  readonly id: string;
  readonly userId: string;
  readonly ends: string;
  readonly moves: bigint;
}

/** Returns the ids of deposits that are not in the state in which they must end. */
export async function notEnded(db: Db, wanted: readonly EndedPayment[]): Promise<string[]> {
  const rows = await db.select({ id: payments.id, state: payments.state }).from(payments);
  const states = new Map<string, string>(rows.map(({ id, state }) => [id, state]));
  return wanted.filter(({ id, ends }) => states.get(id) !== ends).map(({ id }) => id);
}

/** Counts the users whose credit is not what their deposits leave. `before` is what each had. */
export async function wrongCredits(
  { db, ledger }: { readonly db: Db; readonly ledger: Pick<Ledger, 'funds'> },
  wanted: readonly EndedPayment[],
  { before, currencyId }: { readonly before: bigint; readonly currencyId: number },
): Promise<number> {
  let wrong = 0;
  for (const [userId, own] of Map.groupBy(wanted, (one) => one.userId)) {
    const funds = await ledger.funds(db, { userId, currencyId });
    const moved = own.reduce((sum, { moves }) => sum + moves, 0n);
    if ((funds?.wallet0 ?? 0n) + (funds?.wallet1 ?? 0n) !== before + moved) wrong += 1;
  }
  return wrong;
}

/** Counts the deposits that are booked, and the events that are not. */
export async function countBooked(db: Db): Promise<{ readonly deposits: number; readonly waiting: number }> {
  const isDeposit = and(eq(ledgerTransactions.type, 'deposit'), eq(ledgerTransactions.refType, 'payment'));
  return {
    deposits: await db.$count(ledgerTransactions, isDeposit),
    waiting: await db.$count(paymentEvents, isNull(paymentEvents.appliedAt)),
  };
}

/** Returns the milliseconds from each event of the provider to its booking. */
export async function bookedAfter(db: Db): Promise<number[]> {
  const rows = await db.execute(sql`
    SELECT (extract(epoch FROM applied_at) * 1000 - (body::jsonb ->> 'at')::bigint)::float8 AS took
    FROM ${paymentEvents} WHERE applied_at IS NOT NULL`);
  return rowsOf(rows).map(({ took }) => Number(took));
}
