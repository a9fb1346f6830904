import type { agencyCalls, CallAnswer } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';
import { transact } from '@kvota/server';
import { and, eq, or } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { agencyJoins, agencyNodes, agencyPaths, promoCodes, users } from '../../database/schema/index.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { refused } from '../../kernel/refused.ts';
import { isExcluded } from '../../protection/guard/guard-store.ts';
import { accountName } from '../../users/account-name.ts';
import { isBlocked } from '../../users/blocked.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { audit } from '../audit.ts';
import { readLines } from '../credit/read-lines.ts';
import { highestDepth, isBelow, lockNode, lockTree, moveLeaf, rootId } from '../tree.ts';
import { codeFault, connectStateOf, stateFaults } from './connect-state.ts';
import type { JoinTarget, PromoCodes } from './promo-codes.ts';

type Fault = RefusalOf<'agencyConnect'>;

/** The agent that a player may join now. */
interface Found {
  readonly agentId: string;
  readonly username: string;
  readonly code: string | null;
}

/** Creates the acts by which players without an agent join one. */
export function createJoining(deps: AgencyDeps): Pick<PromoCodes, 'connect' | 'connectTarget'> {
  const { db, clock } = deps;
  return {
    async connect(userId, target) {
      const fault = await transact(db, async (tx): Promise<Fault | undefined> => {
        const found = await findAgent(tx, userId, target, clock.now());
        if (typeof found === 'string') return found;
        await join(tx, deps, userId, found);
        return undefined;
      });
      if (fault !== undefined) return refused(fault);
      deps.announceChange?.({ what: 'join', node: userId });
      return { ErrorText: 'ok' };
    },

    async connectTarget(userId, target) {
      const found = await transact(db, async (tx) => findAgent(tx, userId, target, clock.now()));
      return typeof found === 'string' ? refused(found) : { ErrorText: 'ok', agent: { username: found.username } };
    },
  };
}

/** Reads whether a user can join an agent, as `agencyConnection` has it. */
export async function readConnect(
  db: Db,
  node: typeof agencyNodes.$inferSelect | undefined,
  now: number,
): Promise<CallAnswer<typeof agencyCalls.agencyConnection>['connect']> {
  if (node === undefined) return { state: 'none', until: null };
  const connect = connectStateOf(node, await hasJoined(db, node.userId), now);
  return { state: connect.state, until: connect.state === 'open' ? isoTime(connect.until) : null };
}

const hasJoined = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(agencyJoins, eq(agencyJoins.userId, userId))) > 0;

async function join(tx: Db, deps: AgencyDeps, userId: string, { agentId, code }: Found): Promise<void> {
  await moveLeaf(tx, userId, agentId);
  await tx.insert(agencyJoins).values({ userId, agentId, code, at: new Date(deps.clock.now()) });
  await audit(
    tx,
    deps,
    { userId, nodeId: userId },
    { act: 'connect', subject: userId, before: { parent: rootId }, after: { parent: agentId, code } },
  );
}

/**
 * Returns the agent that a player may join, or the first reason against it. The rows of the player, the code and the agent
 * are locked in this order, so that all of it is still true when the player is moved.
 */
async function findAgent(tx: Db, userId: string, target: JoinTarget, now: number): Promise<Found | Fault> {
  await lockTree(tx, 'shared');
  const [player] = await tx.select().from(agencyNodes).where(eq(agencyNodes.userId, userId)).for('no key update');
  if (player === undefined) return 'playersOnly';
  const { state } = connectStateOf(player, await hasJoined(tx, userId), now);
  if (state !== 'open') return stateFaults[state];
  if (await isBlockedNow(tx, userId)) return 'youAreBlocked';
  if (await isExcluded(tx, userId, now)) return 'selfExcluded';
  if (await owes(tx, userId)) return 'debtOpen';
  const { promoCode } = target;
  const named = promoCode === undefined ? await agentNamed(tx, target.userId ?? '') : await agentOf(tx, promoCode, now);
  if (typeof named === 'string') return named;
  // A player has nobody below. It would be a loop if that changed.
  if (await isBelow(tx, userId, named.agentId)) return 'ownAccount';
  const gone = promoCode === undefined ? 'agentUnknown' : 'codeInactive';
  const agent = await lockNode(tx, named.agentId);
  // Staff accounts and operators are nobody's child, and nobody is theirs.
  if (agent?.kind !== 'agent' || agent.parentId === null || (await isBlockedNow(tx, agent.userId))) return gone;
  if (agent.depth >= highestDepth) return 'treeTooDeep';
  return { agentId: agent.userId, username: agent.name, code: promoCode ?? null };
}

/** Returns true if a user owes money to the operator. The path is locked, so that nothing is lent meanwhile. */
async function owes(tx: Db, userId: string): Promise<boolean> {
  const { ancestor, descendant } = agencyPaths;
  const path = and(eq(ancestor, rootId), eq(descendant, userId));
  await tx.select({ ancestor }).from(agencyPaths).where(path).for('no key update');
  const lines = (await readLines(tx, [userId])).get(userId) ?? [];
  return lines.some(({ debt }) => /[1-9]/.test(debt));
}

async function isBlockedNow(tx: Db, userId: string): Promise<boolean> {
  return (await tx.$count(users, and(eq(users.id, userId), isBlocked(users)))) > 0;
}

async function agentNamed(tx: Db, typed: string): Promise<{ readonly agentId: string } | Fault> {
  const isIt = or(eq(users.id, typed), eq(users.username, accountName(typed)));
  const [user] = await tx.select({ agentId: users.id }).from(users).where(isIt).limit(1);
  return user ?? 'agentUnknown';
}

/** Locks a code, so that parallel joins are counted one after the other. */
async function agentOf(tx: Db, code: string, now: number): Promise<{ readonly agentId: string } | Fault> {
  const [row] = await tx.select().from(promoCodes).where(eq(promoCodes.code, code)).for('update');
  if (row === undefined) return 'codeUnknown';
  const uses = row.maxUses === null ? 0 : await tx.$count(agencyJoins, eq(agencyJoins.code, code));
  return codeFault(row, uses, now) ?? row;
}
