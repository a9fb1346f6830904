import { isBonusCurrency, minorToMoney, moneyToMinor, type TransferOutcome } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';

import type { Db } from '../../database/database.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { refused } from '../../kernel/refused.ts';
import type { AgencyActor } from '../agency.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { requireUnblocked } from '../block-states.ts';
import { runOnce } from '../requests.ts';
import { checkCap } from '../staff/count-cap.ts';
import { countTransfer } from '../step-up/require-step-up.ts';
import { lockBelow } from '../tree.ts';
import { bookMove } from './book-move.ts';
import { changeDebt } from './change-debt.ts';
import type { AgencyCredit, Repayment } from './credit-calls.ts';
import { showUse } from './debt.ts';

type Outcome = TransferOutcome & { readonly error?: RefusalOf<'agencyRepay'> | null };

/** Serves repayments in cash: the debt of a child becomes lower, and no credit moves. */
export function createRepayments(deps: AgencyDeps): Pick<AgencyCredit, 'repay'> {
  const { db, clock } = deps;
  return {
    async repay(actor, repayment) {
      const { requestId, userId, currencyId, amount, note } = repayment;
      const input = ['repay', userId, currencyId, amount, note];
      const key = { actor: actor.userId, requestId, input, at: new Date(clock.now()) };
      let repaid: Outcome | undefined;
      const answer = await runOnce(db, key, async (tx) => (repaid = await repayIn(tx, deps, actor, repayment)));
      if (repaid?.ErrorText === 'ok')
        for (const node of [actor.nodeId, userId]) deps.announceChange?.({ what: 'balance', node });
      return answer;
    },
  };
}

async function repayIn(tx: Db, deps: AgencyDeps, actor: AgencyActor, repayment: Repayment): Promise<Outcome> {
  const { userId, currencyId, requestId, note } = repayment;
  const depth = await lockBelow(tx, actor.nodeId, userId);
  if (depth !== 1 || userId === actor.userId) return refused('notDirectChild');
  if (isBonusCurrency(currencyId)) return refused('noWallet');
  // Cash is handed over, so it counts like credit that moves.
  const counted = { currencyId, amount: moneyToMinor(repayment.amount) };
  const cap = await checkCap(tx, deps, actor, counted);
  if (cap.kind === 'above') return { ...refused('cashCap'), cashCap: cap.cashCap };
  const child = (await deps.ledger.lockAll(tx, { userIds: [userId], currencyId })).get(userId);
  if (child === undefined) return refused('noWallet');
  await requireUnblocked(tx, actor);
  const { amount } = counted;
  const { currency } = child;
  const change = { userId, currencyId, currency, basis: 'repay', amount } as const;
  const debt = await changeDebt(tx, deps, actor, change);
  if ('error' in debt) return { ...refused('aboveDebt'), lineUse: showUse(debt.use) };
  await countTransfer(tx, deps, actor, { currency, amount });
  await cap.count();
  const credit = child.wallet0 + child.wallet1;
  const { id, at } = await bookMove(tx, deps, actor, {
    ...change,
    requestId,
    direction: 'repaid',
    note,
    movements: [],
    credit: { before: credit, after: credit },
    debt,
  });
  return {
    ErrorText: 'ok',
    newCredit: minorToMoney(credit),
    debt: minorToMoney(debt.after),
    transactionId: id,
    serverTime: isoTime(at.getTime()),
  };
}
