import { comparePlans, readPlan, type Above, type Plan } from '@kvota/commission';
import { agencyProducts, commissionCycles, type CommissionCycle, type CommissionLine } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';

import type { Db } from '../../../database/database.ts';
import { commissionPlans } from '../../../database/schema/index.ts';
import { figureZone } from '../../../figures/figure-zone.ts';
import { refused } from '../../../kernel/refused.ts';
import { recordedBy, type AgencyActor } from '../../agency.ts';
import type { AgencyDeps } from '../../agency-deps.ts';
import { audit } from '../../audit.ts';
import { requireUnblocked } from '../../block-states.ts';
import { runOnce } from '../../requests.ts';
import { requireStepUp } from '../../step-up/require-step-up.ts';
import { lockBelow, lockNode } from '../../tree.ts';
import type { AgencyCommission, CommissionAnswer } from '../commission.ts';
import { toPlan } from '../draw/draw-edges.ts';
import { readPlans, type PlanRow } from '../draw/stored.ts';
import { nextMonday } from '../periods.ts';
import { newestPlanOf, toCommissionPlan } from './read-plan-versions.ts';

type Outcome = CommissionAnswer<'agencySavePlan'> & { readonly error?: RefusalOf<'agencySavePlan'> | null };
type NewPlan = Parameters<AgencyCommission['savePlan']>[1];
type Fault = NonNullable<Outcome['faults']>[number];

export function createPlanSaving(deps: AgencyDeps): Pick<AgencyCommission, 'savePlan'> {
  const { db, clock } = deps;
  return {
    savePlan(actor, plan) {
      const { userId, requestId, version, lines, forgive } = plan;
      const at = new Date(clock.now());
      const input = ['plan', userId, version, lines, forgive];
      return runOnce(db, { actor: actor.userId, requestId, input, at }, (tx) => saveIn(tx, deps, actor, plan));
    },
  };
}

async function saveIn(tx: Db, deps: AgencyDeps, actor: AgencyActor, given: NewPlan): Promise<Outcome> {
  const { userId, version, lines } = given;
  const depth = await lockBelow(tx, actor.nodeId, userId);
  await requireUnblocked(tx, actor);
  if (depth !== 1 || userId === actor.userId) return refused('notDirectChild');
  await requireStepUp(tx, deps, actor);
  const reading = readPlan({ version: version + 1, lines }, { products: agencyProducts });
  if (reading.status === 'planInvalid') return { ...refused('planInvalid'), faults: reading.faults.map(toFault) };
  const child = await lockNode(tx, userId);
  if (child?.kind !== 'agent') return refused('notDirectChild');
  const versions = (await readPlans(tx, actor.nodeId, [userId])).get(userId) ?? [];
  if ((versions[0]?.version ?? 0) !== version) return refused('planChanged');
  const own = await newestPlanOf(tx, actor.nodeId);
  const compared = own && comparePlans(reading.plan, toPlan(own));
  if (compared?.status === 'above')
    return { ...refused('planAboveOwn'), faults: compared.above.map((above) => aboveFault(above, reading.plan)) };
  const gone = goneCarries(versions[0]?.lines ?? [], lines);
  if (gone.length > 0 && !given.forgive) return refused('planCarry');
  return writeIn(tx, deps, actor, { given, versions, forgiven: gone });
}

async function writeIn(
  tx: Db,
  deps: AgencyDeps,
  actor: AgencyActor,
  {
    given: { userId, version, lines, requestId },
    versions,
    forgiven,
  }: { given: NewPlan; versions: readonly PlanRow[]; forgiven: string[] },
): Promise<Outcome> {
  const row: PlanRow = {
    parentId: actor.nodeId,
    childId: userId,
    version: version + 1,
    validFrom: nextMonday(deps.clock.now(), figureZone),
    lines,
    forgiven,
    createdBy: recordedBy(actor),
    createdAt: new Date(deps.clock.now()),
  };
  const { version: written } = commissionPlans;
  const inserted = await tx.insert(commissionPlans).values(row).onConflictDoNothing().returning({ written });
  // Another version was written since this one was checked.
  if (inserted.length === 0) return refused('planChanged');
  const before = versions[0] && { version: versions[0].version, lines: versions[0].lines };
  const after = { version: row.version, validFrom: row.validFrom, lines };
  await audit(tx, deps, actor, { act: 'plan', subject: userId, before, after, requestId });
  if (forgiven.length > 0)
    await audit(tx, deps, actor, { act: 'planForgive', subject: userId, after: { lines: forgiven }, requestId });
  return { ErrorText: 'ok', plan: toCommissionPlan(row) };
}

/**
 * Returns the lines that carry losses now, and would not any more. Whether one carries a loss at the moment is not asked: it
 * may before the new lines hold.
 */
function goneCarries(before: readonly CommissionLine[], after: readonly CommissionLine[]): string[] {
  const carrying = (lines: readonly CommissionLine[], cycle: CommissionCycle): ReadonlySet<string> =>
    new Set(
      lines.filter((line) => line.cycle === cycle && 'carry' in line && line.carry === 'carry').map(({ id }) => id),
    );
  const gone = commissionCycles.flatMap((cycle) => [...carrying(before, cycle).difference(carrying(after, cycle))]);
  return gone.toSorted();
}

const toFault = ({ path, code, message }: Fault): Fault => ({ path, code, message });

function aboveFault({ line, reason, at }: Above, { lines }: Plan): Fault {
  const where = at === undefined ? '' : `, for example at ${at}`;
  return {
    path: `lines[${lines.findIndex(({ id }) => id === line)}]`,
    code: reason,
    message: `The line ${line} may pay more than the plan of the giver${where}.`,
  };
}
