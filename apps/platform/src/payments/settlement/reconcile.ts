import { and, eq, min } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { payments, reconItems, settlementFiles } from '../../database/schema/index.ts';
import { refused } from '../../kernel/refused.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { Reconciled } from '../payments.ts';
import type { PaymentProvider } from '../provider/payment-provider.ts';
import { dueDays, spanOf } from './due-days.ts';
import { reconcileDay } from './reconcile-day.ts';

/** Compares the books of a day with the settlement files of all providers. */
export async function reconcile(deps: PaymentDeps, day: string): Promise<Reconciled> {
  if (spanOf(day).until > deps.clock.now()) {
    const text = `The day ${day} is not over, so there is no settlement file of it yet. Nothing was compared. Use an earlier day.`;
    return { ...refused('settlementNotReady', text), providers: [] };
  }
  const compared = [];
  for (const provider of deps.providers) compared.push(await reconcileDay(deps, { provider, day }));
  const unread = compared.flatMap(({ provider, state }) => (state === 'unread' ? [provider] : []));
  if (unread.length === 0) return { ErrorText: 'ok', providers: compared };
  const text = `The settlement file of ${day} was not served by ${unread.join(', ')}. It is asked for again by itself, and by this control.`;
  return { ...refused('settlementNotReady', text), providers: compared };
}

/** Reads the settlement files that are due. Returns how many were read. */
export async function reconcileDue(deps: PaymentDeps): Promise<number> {
  let read = 0;
  for (const provider of deps.providers) {
    for (const day of await dueOf(deps, provider)) {
      const { state } = await reconcileDay(deps, { provider, day });
      if (state === 'read') read += 1;
    }
  }
  return read;
}

/** Builds the query for the time of the first payment of a provider. */
export const firstOf = (db: Db, code: string) =>
  db
    .select({ at: min(payments.createdAt) })
    .from(payments)
    .where(eq(payments.provider, code));

async function dueOf({ db, clock }: PaymentDeps, { code }: PaymentProvider): Promise<string[]> {
  const [begun] = await firstOf(db, code);
  if (begun?.at === null || begun?.at === undefined) return [];
  const files = await db.select().from(settlementFiles).where(eq(settlementFiles.provider, code));
  const open = await db
    .selectDistinct({ day: reconItems.day })
    .from(reconItems)
    .where(and(eq(reconItems.provider, code), eq(reconItems.state, 'open')));
  const openDays = new Set(open.map(({ day }) => day));
  const known = files.map(({ day, readAt }) => ({ day, readAt: readAt?.getTime(), isOpen: openDays.has(day) }));
  return dueDays(begun.at.getTime(), known, clock.now());
}
