import { drawStatement, nextCarry, type Plan, type Statement, type StatementInput } from '@kvota/commission';

import type { Db } from '../../../database/database.ts';
import { figureZone } from '../../../figures/figure-zone.ts';
import { closedAmong, openBefore } from '../known-periods.ts';
import { boundsOf, weeksEndingIn, type CommissionSpan } from '../periods.ts';
import { sharesOf } from '../shares/ngr-shares.ts';
import { noBranchFigures, readBranches, readSelections, toProducts, type BranchFigures } from './branch-figures.ts';
import { readCounted, toCorrection, type CorrectionRow } from './corrections.ts';
import { addExact } from './exact.ts';
import { readQualified, type QualifiedPlayer } from './qualified-players.ts';
import {
  forgivenBetween,
  planFor,
  readLast,
  readPlans,
  readStored,
  readWeeks,
  type Edge,
  type PlanRow,
  type StatementRow,
} from './stored.ts';

/** A statement of an edge as it is, or would be. */
export interface Draft {
  readonly figures: BranchFigures;
  /** Undefined without a plan, and if the plan has no lines of the cycle. */
  readonly statement: Statement | undefined;
  readonly planVersion: number | undefined;
  readonly players: readonly QualifiedPlayer[];
}

/** Edges of one parent, in a currency. */
export interface EdgeSet {
  readonly parentId: string;
  readonly edges: readonly Edge[];
  readonly currency: string;
}

/** The carry that an earlier period left, and the version of the plan it had. */
interface Left {
  readonly carry: Readonly<Record<string, string>>;
  readonly version: number;
}

/** Decimals of every currency. */
export const places = 2;

/**
 * Draws up the statements of edges for a period, by child, from days and what is not in their sums yet. Periods before it
 * that are not closed are drawn up first, because their losses are carried. An edge whose statement is stored has no
 * draft: its stored statement is what counts. Run it in one snapshot.
 */
export async function drawEdges(db: Db, set: EdgeSet, period: CommissionSpan): Promise<ReadonlyMap<string, Draft>> {
  return (await drawUpTo(db, set, period)).get(period.id) ?? new Map();
}

type Drafts = ReadonlyMap<string, Draft>;
const noDrafts: Drafts = new Map();

/** Draws up a period, and those before it that are not closed. Returns the drafts by period and child. */
async function drawUpTo(db: Db, set: EdgeSet, period: CommissionSpan): Promise<ReadonlyMap<string, Drafts>> {
  const children = set.edges.map(({ childId }) => childId);
  const plans = await readPlans(db, set.parentId, children);
  const periods = [...(await openBefore(db, period)), period];
  const { cycle, from } = periods[0] ?? period;
  const last = await readLast(db, { ...set, children }, { cycle, before: from });
  let left: ReadonlyMap<string, Left> = new Map([...last].map(([child, row]) => [child, leftByRow(row)]));
  const drawn = new Map<string, Drafts>();
  for (const one of periods) {
    const stored = await readStored(db, set, one);
    const edges = set.edges.filter(({ childId }) => !stored.has(childId));
    const drafts = edges.length > 0 ? await drawPeriod(db, { ...set, edges }, { period: one, plans, left }) : noDrafts;
    drawn.set(one.id, drafts);
    left = leftBy([...stored.values()], drafts, left);
  }
  return drawn;
}

function leftBy(
  stored: readonly StatementRow[],
  drafts: Drafts,
  before: ReadonlyMap<string, Left>,
): ReadonlyMap<string, Left> {
  const left = new Map(before);
  for (const row of stored) left.set(row.childId, leftByRow(row));
  for (const [child, { statement }] of drafts)
    if (statement) left.set(child, { carry: nextCarry(statement.result), version: statement.plan.version });
  return left;
}

const leftByRow = ({ document, planVersion }: StatementRow): Left => ({
  carry: nextCarry(document.result),
  version: planVersion,
});

interface Given {
  readonly period: CommissionSpan;
  readonly plans: ReadonlyMap<string, readonly PlanRow[]>;
  readonly left: ReadonlyMap<string, Left>;
}

async function drawPeriod(db: Db, set: EdgeSet, given: Given): Promise<Drafts> {
  const { period, plans, left } = given;
  const { edges, currency } = set;
  const nodes = edges.map(({ childId }) => childId);
  const branches = await readBranches(db, { nodes, currency, period });
  const weeks = await weekResultsOf(db, set, given);
  const corrected = await readCounted(db, { ...set, children: nodes }, period);
  const shares = await sharesOf(db, period);
  const drafts = new Map<string, Draft>();
  for (const edge of edges) {
    const figures = branches.get(edge.childId) ?? noBranchFigures;
    const versions = plans.get(edge.childId) ?? [];
    const row = planFor(versions, period);
    const plan = row && toPlan(row);
    const corrections = corrected.get(edge.childId) ?? [];
    // A correction counts also if the plan has ended since.
    if (!plan || (corrections.length === 0 && !plan.lines.some(({ cycle }) => cycle === period.cycle))) {
      drafts.set(edge.childId, { figures, statement: undefined, planVersion: row?.version, players: [] });
      continue;
    }
    const { childId: child, parentId: payer } = edge;
    const players = await readQualified(db, plan, { child, currency, period, payer });
    const carried = carriedInto(plan, period, versions, left.get(child));
    const weekResults = weeks.get(child) ?? {};
    const parts = { edge, plan, shares, period, currency, figures, players, carried, weekResults, corrections };
    const input = await inputOf(db, parts);
    drafts.set(child, { figures, statement: drawStatement(input), planVersion: plan.version, players });
  }
  return drafts;
}

export const toPlan = ({ version, lines }: Pick<PlanRow, 'version' | 'lines'>): Plan => ({ version, lines });

/** Returns the carry that lines of the plan take in: what is left for them, and was not forgiven. */
function carriedInto(
  plan: Plan,
  { cycle }: CommissionSpan,
  versions: readonly PlanRow[],
  left: Left | undefined,
): Readonly<Record<string, string>> {
  if (left === undefined) return {};
  const forgiven = forgivenBetween(versions, left.version, plan.version);
  const carrying = plan.lines.filter((line) => line.cycle === cycle && 'carry' in line && line.carry === 'carry');
  return Object.fromEntries(
    carrying.flatMap(({ id }) => {
      const amount = left.carry[id];
      return amount === undefined || forgiven.has(id) ? [] : [[id, amount]];
    }),
  );
}

export interface InputParts {
  readonly edge: Edge;
  readonly plan: Plan;
  readonly shares: StatementInput['shares'];
  readonly period: CommissionSpan;
  readonly currency: string;
  readonly figures: BranchFigures;
  readonly players: readonly QualifiedPlayer[];
  readonly carried: Readonly<Record<string, string>>;
  /** Exact results of weekly lines in the month, by line. */
  readonly weekResults: Readonly<Record<string, string>>;
  readonly corrections?: readonly CorrectionRow[];
}

/** Returns the input of a statement. Stakes by selections are read only if a line needs them. */
export async function inputOf(db: Db, parts: InputParts): Promise<StatementInput> {
  const { edge, plan, shares, period, currency, figures, players, carried, weekResults, corrections = [] } = parts;
  const lines = plan.lines.filter(({ cycle }) => cycle === period.cycle);
  const bySelections = lines.some((line) => 'rate' in line && line.rate.kind === 'selections');
  const selections = bySelections ? await readSelections(db, edge.childId, { currency, period }) : undefined;
  const counting = lines.filter(({ base }) => base === 'cpa').map(({ id }) => id);
  const by = partyOf(edge.parent);
  return {
    currency,
    parent: by,
    child: partyOf(edge.child),
    places,
    period: boundsOf(period, figureZone),
    plan,
    shares,
    figures: {
      products: toProducts(figures, selections),
      active: figures.active,
      qualified: Object.fromEntries(counting.map((id) => [id, players.filter(({ line }) => line === id).length])),
      carryIn: carried,
      weekResults: Object.fromEntries(deductedBy(plan, period).map((id) => [id, weekResults[id] ?? '0.00'])),
    },
    // A statement without corrections has no such list.
    ...(corrections.length > 0 && { corrections: corrections.map((row) => toCorrection(row, by)) }),
  };
}

/** Names may have other characters than statements take. */
const partyOf = (name: string): string => name.replaceAll(/[^\w.:-]/g, '_').slice(0, 64) || '_';

/** Returns the weekly lines that lines of a month deduct. */
export function deductedBy({ lines }: Plan, { cycle }: CommissionSpan): string[] {
  if (cycle !== 'month') return [];
  const weekly = new Set(lines.filter((line) => line.cycle === 'week').map(({ id }) => id));
  const less = lines.flatMap((line) => (line.cycle === 'month' && 'less' in line ? line.less : []));
  return [...new Set(less)].filter((id) => weekly.has(id));
}

/** Reads the results of the weeks that end in a month, by child and line. Weeks that are not closed are drawn up. */
async function weekResultsOf(
  db: Db,
  set: EdgeSet,
  { period, plans }: Given,
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const needing = set.edges.filter(({ childId }) => {
    const row = planFor(plans.get(childId) ?? [], period);
    return row !== undefined && deductedBy(toPlan(row), period).length > 0;
  });
  if (needing.length === 0) return new Map();
  const children = needing.map(({ childId }) => childId);
  const results = new Map<string, Map<string, string[]>>(children.map((child) => [child, new Map()]));
  const add = (child: string, { result }: Statement): void => {
    for (const line of result.lines) {
      const texts = results.get(child);
      texts?.set(line.id, [...(texts.get(line.id) ?? []), line.result]);
    }
  };
  // A stored statement counts whether or not its week is marked as closed: then it has no draft.
  for (const { childId, document } of await readWeeks(db, { ...set, children }, period)) add(childId, document);
  const weeks = weeksEndingIn(period);
  const closed = await closedAmong(db, weeks);
  const open = weeks.filter(({ id }) => !closed.has(id));
  const last = open.at(-1);
  const drawn = last === undefined ? undefined : await drawUpTo(db, { ...set, edges: needing }, last);
  for (const { id } of open)
    for (const [child, { statement }] of drawn?.get(id) ?? []) if (statement) add(child, statement);
  return new Map([...results].map(([child, lines]) => [child, exactSums(lines)]));
}

const exactSums = (lines: ReadonlyMap<string, readonly string[]>): Readonly<Record<string, string>> =>
  Object.fromEntries([...lines].map(([line, texts]) => [line, addExact(texts)]));
