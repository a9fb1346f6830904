import { minorToMoney } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';
import { transact } from '@kvota/server';
import { and, eq } from 'drizzle-orm';

import { instruments, payments, type StoredFact } from '../../database/schema/index.ts';
import { dropProposal } from '../../decisions/vote.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { refused } from '../../kernel/refused.ts';
import { licensedPayments } from '../../protection/licensed-settings.ts';
import { listSettings } from '../../settings/create-settings-store.ts';
import { addFact } from '../books/add-fact.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { OwnPayment } from '../payments.ts';
import { hasFact } from '../states/facts.ts';
import { lineOf } from './payment-line.ts';

/** Reads a payment of a user, with the credit of its wallet in the same snapshot. */
export function readStatus(deps: PaymentDeps, userId: string, id: string): Promise<OwnPayment<'paymentUnknown'>> {
  return deps.db.transaction(async (tx) => {
    const serverTime = isoTime(deps.clock.now());
    const [found] = await tx
      .select({ payment: payments, last4: instruments.last4 })
      .from(payments)
      .leftJoin(instruments, eq(instruments.id, payments.instrumentId))
      .where(and(eq(payments.id, id), eq(payments.userId, userId)));
    if (found === undefined) return { ...refused('paymentUnknown'), serverTime };
    const { payment, last4 } = found;
    const settings = licensedPayments(await listSettings(tx, 'payments'), deps.rules);
    const funds = await deps.ledger.funds(tx, payment);
    return {
      ErrorText: 'ok',
      payment: lineOf(payment, { settings, now: deps.clock.now(), last4 }),
      newCredit: funds === undefined ? null : minorToMoney(funds.wallet0 + funds.wallet1),
      serverTime,
    };
  });
}

/** Cancels or locks a withdrawal, for its player. A repetition is answered as the first time. */
export async function endOrLock(
  deps: PaymentDeps,
  userId: string,
  { id, act }: { readonly id: string; readonly act: 'cancelled' | 'locked' },
): Promise<OwnPayment<RefusalOf<'paymentCancel'>>> {
  const error = await transact(deps.db, async (tx): Promise<RefusalOf<'paymentCancel'> | undefined> => {
    const isOwn = and(eq(payments.id, id), eq(payments.userId, userId));
    const [payment] = await tx.select().from(payments).where(isOwn).for('update');
    if (payment === undefined) return 'paymentUnknown';
    if (hasFact(payment.facts, act)) return undefined;
    const { cancel } = licensedPayments(await listSettings(tx, 'payments'), deps.rules);
    const isOpen =
      payment.direction === 'withdrawal' && payment.state === 'review' && !hasFact(payment.facts, 'locked');
    if (!isOpen || cancel === 'never') return 'paymentFinal';
    const fact: StoredFact = { key: act, at: deps.clock.now() };
    await addFact(tx, deps, payment, fact);
    if (act === 'cancelled') await dropProposal(tx, deps, { kind: 'withdrawal', subject: id });
    return undefined;
  });
  if (error !== undefined) return { ...refused(error), serverTime: isoTime(deps.clock.now()) };
  return readStatus(deps, userId, id);
}
