import { and, eq, gte, lt, or, sql } from 'drizzle-orm';

import { among } from '../../database/among.ts';
import type { Db } from '../../database/database.ts';
import { payments, paymentSuspense, settlementLines } from '../../database/schema/index.ts';
import type { SettlementLine } from '../provider/settlement-file.ts';
import { namedRefund } from '../states/refund-name.ts';
import { movementsOfPayment, movementsOfSuspense } from './booked-movements.ts';
import type { BookedMovement, SettledMovement } from './compare.ts';
import { spanOf } from './due-days.ts';

/** Returns what the books have of a day, and of everything that the lines of its file name. */
export async function bookedMovements(
  tx: Db,
  {
    provider,
    day,
    lines,
  }: { readonly provider: string; readonly day: string; readonly lines: readonly SettlementLine[] },
): Promise<BookedMovement[]> {
  const { from, until } = spanOf(day);
  const [start, end] = [new Date(from), new Date(until)];
  const names = lines.flatMap(({ partReference }) => (partReference === undefined ? [] : [partReference]));
  const ids = [...lines.map(({ reference }) => reference), ...names.map((name) => namedRefund(name)?.paymentId ?? '')];
  const numbers = lines.map((line) => line.payment);
  const items = names.flatMap((name) => (name.startsWith('suspense:') ? [name.slice('suspense:'.length)] : []));

  const isOfDay = sql`jsonb_path_exists(${payments.facts}, '$[*] ? (@.at >= $from && @.at < $until)',
    jsonb_build_object('from', ${String(from)}::bigint, 'until', ${String(until)}::bigint))`;
  const isPaid = or(isOfDay, among(payments.id, ids), among(payments.providerId, numbers));
  const paid = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), isPaid));

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
