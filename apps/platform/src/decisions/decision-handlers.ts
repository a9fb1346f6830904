import type { CallAnswer } from '@kvota/contracts';
import type { operatorCalls } from '@kvota/contracts/operator';
import type { Clock } from '@kvota/server';
import { and, count, desc, eq, gt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Db } from '../database/database.ts';
import { exclusionEnds, staffDecisions, users } from '../database/schema/index.ts';
import type { Handlers } from '../kernel/handlers.ts';
import { isoTime } from '../kernel/iso-time.ts';

type Page = CallAnswer<(typeof operatorCalls)['staffDecisions']>;

const pageSize = 20;

/** Serves the list of decisions that two people make. */
export function decisionHandlers({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  return {
    async staffDecisions({ query: { page, state } }): Promise<Page> {
      const now = clock.now();
      const isOpen = and(eq(staffDecisions.state, 'open'), gt(staffDecisions.expiresAt, new Date(now)));
      const where = state === 'open' ? isOpen : undefined;
      const [proposer, second] = [alias(users, 'proposer'), alias(users, 'second')];
      const rows = await db
        .select({
          decision: staffDecisions,
          reason: exclusionEnds.reason,
          username: users.username,
          by: proposer.username,
          second: second.username,
        })
        .from(staffDecisions)
        .innerJoin(users, eq(users.id, staffDecisions.userId))
        .innerJoin(proposer, eq(proposer.id, staffDecisions.proposedBy))
        .leftJoin(second, eq(second.id, staffDecisions.decidedBy))
        .leftJoin(
          exclusionEnds,
          and(eq(staffDecisions.outcome, 'refuse'), eq(exclusionEnds.id, staffDecisions.subject)),
        )
        .where(where)
        .orderBy(desc(staffDecisions.proposedAt), desc(staffDecisions.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      const [total] = await db.select({ rows: count() }).from(staffDecisions).where(where);
      return {
        result: rows.map(({ decision, reason, username, by, second: decidedBy }) => ({
          id: decision.id,
          kind: decision.kind,
          subject: decision.subject,
          username,
          outcome: decision.outcome,
          reason,
          note: decision.note,
          state: decision.state === 'open' && decision.expiresAt.getTime() <= now ? 'expired' : decision.state,
          proposedBy: by,
          proposedAt: isoTime(decision.proposedAt.getTime()),
          expiresAt: isoTime(decision.expiresAt.getTime()),
          decidedBy,
          decidedAt: decidedAt(decision),
        })),
        totalPages: Math.ceil((total?.rows ?? 0) / pageSize),
      };
    },
  } satisfies Handlers;
}

function decidedAt({ state, endedAt }: typeof staffDecisions.$inferSelect): string | null {
  const isDecided = state === 'done' || state === 'alone';
  return isDecided && endedAt !== null ? isoTime(endedAt.getTime()) : null;
}
