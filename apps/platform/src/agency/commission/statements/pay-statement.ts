import { minorToMoney, moneyToMinor } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';

import type { Db } from '../../../database/database.ts';
import { commissionPayments } from '../../../database/schema/index.ts';
import { isoTime } from '../../../kernel/iso-time.ts';
import { refused } from '../../../kernel/refused.ts';
import { recordedBy, type AgencyActor } from '../../agency.ts';
import type { AgencyDeps } from '../../agency-deps.ts';
import { audit } from '../../audit.ts';
import { requireUnblocked } from '../../block-states.ts';
import { moveCredit } from '../../move-credit.ts';
import { runOnce } from '../../requests.ts';
import { requireStepUp } from '../../step-up/require-step-up.ts';
import { lockBelow } from '../../tree.ts';
import type { AgencyCommission, CommissionAnswer } from '../commission.ts';
import { readPaid } from './commission-rows.ts';
import { lockStatement } from './lock-statement.ts';

type Outcome = CommissionAnswer<'agencyPay'> & { readonly error?: RefusalOf<'agencyPay'> | null };
type Payment = Parameters<AgencyCommission['pay']>[1];

/** Serves payments of statements, by the path of transfers. */
export function createPayments(deps: AgencyDeps): Pick<AgencyCommission, 'pay'> {
  const { db, clock } = deps;
  return {
    async pay(actor, payment) {
      const { requestId, periodId, userId, currencyId, amount } = payment;
      const input = ['pay', periodId, userId, currencyId, amount];
      const key = { actor: actor.userId, requestId, input, at: new Date(clock.now()) };
      let paid: Outcome | undefined;
      const answer = await runOnce(db, key, async (tx) => (paid = await payIn(tx, deps, actor, payment)));
      if (paid?.ErrorText === 'ok')
        for (const node of [actor.nodeId, userId]) deps.announceChange?.({ what: 'balance', node });
      return answer;
    },
  };
}

async function payIn(tx: Db, deps: AgencyDeps, actor: AgencyActor, payment: Payment): Promise<Outcome> {
  const { userId, periodId, currencyId } = payment;
  const depth = await lockBelow(tx, actor.nodeId, userId);
  if (depth !== 1 || userId === actor.userId) return refused('notDirectChild');
  await requireUnblocked(tx, actor);
  await requireStepUp(tx, deps, actor);
  const statement = await lockStatement(tx, payment);
  if (statement?.parentId !== actor.nodeId) return refused('statementUnknown');
  const { currency, total, childId } = statement;
  const paid = (await readPaid(tx, { edges: [statement], currency }, { id: periodId })).get(childId) ?? 0n;
  const open = total - paid;
  const amount = moneyToMinor(payment.amount);
  if (amount > (open < 0n ? -open : open)) return refused('paidAlready');
  const direction = open < 0n ? 'up' : 'down';
  const transfer = { requestId: payment.requestId, userId, currencyId, amount: payment.amount, direction } as const;
  const moved = await moveCredit(tx, deps, actor, { ...transfer, note: `Commission ${periodId}`, isFigure: false });
  if (moved.kind === 'refused') {
    if (moved.error === 'cashCap') throw new Error('A payment of commission has no cap.');
    return refused(moved.error);
  }
  const signed = direction === 'up' ? -amount : amount;
  const at = new Date(deps.clock.now());
  await tx
    .insert(commissionPayments)
    .values({ id: moved.id, periodId, childId, currency, amount: signed, actor: recordedBy(actor), at });
  const left = minorToMoney(open - signed);
  await audit(tx, deps, actor, {
    act: 'commissionPay',
    subject: userId,
    before: { periodId, currency, open: minorToMoney(open) },
    after: { periodId, currency, open: left },
    requestId: payment.requestId,
  });
  return {
    ErrorText: 'ok',
    paid: minorToMoney(paid + signed),
    open: left,
    ...(moved.own !== undefined && { ownCredit: minorToMoney(moved.own) }),
    transactionId: moved.id,
    serverTime: isoTime(at.getTime()),
  };
}
