import type { agencyCalls, CallAnswer, CallBody, CallQuery } from '@kvota/contracts';

import type { ActAnswer, AgencyActor } from '../agency.ts';

type Calls = typeof agencyCalls;
export type NewVoidRequest = CallBody<Calls['agencyVoidRequest']>;
export type VoidDecision = CallBody<Calls['agencyVoidDecision']>;

/** Requests to void tickets of a branch: an agent asks, and somebody above decides. */
export interface VoidRequests {
  /** Asks for a ticket to be voided, once for each request id. Throws 404 `ticketUnknown`. */
  requestVoid(actor: AgencyActor, request: NewVoidRequest): Promise<ActAnswer>;
  /** Decides a request, once. Throws 404 `voidRequestUnknown`. */
  decideVoid(actor: AgencyActor, decision: VoidDecision): Promise<ActAnswer>;
  /** Lists the requests of the branch, newest first. */
  voidRequests(
    actor: AgencyActor,
    query: CallQuery<Calls['agencyVoidRequests']>,
  ): Promise<CallAnswer<Calls['agencyVoidRequests']>>;
}
