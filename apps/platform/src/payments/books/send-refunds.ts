import { minorToMoney } from '@kvota/contracts';
import { transact } from '@kvota/server';
import { and, desc, eq } from 'drizzle-orm';

import { payments, paymentSuspense } from '../../database/schema/index.ts';
import type { PaymentDeps, PaymentRow } from '../payment-deps.ts';
import { ProviderRefused, type PaymentProvider, type ProviderEvent } from '../provider/payment-provider.ts';
import { refundKey, refundsOf, type Refund } from '../states/facts.ts';
import { refundName } from '../states/refund-name.ts';
import { addFact } from './add-fact.ts';

/** A payment with refunds to send. `known`: events of its provider, so that no refund is sent that it has made. */
export interface RefundsToSend {
  readonly provider: PaymentProvider;
  readonly payment: PaymentRow;
  readonly known: readonly ProviderEvent[];
}

/**
 * Sends the refunds of a deposit that its provider has not answered yet, each with its own key: a repetition refunds nothing
 * twice. Rejects with ProviderAway if there is no answer.
 */
export async function sendRefunds(deps: PaymentDeps, { provider, payment, known }: RefundsToSend): Promise<void> {
  for (const { reference, amount, state } of refundsOf(payment.facts)) {
    const name = refundName(payment.id, reference);
    if (state !== 'sending' || known.some(({ data }) => data.partReference === name)) continue;
    const providerId = await paidAs(deps, payment);
    try {
      await provider.refund({ providerId, reference: name, amount: minorToMoney(amount) });
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      deps.logger.warn(`Refund ${reference} of payment ${payment.id} was refused`, error);
      await note(deps, payment.id, { reference, fact: 'refundRefused' });
      continue;
    }
    await note(deps, payment.id, { reference, fact: 'refundSent' });
  }
}

/** Returns the payment at the provider that the money came with. */
async function paidAs({ db }: PaymentDeps, { id, providerId, viaSuspense }: PaymentRow): Promise<string> {
  const credited = and(eq(paymentSuspense.paymentId, id), eq(paymentSuspense.resolution, 'credit'));
  const [item] = viaSuspense
    ? await db.select().from(paymentSuspense).where(credited).orderBy(desc(paymentSuspense.resolvedAt)).limit(1)
    : [];
  const found = item?.providerId ?? providerId;
  if (found === null) throw new Error(`Payment ${id} was credited, and has no number at its provider.`);
  return found;
}

/** Adds the answer of a provider, unless another node has added one. */
const note = (
  deps: PaymentDeps,
  id: string,
  { reference, fact }: Pick<Refund, 'reference'> & { readonly fact: 'refundSent' | 'refundRefused' },
): Promise<void> =>
  transact(deps.db, async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
    const refund = refundsOf(payment?.facts ?? []).find((one) => one.reference === reference);
    if (payment === undefined || refund?.state !== 'sending') return;
    await addFact(tx, deps, payment, { key: refundKey(fact, reference), at: deps.clock.now() });
  });
