import { transact } from '@kvota/server';
import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { agencyBlocks, agencyPaths, users } from '../../database/schema/index.ts';
import { refused } from '../../kernel/refused.ts';
import type { Agency, AgencyActor } from '../agency.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { audit } from '../audit.ts';
import { blockStates, requireUnblocked, type BlockState } from '../block-states.ts';
import { requireBelow, rootId } from '../tree.ts';

/** Nobody blocks the own account, whether as a node or, for an operator, as a user below the root. */
async function isOwn(tx: Db, { nodeId, userId }: AgencyActor, subject: string): Promise<boolean> {
  const depth = await requireBelow(tx, nodeId, subject);
  return depth === 0 || subject === userId;
}

const stateOf = async (tx: Db, actor: AgencyActor, userId: string): Promise<BlockState> =>
  (await blockStates(tx, actor.nodeId, [userId]))(userId);

export function createBlocks(deps: AgencyDeps): Pick<Agency, 'block' | 'unblock'> {
  const { db, clock } = deps;
  return {
    async block(actor, { userId, scope, reason = '' }) {
      const answer = await transact(db, async (tx) => {
        await requireUnblocked(tx, actor);
        if (await isOwn(tx, actor, userId)) return refused('ownAccount');
        const before = await stateOf(tx, actor, userId);
        const row = { userId, byId: actor.nodeId, scope, reason, at: new Date(clock.now()) };
        await tx
          .insert(agencyBlocks)
          .values(row)
          .onConflictDoUpdate({ target: [agencyBlocks.userId, agencyBlocks.byId], set: row });
        await audit(tx, deps, actor, { act: 'block', subject: userId, before, after: { scope, reason } });
        return { ErrorText: 'ok' as const, blocked: true };
      });
      if (answer.ErrorText === 'ok') deps.announceChange?.({ what: 'block', node: userId });
      return answer;
    },

    async unblock(actor, userId) {
      const answer = await transact(db, async (tx) => {
        await requireUnblocked(tx, actor);
        if (await isOwn(tx, actor, userId)) return refused('ownAccount');
        const before = await stateOf(tx, actor, userId);
        const below = tx
          .select({ id: agencyPaths.descendant })
          .from(agencyPaths)
          .where(eq(agencyPaths.ancestor, actor.nodeId));
        await tx.delete(agencyBlocks).where(and(eq(agencyBlocks.userId, userId), inArray(agencyBlocks.byId, below)));
        if (actor.nodeId === rootId) {
          await tx
            .update(users)
            .set({ blocked: false })
            .where(and(eq(users.id, userId), sql`${users.blocked}`));
        }
        const after = await stateOf(tx, actor, userId);
        await audit(tx, deps, actor, { act: 'unblock', subject: userId, before, after });
        if (after.blockedBy === 'above') return { ...refused('blockedFromAbove'), blocked: true };
        return { ErrorText: 'ok' as const, blocked: after.blocked };
      });
      if (answer.ErrorText === 'ok') deps.announceChange?.({ what: 'block', node: userId });
      return answer;
    },
  };
}
