import type { agencyCalls, AgencyRight, CallAnswer, CallBody, StaffRight } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';

import type { ActAnswer, AgencyActor } from '../agency.ts';
import type { Seat } from './read-seats.ts';

type Calls = typeof agencyCalls;
type Body = CallBody<Calls['agencySaveStaff']>;

/** A staff account that acts for an agent. */
export interface StaffActor {
  /** The user in whose name it acts. */
  readonly employerId: string;
  readonly rights: readonly StaffRight[];
  /** The rights that the call needs, which the transaction of an act reads again. */
  readonly needed: readonly StaffRight[];
}

export type NewStaff = Extract<Body, { act: 'create' }>;
export type StaffUpdate = Extract<Body, { act: 'change' }>;
export type StaffPassword = Extract<Body, { act: 'password' }>;
export type StaffSaved = CallAnswer<Calls['agencySaveStaff']> & {
  readonly error?: RefusalOf<'agencySaveStaff'> | null;
};

/** The rights of the signed-in person, as `agencyConnection` has them. */
export interface Rights {
  readonly rights: AgencyRight[];
  readonly staff: CallAnswer<Calls['agencyConnection']>['staff'];
}

/** The people who work for an agent (OP-74). */
export interface AgencyStaff {
  /** Returns the staff account of a user, or undefined for agents, operators and players. */
  seat(userId: string): Promise<Seat | undefined>;
  /** Throws 403 if an actor was blocked since its call began, or lost a right that the call needs. */
  requireStill(actor: AgencyActor): Promise<void>;
  staff(actor: AgencyActor): Promise<CallAnswer<Calls['agencyStaff']>>;
  createStaff(actor: AgencyActor, staff: NewStaff): Promise<ActAnswer>;
  /** Changes an account that nobody has changed since the version of the actor. Switching off ends its sign-ins. */
  changeStaff(actor: AgencyActor, change: StaffUpdate): Promise<StaffSaved>;
  /** Replaces the password, and ends the sign-ins. */
  resetStaffPassword(actor: AgencyActor, reset: StaffPassword): Promise<ActAnswer>;
}
