import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';

import { among, amongFew } from '../../database/among.ts';
import type { Db } from '../../database/database.ts';
import { payments, paymentSuspense, settlementLines } from '../../database/schema/index.ts';
import type { SettlementLine } from '../provider/settlement-file.ts';
import { namedRefund } from '../states/refund-name.ts';
import { movementsOfPayment, movementsOfSuspense } from './booked-movements.ts';
import type { BookedMovement, SettledMovement } from './compare.ts';
import { dayNumber, spanOf } from './due-days.ts';

interface FileOfDay {
  readonly provider: string;
  readonly day: string;
  readonly lines: readonly SettlementLine[];
}

/** Numbers by which lines of a provider name payments: our own, and those at the provider. */
export interface PaymentNames {
  readonly ids: readonly string[];
  readonly providerIds: readonly string[];
}

/** Matches the payments of a provider that have one of these names. */
const isNamed = (provider: string, { ids, providerIds }: PaymentNames) =>
  or(
    amongFew(payments.id, ids),
    // The index of these numbers begins with provider and direction.
    and(
      eq(payments.provider, provider),
      inArray(payments.direction, ['deposit', 'withdrawal']),
      amongFew(payments.providerId, providerIds),
    ),
  );

/** Builds the query for the numbers of payments of a provider that have one of these names. */
export const paymentsNamed = (tx: Db, provider: string, names: PaymentNames) =>
  tx
    .select({ id: payments.id, providerId: payments.providerId })
    .from(payments)
    .where(and(eq(payments.provider, provider), isNamed(provider, names)));

/** Builds the query for the payments of a provider that have a fact of a day, or that a line of its file names. */
export function paymentsOfFile(tx: Db, { provider, day, lines }: FileOfDay) {
  const parts = lines.flatMap(({ partReference }) => namedRefund(partReference)?.paymentId ?? []);
  const ids = [...lines.map(({ reference }) => reference), ...parts];
  const isOfDay = sql`payment_fact_days(${payments.facts}) @> ARRAY[${dayNumber(day)}::integer]`;
  const names = { ids, providerIds: lines.map((line) => line.payment) };
  return tx
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), or(isOfDay, isNamed(provider, names))));
}

/** Returns what the books have of a day, and of everything that the lines of its file name. */
export async function bookedMovements(tx: Db, file: FileOfDay): Promise<BookedMovement[]> {
  const { provider, day, lines } = file;
  const { from, until } = spanOf(day);
  const [start, end] = [new Date(from), new Date(until)];
  const names = lines.flatMap(({ partReference }) => (partReference === undefined ? [] : [partReference]));
  const numbers = lines.map((line) => line.payment);
  const items = names.flatMap((name) => (name.startsWith('suspense:') ? [name.slice('suspense:'.length)] : []));

  const paid = await paymentsOfFile(tx, file);

  const { id, createdAt, resolvedAt, providerId } = paymentSuspense;
  const isKept = or(
    and(gte(createdAt, start), lt(createdAt, end)),
    and(gte(resolvedAt, start), lt(resolvedAt, end)),
    among(id, items),
    among(providerId, numbers),
  );
  const kept = await tx
    .select()
    .from(paymentSuspense)
    .where(and(eq(paymentSuspense.provider, provider), isKept));
  return [...paid.flatMap(movementsOfPayment), ...kept.flatMap(movementsOfSuspense)];
}

/** Returns the stored lines of these keys, of all days. */
export function settledMovements(
  tx: Db,
  { provider, keys }: { readonly provider: string; readonly keys: readonly string[] },
): Promise<SettledMovement[]> {
  const isOf = and(eq(settlementLines.provider, provider), among(settlementLines.key, keys));
  return tx.select().from(settlementLines).where(isOf);
}
