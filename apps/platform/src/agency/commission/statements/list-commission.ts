import { minorToMoney } from '@kvota/contracts';

import type { Db } from '../../../database/database.ts';
import { isoTime } from '../../../kernel/iso-time.ts';
import type { AgencyDeps } from '../../agency-deps.ts';
import { currencyOf } from '../../figures/currency-of.ts';
import { readBriefly } from '../../read-briefly.ts';
import { requireBelow, rootId } from '../../tree.ts';
import type { AgencyCommission } from '../commission.ts';
import { noBranchFigures, readBranches, sumsOf } from '../draw/branch-figures.ts';
import { toMinor } from '../draw/exact.ts';
import { edgeOf, edgesBelow } from '../draw/stored.ts';
import { listPeriods, requirePeriod, toPeriod } from '../known-periods.ts';
import type { CommissionSpan } from '../periods.ts';
import { readRows } from './commission-rows.ts';

/** Serves periods, and what agents earn and owe in them. The parts of an answer are read in one snapshot. */
export function createCommissionList({
  db,
  clock,
}: Pick<AgencyDeps, 'db' | 'clock'>): Pick<AgencyCommission, 'periods' | 'commission'> {
  return {
    periods: () => readBriefly(db, (tx) => listPeriods(tx, clock.now())),

    commission({ nodeId }, { periodId, below = nodeId, currencyId }) {
      const now = clock.now();
      const read = async (tx: Db) => {
        await requireBelow(tx, nodeId, below);
        const known = await requirePeriod(tx, periodId, now);
        const money = await currencyOf(tx, nodeId, currencyId);
        const { currency } = money;
        const up = await edgeOf(tx, below);
        const [above] = up ? await readRows(tx, { parentId: up.parentId, edges: [up], currency }, known) : [];
        const own = (above?.row.planVersion ?? null) === null ? null : (above?.row ?? null);
        const edges = await edgesBelow(tx, below);
        const rows = (await readRows(tx, { parentId: below, edges, currency }, known)).map(({ row }) => row);
        const owed = rows.reduce((sum, { total }) => sum + toMinor(total), 0n);
        const earned = below === rootId ? await ngrOf(tx, below, currency, known.span) : toMinor(own?.total ?? '0');
        return {
          period: toPeriod(known.span, known.closed),
          ...money,
          asOf: isoTime(now),
          own,
          rows,
          owed: minorToMoney(owed),
          keeps: minorToMoney(earned - owed),
        };
      };
      return readBriefly(db, read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
    },
  };
}

async function ngrOf(tx: Db, node: string, currency: string, period: CommissionSpan): Promise<bigint> {
  return sumsOf((await readBranches(tx, { nodes: [node], currency, period })).get(node) ?? noBranchFigures).ngr;
}
