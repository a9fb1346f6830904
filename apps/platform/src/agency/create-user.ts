import { agentRole, isBonusCurrency, type CashCap } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';
import { eq } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { users, wallets } from '../database/schema/index.ts';
import { problem } from '../kernel/http-problem.ts';
import { refused } from '../kernel/refused.ts';
import { creditFault } from '../protection/guard/guard-store.ts';
import { accountName, namePattern } from '../users/account-name.ts';
import { hashPassword } from '../users/password.ts';
import { recordedBy, type Agency, type AgencyActor } from './agency.ts';
import type { AgencyDeps } from './agency-deps.ts';
import { audit } from './audit.ts';
import { requireUnblocked } from './block-states.ts';
import { moveCredit, rootCurrency } from './move-credit.ts';
import { runOnce } from './requests.ts';
import { highestDepth, lockNode, lockTree, placeBelow, rootId } from './tree.ts';

type NewUser = Parameters<Agency['create']>[1];
type Fault = RefusalOf<'agencyCreateUser'>;

/** Undoes what a user got before the refusal. */
class CreationRefused extends Error {
  readonly fault: Fault;
  readonly cashCap: CashCap | undefined;
  constructor(fault: Fault, cashCap?: CashCap) {
    super(`The user is not created: ${fault}.`);
    this.name = 'CreationRefused';
    this.fault = fault;
    this.cashCap = cashCap;
  }
}

/** Creates users below agents (CALL-51). */
export function createUserCreation(deps: AgencyDeps): Pick<Agency, 'create'> {
  const { db, clock, passwordTurns } = deps;
  const isTaken = async (name: string): Promise<boolean> =>
    (await db.select({ id: users.id }).from(users).where(eq(users.username, name))).length > 0;
  return {
    async create(actor, user) {
      const { requestId, kind, opening } = user;
      const name = accountName(user.username);
      // Hashing is slow, so a name that cannot be had is not worth it, and no connection waits for it.
      const possible = namePattern.test(name) && !(await isTaken(name));
      const hash = () => passwordTurns.run(`agency ${actor.userId}`, () => hashPassword(user.password));
      const passwordHash = possible ? await hash() : undefined;
      const input = ['create', kind, name, opening?.currencyId ?? null, opening?.amount ?? null];
      const key = { actor: actor.userId, requestId, input, at: new Date(clock.now()) };
      let created: string | undefined;
      const answer = await runOnce(db, key, async (tx) => {
        try {
          const done = await tx.transaction((inner) => createIn(inner, deps, actor, { ...user, name, passwordHash }));
          created = done.userId;
          return done;
        } catch (error) {
          if (error instanceof CreationRefused)
            return { ...refused(error.fault), ...(error.cashCap && { cashCap: error.cashCap }) };
          throw error;
        }
      });
      if (created !== undefined) deps.askRegister?.(created);
      if (created !== undefined && opening)
        for (const node of [actor.nodeId, created]) deps.announceChange?.({ what: 'balance', node });
      return answer;
    },
  };
}

async function createIn(
  tx: Db,
  deps: AgencyDeps,
  actor: AgencyActor,
  user: NewUser & { readonly name: string; readonly passwordHash: string | undefined },
) {
  const { name, kind, passwordHash, opening, requestId } = user;
  await lockTree(tx, 'shared');
  // A parent that is closed meanwhile is read as such after its lock.
  const parent = await lockNode(tx, actor.nodeId);
  await requireUnblocked(tx, actor);
  if (!namePattern.test(name)) throw new CreationRefused('invalidName');
  if (parent === undefined || parent.kind === 'player') throw problem('forbidden');
  const depth = parent.depth + 1;
  if (depth > highestDepth || (kind === 'agent' && depth === highestDepth)) throw new CreationRefused('treeTooDeep');
  if (passwordHash === undefined) throw new CreationRefused('nameTaken');
  const userId = deps.ids();
  const row = {
    id: userId,
    username: name,
    email: '',
    passwordHash,
    roles: kind === 'agent' ? [agentRole] : [],
    createdAt: new Date(deps.clock.now()),
  };
  const created = await tx.insert(users).values(row).onConflictDoNothing().returning({ id: users.id });
  if (created.length === 0) throw new CreationRefused('nameTaken');
  await placeBelow(tx, { userId, parentId: actor.nodeId, createdBy: recordedBy(actor) });
  for (const wallet of await currenciesOf(tx, actor)) await deps.ledger.openWallet(tx, { userId, ...wallet });
  await audit(tx, deps, actor, { act: 'create', subject: userId, after: { name, kind }, requestId });
  if (opening) {
    const guarded = kind === 'player' ? await creditFault(tx, userId, deps.clock.now()) : undefined;
    if (guarded === 'registerUnknown' || guarded === 'limitRequired') throw new CreationRefused(guarded);
    const moved = await moveCredit(tx, deps, actor, { ...opening, requestId, userId, direction: 'down' });
    if (moved.kind === 'refused' && moved.error !== 'userBlocked')
      throw new CreationRefused(moved.error, moved.cashCap);
  }
  return { ErrorText: 'ok', userId, username: name };
}

/** The currencies that a new user gets wallets in: those of the parent. */
async function currenciesOf(tx: Db, { nodeId }: AgencyActor): Promise<readonly (typeof rootCurrency)[]> {
  if (nodeId === rootId) return [rootCurrency];
  const rows = await tx
    .select({ currencyId: wallets.currencyId, currency: wallets.currency })
    .from(wallets)
    .where(eq(wallets.userId, nodeId));
  return rows.filter(({ currencyId }) => !isBonusCurrency(currencyId));
}
