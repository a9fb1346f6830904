import { minorToMoney, moneyToMinor } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';

import type { Db } from '../../../database/database.ts';
import { keepIdle } from '../../../database/is-alone.ts';
import { commissionCorrections } from '../../../database/schema/index.ts';
import { figureZone } from '../../../figures/figure-zone.ts';
import { refused } from '../../../kernel/refused.ts';
import { recordedBy, type AgencyActor } from '../../agency.ts';
import type { AgencyDeps } from '../../agency-deps.ts';
import { audit } from '../../audit.ts';
import { requireUnblocked } from '../../block-states.ts';
import { runOnce } from '../../requests.ts';
import { requireStepUp } from '../../step-up/require-step-up.ts';
import { lockBelow } from '../../tree.ts';
import type { AgencyCommission, CommissionAnswer } from '../commission.ts';
import { readCounted, type CorrectionRow } from '../draw/corrections.ts';
import { readStatement, type StatementRow } from '../draw/stored.ts';
import { closedAmong } from '../known-periods.ts';
import { dayAt, periodAfter, periodOfDay, type CommissionSpan } from '../periods.ts';
import { toEntered } from './entered-corrections.ts';
import { lockStatement } from './lock-statement.ts';

type Outcome = CommissionAnswer<'agencyCorrection'> & { readonly error?: RefusalOf<'agencyCorrection'> | null };
type Given = Parameters<AgencyCommission['correct']>[1];

/** Corrections that a statement counts at most, as `@kvota/commission` reads them. */
const mostCorrections = 100;

/** Serves corrections of statements. A statement is never changed: the one of the open period counts them. */
export function createCorrections(deps: AgencyDeps): Pick<AgencyCommission, 'correct'> {
  const { db, clock } = deps;
  return {
    async correct(actor, given) {
      const { requestId, periodId, userId, currencyId, amount, reason } = given;
      const input = ['correct', periodId, userId, currencyId, amount, reason];
      const key = { actor: actor.userId, requestId, input, at: new Date(clock.now()) };
      let made: Outcome | undefined;
      const answer = await runOnce(db, key, async (tx) => (made = await correctIn(tx, deps, actor, given)));
      if (made?.ErrorText === 'ok')
        for (const node of [actor.nodeId, userId]) deps.announceChange?.({ what: 'balance', node });
      return answer;
    },
  };
}

async function correctIn(tx: Db, deps: AgencyDeps, actor: AgencyActor, given: Given): Promise<Outcome> {
  const { userId, periodId, reason, requestId } = given;
  const depth = await lockBelow(tx, actor.nodeId, userId);
  if (depth !== 1 || userId === actor.userId) return refused('notDirectChild');
  await requireUnblocked(tx, actor);
  await requireStepUp(tx, deps, actor);
  const statement = await lockStatement(tx, given);
  if (statement?.parentId !== actor.nodeId) return refused('statementUnknown');
  // Else a statement could be drawn up without it, between the choice of its period and the end of this transaction.
  await keepIdle(tx, 'commission');
  const now = deps.clock.now();
  const { childId, currency, parentId } = statement;
  const span = await openPeriod(tx, statement, now);
  const counted = (await readCounted(tx, { parentId, children: [childId], currency }, span)).get(childId) ?? [];
  if (counted.length >= mostCorrections) return refused('tooManyCorrections');
  const row: CorrectionRow = {
    id: deps.ids(),
    periodId,
    childId,
    currency,
    parentId,
    countedIn: span.id,
    amount: moneyToMinor(given.amount),
    reason,
    actor: recordedBy(actor),
    at: new Date(now),
  };
  await tx.insert(commissionCorrections).values(row);
  const after = { periodId, currency, amount: minorToMoney(row.amount), countedIn: span.id, reason };
  await audit(tx, deps, actor, { act: 'commissionCorrect', subject: userId, after, requestId });
  const [correction] = await toEntered(tx, [row]);
  return { ErrorText: 'ok', correction };
}

/** Returns the period of the same cycle that is open now. With a clock that is behind, that of today may be closed. */
async function openPeriod(tx: Db, statement: StatementRow, now: number): Promise<CommissionSpan> {
  const { cycle, childId, currency } = statement;
  let span = periodOfDay(cycle, dayAt(now, figureZone));
  while (
    span.id === statement.periodId ||
    (await closedAmong(tx, [span])).has(span.id) ||
    (await readStatement(tx, { periodId: span.id, childId, currency })) !== undefined
  )
    span = periodAfter(span);
  return span;
}
