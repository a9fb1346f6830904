import { minorToMoney, moneyToMinor } from '@kvota/contracts';
import { eq } from 'drizzle-orm';

import { transactAct } from '../../acts/transact-act.ts';
import type { Db } from '../../database/database.ts';
import { payments } from '../../database/schema/index.ts';
import { refused } from '../../kernel/refused.ts';
import { addFact } from '../books/add-fact.ts';
import { sendRefunds } from '../books/send-refunds.ts';
import type { PaymentDeps, PaymentRow } from '../payment-deps.ts';
import type { RefundAnswer, RefundOfDeposit } from '../payments.ts';
import { refundKey, refundsOf, type Refund } from '../states/facts.ts';

/** Refunds a part of a deposit, or all of it. */
export async function refundDeposit(deps: PaymentDeps, refund: RefundOfDeposit): Promise<RefundAnswer> {
  const asked = await transactAct(deps.db, (tx) => ask(tx, deps, refund));
  if ('ErrorText' in asked) return asked;
  const provider = deps.providers.find(({ code }) => code === asked.provider);
  try {
    if (provider !== undefined) await sendRefunds(deps, { provider, payment: asked, known: [] });
  } catch (error) {
    // A worker sends it again, with the same key.
    deps.logger.warn(`Refund ${refund.reference} of payment ${asked.id} waits for its provider`, error);
  }
  const [payment] = await deps.db.select().from(payments).where(eq(payments.id, asked.id));
  return answerOf(refund, refundOf(payment ?? asked, refund.reference));
}

const refundOf = ({ facts }: PaymentRow, reference: string): Refund | undefined =>
  refundsOf(facts).find((one) => one.reference === reference);

function answerOf({ amount, reference }: RefundOfDeposit, refund: Refund | undefined): RefundAnswer {
  if (refund?.state !== 'refused') return { ErrorText: 'ok' };
  return refused(
    'refundRefused',
    `The provider refused the refund ${reference} of ${amount} for good, so the money is back in the wallet. Ask the provider for the reason, then use a new reference.`,
  );
}

/** Books a refund. Returns the payment if the refund must be sent now, else the answer. */
async function ask(tx: Db, deps: PaymentDeps, refund: RefundOfDeposit): Promise<PaymentRow | RefundAnswer> {
  const { paymentId, reference, operatorId } = refund;
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (payment?.direction !== 'deposit')
    return refused('paymentUnknown', `There is no deposit ${paymentId}. Take its id from the list of payments.`);
  const minor = moneyToMinor(refund.amount);
  const known = refundOf(payment, reference);
  if (known !== undefined) {
    if (known.amount === minor) return answerOf(refund, known);
    return refused(
      'requestIdUsed',
      `The reference ${reference} is that of a refund of ${minorToMoney(known.amount)}. Nothing was moved. Use a new reference for another refund.`,
    );
  }
  if (payment.captured === 0n) {
    return refused(
      'paymentFinal',
      'The deposit was not credited, so there is nothing to refund. If its money is in suspense, send it back from there.',
    );
  }
  if (!deps.providers.some(({ code }) => code === payment.provider)) {
    return refused(
      'providerAway',
      `The payment provider ${payment.provider} of this deposit is not set up. Nothing was moved. Set it up, then repeat.`,
    );
  }
  const left = payment.captured - payment.takenBack;
  const unspent = (await deps.ledger.lock(tx, payment))?.wallet0 ?? 0n;
  const most = unspent < left ? unspent : left;
  if (minor > most) return tooMuch(most > 0n ? most : 0n, { left, unspent });
  return addFact(tx, deps, payment, {
    key: refundKey('refund', reference),
    at: deps.clock.now(),
    amount: String(minor),
    ...(operatorId !== undefined && { by: operatorId }),
  });
}

function tooMuch(most: bigint, { left, unspent }: { readonly left: bigint; readonly unspent: bigint }): RefundAnswer {
  const max = minorToMoney(most);
  const why =
    left <= unspent
      ? 'the rest of the deposit went back before'
      : 'the player has staked or withdrawn the rest of what was paid in';
  const what = most === 0n ? 'Nothing of this deposit can be refunded' : `At most ${max} can be refunded`;
  const next = most === 0n ? '' : ' Refund less.';
  return { ...refused('paymentAmount', `${what}: ${why}. Nothing was moved.${next}`), max };
}
