import { commission, nextCarry, readPlan, type Plan } from '@kvota/commission';
import { agencyProducts, minorToMoney, moneyToMinor, type CommissionLine } from '@kvota/contracts';

import type { Db } from '../../../database/database.ts';
import { figureZone } from '../../../figures/figure-zone.ts';
import { problem } from '../../../kernel/http-problem.ts';
import { isoTime } from '../../../kernel/iso-time.ts';
import type { AgencyDeps } from '../../agency-deps.ts';
import { currencyOf } from '../../figures/currency-of.ts';
import { readBriefly } from '../../read-briefly.ts';
import { requireBelow, rootId } from '../../tree.ts';
import type { AgencyCommission } from '../commission.ts';
import { noBranchFigures, readBranches, sumsOf, type BranchFigures } from '../draw/branch-figures.ts';
import { inputOf, toPlan } from '../draw/draw-edges.ts';
import { addExact } from '../draw/exact.ts';
import { readQualified } from '../draw/qualified-players.ts';
import { edgeOf, type Edge } from '../draw/stored.ts';
import { closedAmong, firstDayOf, toPeriod } from '../known-periods.ts';
import { dayAt, periodBefore, periodOfDay, periodsBetween, type CommissionSpan } from '../periods.ts';
import { sharesOf } from '../shares/ngr-shares.ts';
import { newestPlanOf } from './read-plan-versions.ts';

const weeksShown = 13;

/** Serves what lines would have paid in the last closed weeks, and in the months that ended in them. */
export function createPlanPreview({
  db,
  clock,
}: Pick<AgencyDeps, 'db' | 'clock'>): Pick<AgencyCommission, 'previewPlan'> {
  return {
    previewPlan({ nodeId }, { userId, currencyId, lines }) {
      const now = clock.now();
      const read = async (tx: Db) => {
        const depth = await requireBelow(tx, nodeId, userId);
        const edge = await edgeOf(tx, userId);
        if (depth !== 1 || edge?.parentId !== nodeId) throw problem('userUnknown');
        const given = planOf(lines);
        const own = nodeId === rootId ? undefined : await newestPlanOf(tx, nodeId);
        const ofCaller = nodeId === rootId ? 'ngr' : own && toPlan(own);
        const money = await currencyOf(tx, nodeId, currencyId);
        const plans = ofCaller === undefined || ofCaller === 'ngr' ? [given] : [given, ofCaller];
        const periods = await shownPeriods(tx, now, plans);
        const scope = { edge, currency: money.currency };
        const childGets = await payOf(tx, given, periods, scope);
        const callerGets = ofCaller === undefined ? [] : await payOf(tx, ofCaller, periods, scope);
        return {
          ...money,
          periods: periods.map((span, i) => {
            const [child, caller] = [childGets[i] ?? 0n, callerGets[i] ?? 0n];
            return {
              period: toPeriod(span, true),
              childGets: minorToMoney(child),
              callerGets: minorToMoney(caller),
              callerKeeps: minorToMoney(caller - child),
            };
          }),
          asOf: isoTime(now),
        };
      };
      return readBriefly(db, read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
    },
  };
}

function planOf(lines: readonly CommissionLine[]): Plan {
  const reading = readPlan({ version: 1, lines }, { products: agencyProducts });
  if (reading.status === 'plan') return reading.plan;
  const [fault] = reading.faults;
  throw problem('invalidInput', { detail: `body.${fault?.path ?? 'lines'}: ${fault?.message ?? 'a plan'}` });
}

/** Returns the periods to show, oldest first. Months are shown if a plan has lines of them. */
async function shownPeriods(tx: Db, now: number, plans: readonly Plan[]): Promise<CommissionSpan[]> {
  const first = await firstDayOf(tx);
  if (first === undefined) return [];
  const last = periodBefore(periodOfDay('week', dayAt(now, figureZone))).to;
  const weeks = await closedOf(tx, periodsBetween('week', first, last));
  const shown = weeks.slice(-weeksShown);
  const begins = shown[0]?.from;
  if (begins === undefined || !plans.some(({ lines }) => lines.some(({ cycle }) => cycle === 'month'))) return shown;
  const months = await closedOf(tx, periodsBetween('month', begins, last));
  return [...shown, ...months.filter(({ to }) => to <= last)].toSorted((a, b) =>
    a.to < b.to ? -1 : a.to > b.to ? 1 : 0,
  );
}

async function closedOf(tx: Db, periods: readonly CommissionSpan[]): Promise<CommissionSpan[]> {
  const closed = await closedAmong(tx, periods);
  return periods.filter(({ id }) => closed.has(id));
}

/** Computes what a plan would have paid for a branch in each period, in minor units, from no carry on. `ngr` pays the NGR. */
async function payOf(
  tx: Db,
  plan: Plan | 'ngr',
  periods: readonly CommissionSpan[],
  { edge, currency }: { readonly edge: Edge; readonly currency: string },
): Promise<bigint[]> {
  const paid: bigint[] = [];
  const carries = { week: {}, month: {} } as Record<CommissionSpan['cycle'], Readonly<Record<string, string>>>;
  const weeks: { to: string; results: ReadonlyMap<string, string> }[] = [];
  for (const period of periods) {
    const figures = await figuresOf(tx, edge.childId, currency, period);
    if (plan === 'ngr') {
      paid.push(sumsOf(figures).ngr);
      continue;
    }
    const players = await readQualified(tx, plan, { child: edge.childId, currency, period });
    const weekResults = resultsIn(weeks, period);
    const shares = await sharesOf(tx, period);
    const parts = {
      edge,
      plan,
      shares,
      period,
      currency,
      figures,
      players,
      carried: carries[period.cycle],
      weekResults,
    };
    const { currency: _currency, parent: _parent, child: _child, ...input } = await inputOf(tx, parts);
    const result = commission(input);
    carries[period.cycle] = nextCarry(result);
    if (period.cycle === 'week')
      weeks.push({ to: period.to, results: new Map(result.lines.map((line) => [line.id, line.result])) });
    paid.push(moneyToMinor(result.total));
  }
  return paid;
}

/** Returns the results of the weeks that ended in a period, by line. */
function resultsIn(
  weeks: readonly { readonly to: string; readonly results: ReadonlyMap<string, string> }[],
  { from, to }: CommissionSpan,
): Readonly<Record<string, string>> {
  const ended = weeks.filter((week) => week.to >= from && week.to <= to);
  const lines = [...new Set(ended.flatMap(({ results }) => [...results.keys()]))];
  return Object.fromEntries(lines.map((id) => [id, addExact(ended.map(({ results }) => results.get(id) ?? '0'))]));
}

const figuresOf = async (tx: Db, node: string, currency: string, period: CommissionSpan): Promise<BranchFigures> =>
  (await readBranches(tx, { nodes: [node], currency, period })).get(node) ?? noBranchFigures;
