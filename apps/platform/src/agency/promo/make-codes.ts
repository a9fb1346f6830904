import type { RefusalOf } from '@kvota/contracts/errors';
import { transact } from '@kvota/server';
import { and, eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { agencyNodes, promoCodes } from '../../database/schema/index.ts';
import { refused } from '../../kernel/refused.ts';
import type { AgencyActor } from '../agency.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { audit } from '../audit.ts';
import { requireUnblocked } from '../block-states.ts';
import { currencyOf } from '../figures/currency-of.ts';
import { runOnce } from '../requests.ts';
import { rootId } from '../tree.ts';
import { readCodes } from './list-codes.ts';
import type { PromoCodes } from './promo-codes.ts';

/** Codes that an agent may have. */
export const mostCodes = 200;

type NewCode = Parameters<PromoCodes['createPromoCode']>[1];
type Fault = RefusalOf<'agencyCreatePromoCode'>;

/** Creates the acts of agents on their codes. */
export function createCodeMaking(deps: AgencyDeps): Pick<PromoCodes, 'createPromoCode' | 'setPromoCodeState'> {
  const { db, clock } = deps;
  return {
    createPromoCode(actor, code) {
      const { requestId, note, validUntil = null, maxUses = null } = code;
      const input = ['promoCode', code.code, note, validUntil, maxUses];
      const key = { actor: actor.userId, requestId, input, at: new Date(clock.now()) };
      return runOnce(db, key, async (tx) => {
        const fault = await create(tx, deps, actor, code);
        return fault === undefined ? done(tx, actor, code.code) : refused(fault);
      });
    },

    setPromoCodeState: (actor, { code, active }) =>
      transact(db, async (tx) => {
        await requireUnblocked(tx, actor);
        const isIt = and(eq(promoCodes.code, code), eq(promoCodes.agentId, actor.nodeId));
        const [before] = await tx.select({ active: promoCodes.active }).from(promoCodes).where(isIt).for('update');
        if (before === undefined) return refused('codeUnknown');
        await tx.update(promoCodes).set({ active }).where(isIt);
        const after = { code, active };
        await audit(tx, deps, actor, { act: 'promoCodeState', subject: actor.nodeId, before, after });
        return done(tx, actor, code);
      }),
  };
}

async function create(
  tx: Db,
  deps: AgencyDeps,
  actor: AgencyActor,
  { code, note, validUntil, maxUses = null, requestId }: NewCode,
): Promise<Fault | undefined> {
  const agentId = actor.nodeId;
  if (agentId === rootId) return 'agentsOnly';
  await requireUnblocked(tx, actor);
  const now = deps.clock.now();
  const end = typeof validUntil === 'string' ? new Date(validUntil) : null;
  if (end !== null && end.getTime() <= now) return 'codeExpired';
  // Codes that are created at once are counted one after the other.
  await tx.select().from(agencyNodes).where(eq(agencyNodes.userId, agentId)).for('no key update');
  if ((await tx.$count(promoCodes, eq(promoCodes.agentId, agentId))) >= mostCodes) return 'codesFull';
  const row = { code, agentId, note, active: true, validUntil: end, maxUses, createdAt: new Date(now) };
  const created = await tx.insert(promoCodes).values(row).onConflictDoNothing().returning({ code: promoCodes.code });
  if (created.length === 0) return 'codeTaken';
  const after = { code, note, validUntil: validUntil ?? null, maxUses };
  await audit(tx, deps, actor, { act: 'promoCode', subject: agentId, after, requestId });
  return undefined;
}

/** Returns the code as lists have it. */
async function done(tx: Db, { nodeId }: AgencyActor, code: string) {
  const [promoCode] = await readCodes(tx, nodeId, await currencyOf(tx, nodeId, undefined), code);
  return { ErrorText: 'ok' as const, promoCode };
}
