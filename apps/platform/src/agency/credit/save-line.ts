import {
  isBonusCurrency,
  minorToMoney,
  moneyToMinor,
  type agencyCalls,
  type CallAnswer,
  type Money,
} from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';
import { and, eq, inArray } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { agencyCreditLines, agencyNodes, wallets } from '../../database/schema/index.ts';
import { refused } from '../../kernel/refused.ts';
import type { AgencyActor } from '../agency.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { audit } from '../audit.ts';
import { requireUnblocked } from '../block-states.ts';
import { rootCurrency } from '../move-credit.ts';
import { runOnce } from '../requests.ts';
import { requireStepUp } from '../step-up/require-step-up.ts';
import { lockBelow, rootId } from '../tree.ts';
import { lendsTo } from './change-debt.ts';
import type { AgencyCredit, NewLine } from './credit-calls.ts';
import { readLines } from './read-lines.ts';

type Outcome = CallAnswer<typeof agencyCalls.agencySaveLine> & { readonly error?: RefusalOf<'agencySaveLine'> | null };
type LineRow = typeof agencyCreditLines.$inferSelect;

/** Serves the credit lines of direct children. A line holds for what is lent from now on. */
export function createLineSaving(deps: AgencyDeps): Pick<AgencyCredit, 'saveLine'> {
  const { db, clock } = deps;
  return {
    async saveLine(actor, line) {
      const { requestId, userId, currencyId, limit, lowFloat } = line;
      const input = ['line', userId, currencyId, limit, lowFloat ?? (lowFloat === null ? 'none' : 'kept')];
      const key = { actor: actor.userId, requestId, input, at: new Date(clock.now()) };
      let saved: Outcome | undefined;
      const answer = await runOnce(db, key, async (tx) => (saved = await saveIn(tx, deps, actor, line)));
      if (saved?.ErrorText === 'ok') deps.announceChange?.({ what: 'limits', node: userId });
      return answer;
    },
  };
}

async function saveIn(tx: Db, deps: AgencyDeps, actor: AgencyActor, given: NewLine): Promise<Outcome> {
  const { userId, currencyId, requestId } = given;
  // Changes of one user take turns. The node first, as a move locks it first.
  await tx.select().from(agencyNodes).where(eq(agencyNodes.userId, userId)).for('no key update');
  const depth = await lockBelow(tx, actor.nodeId, userId);
  await requireUnblocked(tx, actor);
  if (depth !== 1 || userId === actor.userId) return refused('notDirectChild');
  await requireStepUp(tx, deps, actor);
  const currency = await currencyBetween(tx, actor, { userId, currencyId });
  if (currency === undefined) return refused('noWallet');
  const [limit, mark] = [moneyToMinor(given.limit), given.lowFloat];
  if (limit > 0n && !(await lendsTo(tx, userId))) return refused('creditOff');
  if (typeof mark === 'string' && !(await isAgent(tx, userId))) return refused('marksOfAgents');
  const key = { userId, byId: actor.nodeId, currencyId };
  const line = agencyCreditLines;
  const isIt = and(eq(line.userId, userId), eq(line.byId, actor.nodeId), eq(line.currencyId, currencyId));
  const [before] = await tx.select().from(line).where(isIt).for('update');
  const lowFloat = mark === undefined ? (before?.lowFloat ?? null) : mark === null ? null : moneyToMinor(mark);
  const row: LineRow = { ...key, currency, limit, lowFloat };
  await tx
    .insert(line)
    .values(row)
    .onConflictDoUpdate({ target: [line.userId, line.byId, line.currencyId], set: { limit, lowFloat } });
  if (before?.limit !== limit || before.lowFloat !== lowFloat)
    await audit(tx, deps, actor, {
      act: 'line',
      subject: userId,
      before: before && toAudit(before),
      after: toAudit(row),
      requestId,
    });
  const saved = (await readLines(tx, [userId])).get(userId)?.find((one) => one.currencyId === currencyId);
  return { ErrorText: 'ok', ...(saved && { line: saved }) };
}

async function isAgent(tx: Db, userId: string): Promise<boolean> {
  const [node] = await tx.select({ kind: agencyNodes.kind }).from(agencyNodes).where(eq(agencyNodes.userId, userId));
  return node?.kind === 'agent';
}

/** The currency of an id in which the actor or the child has a wallet. */
async function currencyBetween(
  tx: Db,
  { nodeId }: AgencyActor,
  { userId, currencyId }: Pick<NewLine, 'userId' | 'currencyId'>,
): Promise<string | undefined> {
  if (isBonusCurrency(currencyId)) return undefined;
  if (nodeId === rootId && currencyId === rootCurrency.currencyId) return rootCurrency.currency;
  const owners = nodeId === rootId ? [userId] : [nodeId];
  const [wallet] = await tx
    .select({ currency: wallets.currency })
    .from(wallets)
    .where(and(inArray(wallets.userId, owners), eq(wallets.currencyId, currencyId)))
    .limit(1);
  return wallet?.currency;
}

const moneyOf = (minor: bigint | null): Money | null => (minor === null ? null : minorToMoney(minor));
const toAudit = ({ limit, lowFloat, currency }: LineRow) => ({
  limit: minorToMoney(limit),
  lowFloat: moneyOf(lowFloat),
  currency,
});
