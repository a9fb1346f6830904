import { createHash } from 'node:crypto';

import { lastRealCurrencyId, limitSwitches, moneyToMinor, type AgencyLimits } from '@kvota/contracts';
import { transact } from '@kvota/server';
import { and, asc, eq, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Db } from '../../database/database.ts';
import { agencyLimits, agencyNodes, agencyPaths, wallets } from '../../database/schema/index.ts';
import { refused } from '../../kernel/refused.ts';
import type { AgencyActor } from '../agency.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { audit } from '../audit.ts';
import { requireUnblocked } from '../block-states.ts';
import { currencyOf, type ReportCurrency } from '../figures/currency-of.ts';
import { lockBelow, requireBelow } from '../tree.ts';
import type { AgencyLimitCalls, LimitChange, SavedLimits } from './agency-limits.ts';
import { isOwn, showLimits, type SeenLimit } from './show-limits.ts';

type LimitRow = typeof agencyLimits.$inferSelect;

/** Serves the limits of users below agents. Each node sets those of its direct children. */
export function createLimits(deps: AgencyDeps): AgencyLimitCalls {
  const { db } = deps;
  return {
    async limits(actor, { userId, currencyId }) {
      const depth = await requireBelow(db, actor.nodeId, userId);
      return readFor(db, actor, { userId, depth, currency: await currencyOf(db, userId, currencyId) });
    },

    async saveLimits(actor, change) {
      const currency = await currencyOf(db, change.userId, change.currencyId);
      const saved = await transact(db, (tx) => saveIn(tx, deps, actor, { ...change, currency }));
      if (saved.ErrorText === 'ok') deps.announceChange?.({ what: 'limits', node: change.userId });
      return saved;
    },
  };
}

interface Subject {
  readonly userId: string;
  /** Levels below the actor. */
  readonly depth: number;
  readonly currency: ReportCurrency;
}

/** The parent changes limits. So does the operator for a player who had limits before joining an agent. */
async function settersOf(db: Db, actor: AgencyActor, { userId, depth }: Subject, path: readonly SeenLimit[]) {
  const isSetter = path.some((limit) => isOwn(limit, actor.nodeId));
  const mayChange = userId !== actor.userId && depth > 0 && (depth === 1 || isSetter);
  if (mayChange) return { mayChange, setter: actor.nodeId };
  const [node] = await db
    .select({ parentId: agencyNodes.parentId })
    .from(agencyNodes)
    .where(eq(agencyNodes.userId, userId));
  return { mayChange, setter: node?.parentId ?? null };
}

async function readFor(db: Db, actor: AgencyActor, subject: Subject): Promise<AgencyLimits> {
  const { userId, currency } = subject;
  const path = await readPath(db, actor, userId);
  const { mayChange, setter } = await settersOf(db, actor, subject, path);
  const [node] = await db.select({ name: agencyNodes.name }).from(agencyNodes).where(eq(agencyNodes.userId, userId));
  const currencies = await db
    .select({ currency: wallets.currency, currencyId: wallets.currencyId })
    .from(wallets)
    .where(and(eq(wallets.userId, userId), lte(wallets.currencyId, lastRealCurrencyId)))
    .orderBy(asc(wallets.currencyId));
  return {
    userId,
    username: node?.name ?? '',
    ...currency,
    currencies,
    mayChange,
    version: mayChange ? versionOf(await ownRows(db, actor, userId)) : '',
    ...showLimits(path, { currency: currency.currency, setter }),
  };
}

/** Reads the limits of a user and of everybody above. Nodes above the actor have no names. */
async function readPath(db: Db, { nodeId }: AgencyActor, userId: string): Promise<SeenLimit[]> {
  const [node, by] = [alias(agencyNodes, 'node'), alias(agencyNodes, 'by_node')];
  const [seen, seenBy] = [alias(agencyPaths, 'seen'), alias(agencyPaths, 'seen_by')];
  const { key, currency, value, byId } = agencyLimits;
  const rows = await db
    .select({
      userId: agencyLimits.userId,
      key,
      currency,
      value,
      byId,
      depth: agencyPaths.depth,
      name: node.name,
      byName: by.name,
      seen: seen.ancestor,
      seenBy: seenBy.ancestor,
    })
    .from(agencyPaths)
    .innerJoin(agencyLimits, eq(agencyLimits.userId, agencyPaths.ancestor))
    .innerJoin(node, eq(node.userId, agencyLimits.userId))
    .innerJoin(by, eq(by.userId, byId))
    .leftJoin(seen, and(eq(seen.ancestor, nodeId), eq(seen.descendant, agencyLimits.userId)))
    .leftJoin(seenBy, and(eq(seenBy.ancestor, nodeId), eq(seenBy.descendant, byId)))
    .where(eq(agencyPaths.descendant, userId));
  return rows.map(({ seen: isSeen, seenBy: isBySeen, name, byName, ...row }) => ({
    ...row,
    name: isSeen === null ? null : name,
    byName: isBySeen === null ? null : byName,
  }));
}

const ofActor = ({ nodeId }: AgencyActor, userId: string) =>
  and(eq(agencyLimits.userId, userId), eq(agencyLimits.byId, nodeId));

const ownRows = (db: Db, actor: AgencyActor, userId: string): Promise<LimitRow[]> =>
  db.select().from(agencyLimits).where(ofActor(actor, userId));

async function saveIn(
  tx: Db,
  deps: AgencyDeps,
  actor: AgencyActor,
  change: Omit<LimitChange, 'currencyId'> & { readonly currency: ReportCurrency },
): Promise<SavedLimits> {
  const { userId, currency } = change;
  await requireUnblocked(tx, actor);
  // Changes of one user take turns. The node first, as a move locks it first.
  await tx.select().from(agencyNodes).where(eq(agencyNodes.userId, userId)).for('no key update');
  const depth = await lockBelow(tx, actor.nodeId, userId);
  if (depth === 0 || userId === actor.userId) return refused('ownAccount');
  const before = await ownRows(tx, actor, userId);
  if (depth > 1 && before.length === 0) return refused('notDirectChild');
  const read = () => readFor(tx, actor, { userId, depth, currency });
  if (versionOf(before) !== change.version) return { ...refused('limitsChanged'), limits: await read() };
  const after = changed(before, { ...change, byId: actor.nodeId });
  if (isInverted(after, currency.currency)) return refused('limitRange');
  if (versionOf(after) === versionOf(before)) return { ErrorText: 'ok', limits: await read() };
  await tx.delete(agencyLimits).where(ofActor(actor, userId));
  if (after.length > 0) await tx.insert(agencyLimits).values(after);
  const act = { act: 'limits', subject: userId, before: toAudit(before), after: toAudit(after) } as const;
  await audit(tx, deps, actor, act);
  return { ErrorText: 'ok', limits: await read() };
}

/** Applies a change to the rows of a setter. Keys without a change, and other currencies, stay. */
function changed(
  before: readonly LimitRow[],
  {
    userId,
    byId,
    currency: { currency },
    limits,
    switches,
  }: Pick<LimitChange, 'userId' | 'limits' | 'switches'> & {
    readonly byId: string;
    readonly currency: ReportCurrency;
  },
): LimitRow[] {
  const rows = new Map(before.map((row) => [`${row.key} ${row.currency}`, row]));
  const put = (key: LimitRow['key'], of: string, value: bigint | null): void => {
    if (value === null) rows.delete(`${key} ${of}`);
    else rows.set(`${key} ${of}`, { userId, byId, key, currency: of, value });
  };
  const { openTickets, ...amounts } = limits;
  if (openTickets !== undefined) put('openTickets', '', openTickets === null ? null : BigInt(openTickets));
  for (const [key, amount] of Object.entries(amounts))
    if (amount !== undefined) put(key as keyof typeof amounts, currency, amount === null ? null : moneyToMinor(amount)); // the schema has these keys
  for (const key of limitSwitches) {
    const on = switches[key];
    if (on !== undefined) put(key, '', on ? null : 0n);
  }
  return [...rows.values()];
}

function isInverted(rows: readonly LimitRow[], currency: string): boolean {
  const valueOf = (key: LimitRow['key']) => rows.find((row) => row.key === key && row.currency === currency)?.value;
  const [least, most] = [valueOf('minStake'), valueOf('maxStake')];
  return least !== undefined && most !== undefined && least > most;
}

const lines = (rows: readonly LimitRow[]): string[] =>
  rows.map(({ key, currency, value }) => `${key} ${currency} ${value}`).sort();

/** Changes with every own value, in any currency. */
const versionOf = (rows: readonly LimitRow[]): string =>
  createHash('sha256').update(lines(rows).join('\n')).digest('base64url').slice(0, 22);

const toAudit = (rows: readonly LimitRow[]) =>
  rows.map(({ key, currency, value }) => ({ key, currency, value: String(value) }));
