import type { agencyCalls, AgencyUserSettings, CallAnswer, CallBody } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';

import type { ActAnswer, AgencyActor } from '../agency.ts';

type Calls = typeof agencyCalls;
export type ContactChange = CallBody<Calls['agencySaveUser']>;
export type NewPassword = CallBody<Calls['agencyResetPassword']>;
export type Saved = CallAnswer<Calls['agencySaveUser']> & { readonly error?: RefusalOf<'agencySaveUser'> | null };

/** Contact and passwords of users below agents (OP-74). */
export interface AgencySettings {
  userSettings(actor: AgencyActor, userId: string): Promise<AgencyUserSettings>;
  /** Saves the contact of a direct child, unless it was changed since the version that the actor has. */
  saveUser(actor: AgencyActor, change: ContactChange): Promise<Saved>;
  /** Replaces the password of a direct child, once for each request id, and ends its sign-ins. */
  resetPassword(actor: AgencyActor, reset: NewPassword): Promise<ActAnswer>;
}
