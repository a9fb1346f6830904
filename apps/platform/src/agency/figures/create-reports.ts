import { minorToMoney, mostAlerts, type AgencyFigures } from '@kvota/contracts';
import { eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { agencyNodes } from '../../database/schema/index.ts';
import { figureZone } from '../../figures/figure-zone.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { readLowFloats } from '../credit/read-low-floats.ts';
import { readBriefly } from '../read-briefly.ts';
import { requireBelow } from '../tree.ts';
import type { AgencyReports, Report, ReportQuery } from './agency-reports.ts';
import { currencyOf, type ReportCurrency } from './currency-of.ts';
import type { FigureScope } from './figure-source.ts';
import { readOpen } from './open-tickets.ts';
import { begunDays, daysOf, spanBefore, type AskedDays } from './periods.ts';
import { readGroups, readPage, readTotal, type FigureRow } from './read-figures.ts';
import { noFigures, toFigures } from './sum-figures.ts';

const pageSize = 100;

/** Serves the figures of branches. The parts of an answer are read in one snapshot, so that they add up. */
export function createReports({ db, clock }: Pick<AgencyDeps, 'db' | 'clock'>): AgencyReports {
  const inSnapshot = <T>(read: (tx: Db) => Promise<T>): Promise<T> =>
    readBriefly(db, read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

  /** Returns the days that a call asks for, and its moment. */
  const ask = (query: AskedDays) => {
    const now = clock.now();
    return { now, days: daysOf(query, now, figureZone) };
  };
  return {
    async userStats({ nodeId }, { userId, by, currencyId, ...query }) {
      const { now, days } = ask(query);
      return inSnapshot(async (tx) => {
        await requireBelow(tx, nodeId, userId);
        const currency = await currencyOf(tx, nodeId, currencyId);
        const scope = { ...(await scopeOf(tx, nodeId, userId)), currency: currency.currency, span: days };
        const figures = toFigures(await readTotal(tx, scope));
        const rows = await readGroups(tx, scope, by);
        const series = by === 'day' ? everyDay(rows, begunDays(days, now)) : rows.map(toPart);
        return { ...answered(days, currency, now), payin: figures.stake, ...figures, series };
      });
    },

    async calculation({ nodeId }, { page, ...query }) {
      const { now, days } = ask(query);
      const place = { offset: (page - 1) * pageSize, limit: pageSize };
      return inSnapshot(async (tx) => {
        const { scope, currency, ...part } = await readCalculation(tx, nodeId, query, { now, ...place });
        return {
          ...answered(days, currency, now),
          ...part,
          totalPages: Math.ceil(part.rowCount / pageSize),
          totals: toFigures(await readTotal(tx, scope)),
        };
      });
    },

    async office({ nodeId }, { currencyId, ...query }) {
      const { now, days } = ask(query);
      return inSnapshot(async (tx) => {
        const currency = await currencyOf(tx, nodeId, currencyId);
        const scope = { node: nodeId, currency: currency.currency, span: days };
        const open = await readOpen(tx, scope);
        const low = await readLowFloats(tx, nodeId, { currency: currency.currency, limit: mostAlerts });
        return {
          ...answered(days, currency, now),
          now: toFigures(await readTotal(tx, scope)),
          before: toFigures(await readTotal(tx, { ...scope, span: spanBefore(query, days, now) })),
          openTickets: open.tickets,
          openStake: minorToMoney(open.stake),
          series: everyDay(await readGroups(tx, scope, 'day'), begunDays(days, now)),
          lowFloats: low.rows.map(({ currency: _currency, ...child }) => child),
        };
      });
    },
  };
}

/** Reads rows of a calculation. Throws 404 if its agent is not in the branch. */
export async function readCalculation(
  tx: Db,
  nodeId: string,
  { below = nodeId, by, currencyId, ...query }: Omit<ReportQuery<'agencyCalculation'>, 'page'>,
  { now, ...place }: { readonly now: number; readonly offset: number; readonly limit: number },
) {
  const span = daysOf(query, now, figureZone);
  await requireBelow(tx, nodeId, below);
  const currency = await currencyOf(tx, nodeId, currencyId);
  const scope = { node: below, currency: currency.currency, span };
  const { rows, rowCount } = await readPage(tx, scope, by, place);
  return {
    scope,
    currency,
    rows: rows.map(({ id, name, kind, sums }) => ({ id, name, kind, figures: toFigures(sums) })),
    rowCount,
  };
}

const answered = (days: Report<'agencyOffice'>['days'], currency: ReportCurrency, now: number) => ({
  days,
  ...currency,
  asOf: isoTime(now),
});

/** The branch of an agent, or a player as far as the branch of the actor sold to that player. */
async function scopeOf(tx: Db, nodeId: string, userId: string): Promise<Pick<FigureScope, 'node' | 'userId'>> {
  const [node] = await tx.select({ kind: agencyNodes.kind }).from(agencyNodes).where(eq(agencyNodes.userId, userId));
  return node?.kind === 'player' ? { node: nodeId, userId } : { node: userId };
}

type Part = { id: string; figures: AgencyFigures };
const toPart = ({ id, sums }: FigureRow): Part => ({ id, figures: toFigures(sums) });

/** Adds the days on which nothing happened. */
function everyDay(rows: readonly FigureRow[], days: readonly string[]): Part[] {
  const known = new Map(rows.map(({ id, sums }) => [id, sums]));
  return [...new Set([...days, ...known.keys()])]
    .toSorted()
    .map((id) => ({ id, figures: toFigures(known.get(id) ?? noFigures) }));
}
