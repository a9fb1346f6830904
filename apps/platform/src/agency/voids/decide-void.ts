import type { RefusalOf } from '@kvota/contracts/errors';
import { eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { voidRequests } from '../../database/schema/index.ts';
import { problem } from '../../kernel/http-problem.ts';
import { refused } from '../../kernel/refused.ts';
import { lockWithLegs, voidableOf, voidTicket } from '../../tickets/settle/void-ticket.ts';
import { recordedBy, type AgencyActor } from '../agency.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { audit } from '../audit.ts';
import { requireUnblocked } from '../block-states.ts';
import { runOnce } from '../requests.ts';
import { isBelow } from '../tree.ts';
import { mayDecide } from './list-voids.ts';
import type { VoidDecision, VoidRequests } from './void-requests.ts';

type RequestRow = typeof voidRequests.$inferSelect;

/** The effect of a decision, and its refusal. */
interface Decided {
  readonly did: 'nothing' | 'approved' | 'refused' | 'lapsed';
  readonly request: RequestRow;
  readonly error?: RefusalOf<'agencyVoidDecision'>;
}

/** Serves the decisions about requests. */
export function createVoidDecisions(deps: AgencyDeps): Pick<VoidRequests, 'decideVoid'> {
  return {
    async decideVoid(actor, decision) {
      const { requestId, id, approve, reason } = decision;
      const input = ['voidDecision', id, approve, reason];
      const key = { actor: actor.userId, requestId, input, at: new Date(deps.clock.now()) };
      let decided: Decided | undefined;
      const answer = await runOnce(deps.db, key, async (tx) => {
        decided = await decide(tx, deps, actor, decision);
        return decided.error === undefined ? { ErrorText: 'ok' } : refused(decided.error);
      });
      if (decided !== undefined) announce(deps, decided);
      return answer;
    },
  };
}

function announce({ announceChange, announceTicket }: AgencyDeps, { did, request }: Decided): void {
  if (did === 'nothing') return;
  announceChange?.({ what: 'voidRequest', node: request.agentId });
  if (did === 'approved') announceTicket?.({ what: 'voided', ticketId: request.ticketId });
}

/** The ticket is locked before the request is read again, so that of several deciders, and of settlement, the first counts. */
async function decide(tx: Db, deps: AgencyDeps, actor: AgencyActor, decision: VoidDecision): Promise<Decided> {
  const [known] = await tx.select().from(voidRequests).where(eq(voidRequests.id, decision.id));
  if (known === undefined || !(await isBelow(tx, actor.nodeId, known.agentId))) throw problem('voidRequestUnknown');
  const ticket = await lockWithLegs(tx, known.ticketId);
  const [found] = await tx
    .select({ request: voidRequests, isDecider: mayDecide(actor) })
    .from(voidRequests)
    .where(eq(voidRequests.id, decision.id));
  if (ticket === undefined || found === undefined) throw problem('voidRequestUnknown');
  const { request, isDecider } = found;
  await requireUnblocked(tx, actor);
  if (!isDecider) return { did: 'nothing', request, error: 'voidNotAllowed' };
  if (request.state !== 'open') return { did: 'nothing', request, error: 'voidDecided' };
  const voidable = voidableOf(deps, ticket.row, ticket.legs);
  const did = voidable === undefined ? 'lapsed' : decision.approve ? 'approved' : 'refused';
  if (did === 'approved') await voidTicket(tx, deps, ticket.row, ticket.legs);
  const isDecision = did !== 'lapsed';
  await tx
    .update(voidRequests)
    .set({
      state: did,
      decidedAt: new Date(deps.clock.now()),
      ...(isDecision && { decidedBy: recordedBy(actor), decision: decision.reason }),
    })
    .where(eq(voidRequests.id, request.id));
  await audit(tx, deps, actor, {
    act: isDecision ? (decision.approve ? 'voidApprove' : 'voidRefuse') : 'voidLapse',
    subject: ticket.row.userId,
    before: { settlement: ticket.row.settlement },
    after: { id: request.id, ticketId: request.ticketId, ...(isDecision && { reason: decision.reason }) },
    requestId: decision.requestId,
  });
  return isDecision ? { did, request } : { did, request, error: 'voidTooLate' };
}
