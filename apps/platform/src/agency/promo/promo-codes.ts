import type { agencyCalls, CallAnswer, CallBody, CallQuery } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';

import type { ActAnswer, AgencyActor } from '../agency.ts';

type Calls = typeof agencyCalls;
type Refusable<N extends 'agencyConnect' | 'agencyConnectTarget' | 'agencyPromoCodeState'> = CallAnswer<Calls[N]> & {
  readonly error?: RefusalOf<N> | null;
};

/** The agent to join: by a promo code, or by name or id. Exactly one of them is given. */
export type JoinTarget = CallBody<Calls['agencyConnect']>;

/** Promo codes of agents, and the players who join by them or by the name of an agent. */
export interface PromoCodes {
  /** Moves a player without an agent below one, once for ever (CALL-40). */
  connect(userId: string, target: JoinTarget): Promise<Refusable<'agencyConnect'>>;
  /** Returns the agent that `connect` would join, or the reason why it would not. Changes nothing. */
  connectTarget(userId: string, target: JoinTarget): Promise<Refusable<'agencyConnectTarget'>>;
  /** Lists the codes of the actor with what became of their players (CALL-52). */
  promoCodes(
    actor: AgencyActor,
    query: CallQuery<Calls['agencyPromoCodes']>,
  ): Promise<CallAnswer<Calls['agencyPromoCodes']>>;
  /** Creates a code, once for each request id (CALL-52). */
  createPromoCode(actor: AgencyActor, code: CallBody<Calls['agencyCreatePromoCode']>): Promise<ActAnswer>;
  /** Switches a code of the actor on or off. */
  setPromoCodeState(
    actor: AgencyActor,
    state: CallBody<Calls['agencyPromoCodeState']>,
  ): Promise<Refusable<'agencyPromoCodeState'>>;
}
