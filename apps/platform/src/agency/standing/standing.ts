import type { agencyCalls, AgencyStanding, CallAnswer, CallBody } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';

import type { AgencyActor } from '../agency.ts';

type Calls = typeof agencyCalls;
type Refusable<N extends 'agencyCloseUser' | 'agencyMoveUser' | 'agencyCancelMove'> = CallAnswer<Calls[N]> & {
  readonly error?: RefusalOf<N> | null;
};
export type Closed = Refusable<'agencyCloseUser'>;
export type AskedMove = Refusable<'agencyMoveUser'>;
export type CancelledMove = Refusable<'agencyCancelMove'>;
export type Closure = CallBody<Calls['agencyCloseUser']>;
export type NewMove = CallBody<Calls['agencyMoveUser']>;
export type MoveToCancel = CallBody<Calls['agencyCancelMove']>;

/** Closed accounts, and moves of users to other agents (OP-74). */
export interface AgencyStandings {
  standing(actor: AgencyActor, userId: string): Promise<AgencyStanding>;
  /** Closes the empty account of a direct child for ever, and ends its sign-ins. */
  closeUser(actor: AgencyActor, closure: Closure): Promise<Closed>;
  /** Asks to move a user with everybody below. The worker that closes days carries it out. */
  moveUser(actor: AgencyActor, move: NewMove): Promise<AskedMove>;
  cancelMove(actor: AgencyActor, move: MoveToCancel): Promise<CancelledMove>;
}
