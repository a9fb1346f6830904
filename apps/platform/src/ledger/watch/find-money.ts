import { and, count, isNull, lte, ne, sql, sum } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { accounts, paymentEvents, payments } from '../../database/schema/index.ts';
import type { FoundMoney } from './ledger-watch.ts';

/** Milliseconds after which news of a provider that cannot be booked need a person. */
const patience = 600_000;

/** Builds the query for money in suspense. The condition is literal, because the index is of these accounts alone. */
export const suspenseBalances = (db: Db) =>
  db
    .select({ currency: accounts.currency, balance: sum(accounts.balance) })
    .from(accounts)
    .where(and(sql`${accounts.kind} = 'suspense'`, ne(accounts.balance, 0n)))
    .groupBy(accounts.currency);

/** Builds the query for payments with a fact whose ground is missing for too long. */
export const paymentsWithoutGround = (db: Db, now: number) =>
  db
    .select({ count: count() })
    .from(payments)
    .where(lte(payments.lacksGroundSince, new Date(now - patience)));

/** Builds the query for events that wait for too long. */
export const eventsNotApplied = (db: Db, now: number) =>
  db
    .select({ count: count() })
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.appliedAt), lte(paymentEvents.receivedAt, new Date(now - patience))));

/** Finds money that needs a person. It reads partial indexes alone, which are nearly empty, so it costs a millisecond. */
export async function findMoney(db: Db, now: number): Promise<FoundMoney> {
  const suspense = await suspenseBalances(db);
  const [lacking] = await paymentsWithoutGround(db, now);
  const [waiting] = await eventsNotApplied(db, now);
  return {
    suspense: Object.fromEntries(suspense.map(({ currency, balance }) => [currency, balance ?? '0'])),
    withoutGround: lacking?.count ?? 0,
    notApplied: waiting?.count ?? 0,
  };
}
