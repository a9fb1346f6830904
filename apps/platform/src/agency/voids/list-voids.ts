import { minorToMoney, type VoidRequest } from '@kvota/contracts';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Db } from '../../database/database.ts';
import { agencyNodes, agencyPaths, tickets, voidRequests } from '../../database/schema/index.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { ticketMarks } from '../../database/ticket-marks.ts';
import { recordedBy, type AgencyActor } from '../agency.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { rootId } from '../tree.ts';
import type { VoidRequests } from './void-requests.ts';

const pageSize = 25;

/** Serves the list of requests. */
export function createVoidList({ db, clock }: Pick<AgencyDeps, 'db' | 'clock'>): Pick<VoidRequests, 'voidRequests'> {
  return {
    async voidRequests(actor, { state, page }) {
      const now = new Date(clock.now());
      const where = state === undefined ? undefined : sql`${stateAt(now)} = ${state}`;
      const seen = seenBy(actor, where);
      const [[counted], result] = await Promise.all([
        db
          .select({ count: sql<number>`count(*)::integer` })
          .from(voidRequests)
          .innerJoin(tickets, eq(tickets.id, voidRequests.ticketId))
          .where(seen),
        readVoidRequests(db, actor, { now, where, limit: pageSize, offset: (page - 1) * pageSize }),
      ]);
      const rowCount = counted?.count ?? 0;
      return { result, totalPages: Math.ceil(rowCount / pageSize), rowCount };
    },
  };
}

/** The state of a request as of now: one that nobody decided lapses with its ticket. */
export const stateAt = (now: Date): SQL<VoidRequest['state']> => sql<VoidRequest['state']>`CASE
  WHEN ${voidRequests.state} = 'open' AND (${voidRequests.lapsesAt} <= ${now.toISOString()}::timestamptz
    OR ${tickets.settlement} <> 'open' OR ${tickets.marks} & ${ticketMarks.sold}::integer <> 0) THEN 'lapsed'
  ELSE ${voidRequests.state} END`;

/** Requests whose tickets were sold in the branch of an actor. */
export function seenBy({ nodeId }: AgencyActor, where: SQL | undefined): SQL | undefined {
  const isSeen = sql`EXISTS (SELECT 1 FROM ${agencyPaths} p
    WHERE p.ancestor = ${nodeId} AND p.descendant = ${voidRequests.agentId})`;
  return and(isSeen, where);
}

/**
 * True if an actor may decide what a node and its user asked for: from strictly above, never the own request. A request
 * of an operator is decided by another one.
 */
export const mayDecide = ({ nodeId, ...actor }: AgencyActor): SQL<boolean> => sql<boolean>`CASE
  WHEN ${voidRequests.nodeId} = ${nodeId} THEN ${nodeId} = ${rootId} AND ${voidRequests.requestedBy} <> ${recordedBy({ nodeId, ...actor })}
  ELSE EXISTS (SELECT 1 FROM ${agencyPaths} p WHERE p.ancestor = ${nodeId} AND p.descendant = ${voidRequests.nodeId}) END`;

interface Part {
  readonly now: Date;
  readonly where?: SQL | undefined;
  readonly limit: number;
  readonly offset?: number;
  /** Default: the newest first. */
  readonly order?: 'newest' | 'lapsing';
}

const { createdAt, lapsesAt, id } = voidRequests;
const orders = { newest: [desc(createdAt), desc(id)], lapsing: [asc(lapsesAt), asc(id)] } as const;

/** Reads requests as an actor sees them. */
export async function readVoidRequests(db: Db, actor: AgencyActor, part: Part): Promise<VoidRequest[]> {
  return (await readVoidRows(db, actor, part)).map(({ shown }) => shown);
}

/** Reads requests as an actor sees them, each with its row. */
export async function readVoidRows(
  db: Db,
  actor: AgencyActor,
  { now, where, limit, offset = 0, order = 'newest' }: Part,
): Promise<{ readonly shown: VoidRequest; readonly request: typeof voidRequests.$inferSelect }[]> {
  const [player, requester] = [alias(agencyNodes, 'player'), alias(agencyNodes, 'requester')];
  const state = stateAt(now);
  const rows = await db
    .select({
      request: voidRequests,
      ticket: tickets,
      username: player.name,
      // Nobody learns the name of somebody above.
      requester: sql<string | null>`(SELECT ${requester.name} FROM ${agencyPaths} p
        WHERE p.ancestor = ${actor.nodeId} AND p.descendant = ${voidRequests.nodeId})`,
      state,
      mayDecide: sql<boolean>`(${state} = 'open' AND ${mayDecide(actor)})`,
    })
    .from(voidRequests)
    .innerJoin(tickets, eq(tickets.id, voidRequests.ticketId))
    .innerJoin(player, eq(player.userId, tickets.userId))
    .innerJoin(requester, eq(requester.userId, voidRequests.nodeId))
    .where(seenBy(actor, where))
    .orderBy(...orders[order])
    .limit(limit)
    .offset(offset);
  return rows.map(({ request, ticket, ...more }) => ({
    request,
    shown: {
      id: request.id,
      ticketId: ticket.id,
      userId: ticket.userId,
      username: more.username,
      stake: minorToMoney(ticket.stake),
      currency: ticket.currency,
      currencyId: ticket.currencyId,
      createdAt: isoTime(request.createdAt.getTime()),
      reason: request.reason,
      requestedBy: more.requester ?? '',
      state: more.state,
      decidedAt: request.decidedAt === null ? null : isoTime(request.decidedAt.getTime()),
      decision: request.decision,
      mayDecide: more.mayDecide,
    },
  }));
}
