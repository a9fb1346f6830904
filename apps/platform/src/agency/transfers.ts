import { minorToMoney, type TransferOutcome } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';

import type { Db } from '../database/database.ts';
import { isoTime } from '../kernel/iso-time.ts';
import { refused } from '../kernel/refused.ts';
import type { Agency, AgencyActor, NewTransfer } from './agency.ts';
import type { AgencyDeps } from './agency-deps.ts';
import { moveCredit } from './move-credit.ts';
import { runOnce } from './requests.ts';
import { requireBelow } from './tree.ts';

type Outcome = TransferOutcome & { readonly error?: RefusalOf<'agencyAddCredit'> | null };

export function createTransfers(deps: AgencyDeps): Pick<Agency, 'transfer'> {
  const { db, clock } = deps;
  return {
    transfer(actor, transfer) {
      const { direction, userId, currencyId, amount, note } = transfer;
      const key = {
        actor: actor.userId,
        requestId: transfer.requestId,
        input: ['transfer', direction, userId, currencyId, amount, note],
        at: new Date(clock.now()),
      };
      return runOnce(db, key, (tx) => transferIn(tx, deps, actor, transfer));
    },
  };
}

async function transferIn(tx: Db, deps: AgencyDeps, actor: AgencyActor, transfer: NewTransfer): Promise<Outcome> {
  const { userId } = transfer;
  const depth = await requireBelow(tx, actor.nodeId, userId);
  if (depth !== 1 || userId === actor.userId) return refused('notDirectChild');
  const moved = await moveCredit(tx, deps, actor, transfer);
  if (moved.kind === 'refused') return refused(moved.error);
  const { id, child, own } = moved;
  return {
    ErrorText: 'ok',
    newCredit: minorToMoney(child),
    ...(own !== undefined && { ownCredit: minorToMoney(own) }),
    transactionId: id,
    serverTime: isoTime(deps.clock.now()),
  };
}
