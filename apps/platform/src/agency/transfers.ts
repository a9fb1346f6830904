import { minorToMoney, type TransferOutcome } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';
import { and, eq } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { agencyNodes } from '../database/schema/index.ts';
import { isoTime } from '../kernel/iso-time.ts';
import { refused } from '../kernel/refused.ts';
import { DepositLimitReached } from '../limits/deposit-limit.ts';
import { creditFault } from '../protection/guard/guard-store.ts';
import type { Agency, AgencyActor, NewTransfer } from './agency.ts';
import type { AgencyDeps } from './agency-deps.ts';
import { showUse } from './credit/debt.ts';
import { moveCredit } from './move-credit.ts';
import { runOnce } from './requests.ts';
import { lockBelow } from './tree.ts';

type Outcome = TransferOutcome & { readonly error?: RefusalOf<'agencyAddCredit' | 'agencyDecCredit'> | null };

export function createTransfers(deps: AgencyDeps): Pick<Agency, 'transfer'> {
  const { db, clock } = deps;
  return {
    async transfer(actor, transfer) {
      const { direction, userId, currencyId, amount, note, basis = 'cash' } = transfer;
      const key = {
        actor: actor.userId,
        requestId: transfer.requestId,
        input: ['transfer', direction, userId, currencyId, amount, note, ...(basis === 'cash' ? [] : [basis])],
        at: new Date(clock.now()),
      };
      let moved: Outcome | undefined;
      const answer = await runOnce(db, key, async (tx) => (moved = await transferWithin(tx, deps, actor, transfer)));
      if (moved?.error === 'registerUnknown') deps.askRegister?.(userId);
      if (moved?.ErrorText === 'ok')
        for (const node of [actor.nodeId, userId]) deps.announceChange?.({ what: 'balance', node });
      return answer;
    },
  };
}

/** Within a savepoint, so that nothing is left of a transfer that a limit of the player refuses. */
async function transferWithin(tx: Db, deps: AgencyDeps, actor: AgencyActor, transfer: NewTransfer): Promise<Outcome> {
  try {
    return await tx.transaction((inner) => transferIn(inner, deps, actor, transfer));
  } catch (error) {
    if (error instanceof DepositLimitReached) return refused('depositLimit');
    throw error;
  }
}

async function transferIn(tx: Db, deps: AgencyDeps, actor: AgencyActor, transfer: NewTransfer): Promise<Outcome> {
  const { userId } = transfer;
  const depth = await lockBelow(tx, actor.nodeId, userId);
  if (depth !== 1 || userId === actor.userId) return refused('notDirectChild');
  const guarded = transfer.direction === 'down' ? await playerFault(tx, deps, userId) : undefined;
  if (guarded !== undefined) return refused(guarded);
  const moved = await moveCredit(tx, deps, actor, transfer);
  if (moved.kind === 'refused') {
    const { error, use, cashCap } = moved;
    return { ...refused(error), ...(use && { lineUse: showUse(use) }), ...(cashCap && { cashCap }) };
  }
  const { id, child, own, debt } = moved;
  return {
    ErrorText: 'ok',
    newCredit: minorToMoney(child),
    ...(own !== undefined && { ownCredit: minorToMoney(own) }),
    ...(debt !== undefined && { debt: minorToMoney(debt) }),
    transactionId: id,
    serverTime: isoTime(deps.clock.now()),
  };
}

/** Returns why a player gets no money. Agents who exclude themselves from playing keep their float. */
async function playerFault(tx: Db, { clock }: AgencyDeps, userId: string) {
  const fault = await creditFault(tx, userId, clock.now());
  if (fault === undefined) return undefined;
  const isPlayer = and(eq(agencyNodes.userId, userId), eq(agencyNodes.kind, 'player'));
  return (await tx.$count(agencyNodes, isPlayer)) > 0 ? fault : undefined;
}
