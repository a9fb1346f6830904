import type { CommissionPlan } from '@kvota/contracts';

import type { Db } from '../../../database/database.ts';
import { figureZone } from '../../../figures/figure-zone.ts';
import { isoTime } from '../../../kernel/iso-time.ts';
import type { AgencyDeps } from '../../agency-deps.ts';
import { readBriefly } from '../../read-briefly.ts';
import { requireBelow, rootId } from '../../tree.ts';
import type { AgencyCommission } from '../commission.ts';
import { edgeOf, readPlans, type PlanRow } from '../draw/stored.ts';
import { nextMonday } from '../periods.ts';
import { eq } from 'drizzle-orm';
import { agencyNodes } from '../../../database/schema/index.ts';

/** Returns a version of a plan as calls answer it. */
export const toCommissionPlan = ({ version, validFrom, createdAt, lines }: PlanRow): CommissionPlan => ({
  version,
  validFrom,
  createdAt: isoTime(createdAt.getTime()),
  lines: [...lines],
});

/** Reads the newest plan that a node gets from its parent; undefined without one, and for the root. */
export async function newestPlanOf(db: Db, nodeId: string): Promise<PlanRow | undefined> {
  if (nodeId === rootId) return undefined;
  const edge = await edgeOf(db, nodeId);
  return edge && (await readPlans(db, edge.parentId, [nodeId])).get(nodeId)?.[0];
}

export function createPlanReading({ db, clock }: Pick<AgencyDeps, 'db' | 'clock'>): Pick<AgencyCommission, 'plan'> {
  return {
    plan: ({ nodeId }, userId) =>
      readBriefly(db, async (tx) => {
        await requireBelow(tx, nodeId, userId);
        const [node] = await tx.select().from(agencyNodes).where(eq(agencyNodes.userId, userId));
        const edge = await edgeOf(tx, userId);
        const versions = edge && (await readPlans(tx, edge.parentId, [userId])).get(userId);
        const mayChange = edge?.parentId === nodeId && node?.kind === 'agent';
        const own = mayChange ? await newestPlanOf(tx, nodeId) : undefined;
        return {
          userId,
          username: node?.name ?? '',
          mayChange,
          versions: (versions ?? []).map(toCommissionPlan),
          giver: own ? toCommissionPlan(own) : null,
          nextFrom: nextMonday(clock.now(), figureZone),
        };
      }),
  };
}
