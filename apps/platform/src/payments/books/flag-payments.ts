import { moneyToMinor, readPaymentSettings } from '@kvota/contracts';
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { instruments, payments } from '../../database/schema/index.ts';
import { stakedAfter } from '../../limits/left-to-stake.ts';
import { hasOpenFlag, noteFlags, type NoteFlagsDeps } from '../../money-flags/note-flags.ts';
import { depositFlags, withdrawalFlags, type ArrivedDeposit } from '../../money-flags/payment-flags.ts';
import { listSettings } from '../../settings/create-settings-store.ts';
import type { PaymentRow } from '../payment-deps.ts';
import { factOf } from '../states/facts.ts';

const month = 30 * 86_400_000;
const most = 100;

/** Notes the flags of a deposit that has arrived, in the transaction that books it. */
export async function flagDeposit(tx: Db, deps: NoteFlagsDeps, payment: PaymentRow): Promise<void> {
  const deposit = arrived(payment);
  if (deposit === undefined) return;
  const settings = readPaymentSettings(await listSettings(tx, 'payments'));
  const reportFrom = settings.deposits[payment.currency]?.reportFrom;
  const found = depositFlags(deposit, {
    before: await depositsOf(tx, payment),
    ofOthers: await ofOthers(tx, payment),
    reportFrom: reportFrom === undefined ? undefined : moneyToMinor(reportFrom),
  });
  await noteFlags(tx, deps, payment.userId, found);
}

/** A withdrawal before it is stored. */
type NewWithdrawal = Pick<PaymentRow, 'id' | 'userId' | 'walletId' | 'currencyId' | 'amount'>;

/** Notes the flags of a withdrawal. Returns true if its user has an open flag, so that a person decides. */
export async function flagWithdrawal(tx: Db, deps: NoteFlagsDeps, withdrawal: NewWithdrawal): Promise<boolean> {
  const at = deps.clock.now();
  const deposits = (await depositsOf(tx, withdrawal)).filter((one) => one.at > at - month);
  const oldest = deposits.at(-1);
  const staked = oldest === undefined ? 0n : await stakedAfter(tx, withdrawal.walletId, oldest.id);
  const found = withdrawalFlags({ id: withdrawal.id, at, amount: withdrawal.amount, deposits, staked });
  await noteFlags(tx, deps, withdrawal.userId, found);
  return hasOpenFlag(tx, withdrawal.userId);
}

function arrived({ id, facts, captured, takenBack, instrumentId }: PaymentRow): ArrivedDeposit | undefined {
  const fact = factOf(facts, 'captured');
  if (fact === undefined || captured === 0n) return undefined;
  return { id, at: fact.at, amount: captured - takenBack, instrument: instrumentId ?? undefined };
}

/** The other deposits of a user in one currency that have arrived, newest first. */
async function depositsOf(
  tx: Db,
  { id, userId, currencyId }: Pick<NewWithdrawal, 'id' | 'userId' | 'currencyId'>,
): Promise<ArrivedDeposit[]> {
  const rows = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.currencyId, currencyId),
        eq(payments.direction, 'deposit'),
        gt(payments.captured, 0n),
        ne(payments.id, id),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(most);
  return rows.flatMap((row) => arrived(row) ?? []).toSorted((a, b) => b.at - a.at);
}

/** Deposits of other users with the same card or account, the newest of each. */
async function ofOthers(tx: Db, { instrumentId, userId }: PaymentRow): Promise<string[]> {
  if (instrumentId === null) return [];
  const same = tx
    .select({ id: instruments.id, userId: instruments.userId })
    .from(instruments)
    .where(
      and(
        ne(instruments.userId, userId),
        sql`(${instruments.provider}, ${instruments.token}) = (SELECT i.provider, i.token FROM ${instruments} i WHERE i.id = ${instrumentId})`,
      ),
    )
    .limit(most);
  const others = await same;
  if (others.length === 0) return [];
  // By user, whose payments are indexed.
  const [users, own] = [others.map((one) => one.userId), others.map(({ id }) => id)];
  const rows = await tx
    .selectDistinctOn([payments.instrumentId], { id: payments.id })
    .from(payments)
    .where(and(inArray(payments.userId, users), inArray(payments.instrumentId, own), gt(payments.captured, 0n)))
    .orderBy(payments.instrumentId, desc(payments.createdAt));
  return rows.map(({ id }) => id);
}
