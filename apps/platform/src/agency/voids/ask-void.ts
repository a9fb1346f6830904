import { and, eq } from 'drizzle-orm';
import type { RefusalOf } from '@kvota/contracts/errors';

import type { Db } from '../../database/database.ts';
import { tickets, voidRequests } from '../../database/schema/index.ts';
import { problem } from '../../kernel/http-problem.ts';
import { refused } from '../../kernel/refused.ts';
import { lockWithLegs, voidableOf } from '../../tickets/settle/void-ticket.ts';
import type { LegRow, TicketRow } from '../../tickets/store/ticket-store.ts';
import { recordedBy, type AgencyActor } from '../agency.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { audit } from '../audit.ts';
import { requireUnblocked } from '../block-states.ts';
import { runOnce } from '../requests.ts';
import { isBelow } from '../tree.ts';
import type { NewVoidRequest, VoidRequests } from './void-requests.ts';
import { voidMinutes } from './void-terms.ts';

interface Asked {
  readonly ErrorText: string;
  readonly id?: string;
  readonly error?: RefusalOf<'agencyVoidRequest'> | null;
}

/** Serves the requests to void a ticket. */
export function createVoidAsking(deps: AgencyDeps): Pick<VoidRequests, 'requestVoid'> {
  return {
    async requestVoid(actor, request) {
      const { requestId, ticketId, reason } = request;
      const input = ['voidRequest', ticketId, reason];
      const key = { actor: actor.userId, requestId, input, at: new Date(deps.clock.now()) };
      let seller: string | undefined;
      const answer = await runOnce(deps.db, key, async (tx) => {
        const [outcome, agentId] = await ask(tx, deps, actor, request);
        seller = agentId;
        return outcome;
      });
      if (seller !== undefined) deps.announceChange?.({ what: 'voidRequest', node: seller });
      return answer;
    },
  };
}

/** The ticket is locked, so that of two requests at once the second finds the first. Nobody locks a ticket unseen. */
async function ask(
  tx: Db,
  deps: AgencyDeps,
  actor: AgencyActor,
  { ticketId, reason, requestId }: NewVoidRequest,
): Promise<[outcome: Asked, agentId?: string]> {
  const { clock, ids } = deps;
  // The seller of a ticket never changes.
  const [known] = await tx.select({ agentId: tickets.agentId }).from(tickets).where(eq(tickets.id, ticketId));
  if (known === undefined || !(await isBelow(tx, actor.nodeId, known.agentId))) throw problem('ticketUnknown');
  const ticket = await lockWithLegs(tx, ticketId);
  if (ticket === undefined || ticket.row.settlement === null) throw problem('ticketUnknown');
  await requireUnblocked(tx, actor);
  const { row, legs } = ticket;
  const until = voidUntil(deps, row, legs);
  if (until === undefined) return [refused('voidTooLate')];
  const { id, agentId, userId } = row;
  const isOpen = and(eq(voidRequests.ticketId, id), eq(voidRequests.state, 'open'));
  if ((await tx.$count(voidRequests, isOpen)) > 0) return [refused('voidPending')];
  const request = {
    id: ids(),
    ticketId,
    agentId,
    nodeId: actor.nodeId,
    requestedBy: recordedBy(actor),
    reason,
    createdAt: new Date(clock.now()),
    lapsesAt: new Date(until.firstStart),
    state: 'open' as const,
  };
  await tx.insert(voidRequests).values(request);
  const after = { id: request.id, ticketId, reason };
  await audit(tx, deps, actor, { act: 'voidRequest', subject: userId, after, requestId });
  return [{ ErrorText: 'ok', id: request.id }, agentId];
}

/** Returns until when a request for a ticket is accepted, in milliseconds; undefined if it is not. */
export function voidUntil(
  deps: Pick<AgencyDeps, 'clock' | 'offer'>,
  row: TicketRow,
  legs: readonly LegRow[],
): { readonly until: number; readonly firstStart: number } | undefined {
  const voidable = voidableOf(deps, row, legs);
  if (voidable === undefined) return undefined;
  const paid = (row.decidedAt ?? row.createdAt).getTime();
  const until = Math.min(voidable.firstStart, paid + voidMinutes * 60_000);
  return deps.clock.now() < until ? { until, firstStart: voidable.firstStart } : undefined;
}
