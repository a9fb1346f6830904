import { moneyToMinor, readPaymentSettings } from '@kvota/contracts';
import { eq } from 'drizzle-orm';

import { transactAct } from '../../acts/transact-act.ts';
import type { Db } from '../../database/database.ts';
import { payments } from '../../database/schema/index.ts';
import { countStaffVote } from '../../decisions/vote.ts';
import { refused } from '../../kernel/refused.ts';
import { listSettings } from '../../settings/create-settings-store.ts';
import { addFact } from '../books/add-fact.ts';
import type { PaymentDeps, PaymentRow } from '../payment-deps.ts';
import type { WithdrawalDecided, WithdrawalDecision } from '../payments.ts';
import { hasFact } from '../states/facts.ts';

const ok = { ErrorText: 'ok' };
const kind = 'withdrawal' as const;

/**
 * Decides a withdrawal that waits for it. From `twoFrom` of the settings on, the first person proposes, and another one who
 * wants the same decides. The same decision again changes nothing.
 */
export function decideWithdrawal(deps: PaymentDeps, wanted: WithdrawalDecision): Promise<WithdrawalDecided> {
  const { paymentId, decision, by } = wanted;
  return transactAct(deps.db, async (tx): Promise<WithdrawalDecided> => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
    if (payment?.direction !== 'withdrawal') return refused('paymentUnknown');
    const key = decision === 'approve' ? 'approved' : 'rejected';
    if (hasFact(payment.facts, key)) return ok;
    if (payment.state !== 'review') return refused('paymentFinal');
    let { note } = wanted;
    if (await needsTwo(tx, payment)) {
      const vote = { kind, subject: payment.id, userId: payment.userId, outcome: decision, by, note };
      const voted = await countStaffVote(tx, deps, vote);
      if (voted.kind === 'proposed') return { ...ok, second: voted.second };
      if (voted.kind === 'refused')
        return { ...refused(voted.error), ...('second' in voted && { second: voted.second }) };
      ({ note } = voted);
    }
    const reason = decision === 'reject' ? { reason: 'operator' } : {};
    await addFact(tx, deps, payment, { key, at: deps.clock.now(), ...reason, ...(note !== undefined && { note }) });
    return ok;
  });
}

async function needsTwo(tx: Db, { currency, amount }: PaymentRow): Promise<boolean> {
  const settings = readPaymentSettings(await listSettings(tx, 'payments'));
  const from = settings.withdrawals[currency]?.twoFrom;
  return from !== undefined && amount >= moneyToMinor(from);
}
