// Here and not in a tsconfig, because other packages compile the sources of the platform with their own.
/// <reference lib="esnext.temporal" />
import { agentRole } from '@kvota/contracts';
import { eq, sql } from 'drizzle-orm';

import { dayAt, periodBefore, periodOfDay } from '../../src/agency/commission/periods.ts';
import { placeBelow, rootId } from '../../src/agency/tree.ts';
import {
  branchDays,
  closedDays,
  commissionCorrections,
  commissionPayments,
  commissionPeriods,
  commissionPlans,
  commissionPlayers,
  commissionStatements,
  users,
} from '../../src/database/schema/index.ts';
import { figureZone } from '../../src/figures/figure-zone.ts';
import { dayOver } from '../../src/figures/fold-figures.ts';
import { shareLine } from '../../src/testing/commission-bench.ts';
import type { LoadPlayer } from '../../src/testing/load-players.ts';
import { holdersOfWork } from './lock-holders.ts';
import type { WorkDeps, WorkKind } from './work-kinds.ts';

/** Returns the closing of the last week, in which each of some agents has a statement. */
export function closingKind({ db }: Pick<WorkDeps, 'db'>, agents: readonly LoadPlayer[]): WorkKind {
  const week = periodBefore(periodOfDay('week', dayAt(Date.now(), figureZone)));
  let isReady = false;
  /** Gives the agents a plan, and figures on the first day of the week. */
  const prepare = async (): Promise<void> => {
    const of = { currency: 'RSD', day: week.from, product: 'prematch', sport: 'T', tickets: 1 } as const;
    const sums = { stake: 100_000n, payout: 10_000n, bonusCost: 0n, creditIn: 0n, creditOut: 0n };
    for (const { id } of agents) {
      await db
        .update(users)
        .set({ roles: [agentRole] })
        .where(eq(users.id, id));
      await placeBelow(db, { userId: id, parentId: rootId, createdBy: id });
    }
    await db
      .insert(branchDays)
      .values([rootId, ...agents.map(({ id }) => id)].map((node) => ({ node, ...of, ...sums })));
    const terms = { parentId: rootId, version: 1, validFrom: week.from, lines: [shareLine()], forgiven: [] };
    await db
      .insert(commissionPlans)
      .values(agents.map(({ id }) => ({ ...terms, childId: id, createdBy: id, createdAt: new Date() })));
    await db
      .insert(closedDays)
      .values({ day: dayOver(Date.now()), closedAt: new Date() })
      .onConflictDoNothing();
  };
  return {
    name: "agents' periods closed",
    async make() {
      if (!isReady) await prepare();
      isReady = true;
      await db.execute(sql`TRUNCATE ${commissionPeriods}, ${commissionStatements}, ${commissionPayments},
        ${commissionPlayers}, ${commissionCorrections}`);
    },
    async left() {
      const drawn = await db.$count(commissionStatements, eq(commissionStatements.periodId, week.id));
      const isMarked = (await db.$count(commissionPeriods, eq(commissionPeriods.id, week.id))) > 0;
      return agents.length - drawn + (isMarked ? 0 : 1);
    },
    atWork: () => holdersOfWork(db, 'commission'),
  };
}
