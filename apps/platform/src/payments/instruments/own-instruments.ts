import { and, eq, sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { millisecondsText } from '../../database/milliseconds.ts';
import { rowsOf } from '../../database/rows.ts';
import { instruments, payments } from '../../database/schema/index.ts';
import type { PaymentDeps, PaymentRow } from '../payment-deps.ts';
import type { Instrument } from '../provider/payment-provider.ts';
import type { OwnInstrument } from './payout-target.ts';

/** States of withdrawals whose money is out, or on its way. */
const goesOut = sql`('review', 'approved', 'sending', 'paid')`;

/**
 * Reads the cards and accounts of a user at all providers, with what is left of each in one currency. One to which a payout
 * failed for good or came back since it paid last is owed nothing: the money goes elsewhere.
 */
export async function ownInstruments(
  tx: Db,
  { userId, currencyId }: { readonly userId: string; readonly currencyId: number },
): Promise<OwnInstrument[]> {
  const rows = await tx.execute(sql`
    SELECT i.id, i.token, i.method, i.last4,
        ${millisecondsText(sql`coalesce(max(p.created_at) FILTER (WHERE p.direction = 'deposit' AND p.captured > 0), i.first_at)`)} AS used_at,
        ${millisecondsText(sql`max(p.created_at) FILTER (WHERE p.direction = 'withdrawal' AND p.state IN ('failed', 'returned'))`)} AS failed_at,
        (coalesce(sum(p.captured - p.taken_back) FILTER (WHERE p.direction = 'deposit'), 0)
          - coalesce(sum(p.amount) FILTER (WHERE p.direction = 'withdrawal' AND p.state IN ${goesOut}), 0))::text AS left
    FROM ${instruments} i
    LEFT JOIN ${payments} p ON p.instrument_id = i.id AND p.user_id = i.user_id AND p.currency_id = ${currencyId}
    WHERE i.user_id = ${userId} GROUP BY i.id`);
  return rowsOf(rows).map((row) => {
    const [usedAt, failedAt] = [Number(row['used_at']), Number(row['failed_at'] ?? 0)];
    const left = BigInt(String(row['left']));
    return {
      id: String(row['id']),
      token: String(row['token']),
      method: String(row['method']),
      last4: String(row['last4']),
      usedAt,
      left: left < 0n || failedAt > usedAt ? 0n : left,
    };
  });
}

/** Stores what a deposit was paid with, unless that is known. The same card of the same user is one. */
export async function withInstrument(
  tx: Db,
  { ids, clock }: Pick<PaymentDeps, 'ids' | 'clock'>,
  payment: PaymentRow,
  instrument: Instrument | undefined,
): Promise<PaymentRow> {
  if (instrument === undefined || payment.instrumentId !== null) return payment;
  const { userId, provider, method } = payment;
  const { token, last4 } = instrument;
  await tx
    .insert(instruments)
    .values({ id: ids(), userId, provider, token, method, last4, firstAt: new Date(clock.now()) })
    .onConflictDoNothing();
  const isIt = and(eq(instruments.userId, userId), eq(instruments.provider, provider), eq(instruments.token, token));
  const [own] = await tx.select({ id: instruments.id }).from(instruments).where(isIt);
  if (own === undefined) return payment;
  await tx.update(payments).set({ instrumentId: own.id }).where(eq(payments.id, payment.id));
  return { ...payment, instrumentId: own.id };
}
