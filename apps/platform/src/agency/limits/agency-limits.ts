import type { agencyCalls, AgencyLimits, CallAnswer, CallBody, CallQuery } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';

import type { AgencyActor } from '../agency.ts';

type Calls = typeof agencyCalls;
export type LimitQuery = CallQuery<Calls['agencyLimits']>;
export type LimitChange = CallBody<Calls['agencySaveLimits']>;
export type SavedLimits = CallAnswer<Calls['agencySaveLimits']> & {
  readonly error?: RefusalOf<'agencySaveLimits'> | null;
};

/** Limits of users below agents (OP-74). */
export interface AgencyLimitCalls {
  /** Reads the limits of a user of the branch in one currency. */
  limits(actor: AgencyActor, query: LimitQuery): Promise<AgencyLimits>;
  /** Changes limits of a direct child, unless they were changed since the version that the actor has. */
  saveLimits(actor: AgencyActor, change: LimitChange): Promise<SavedLimits>;
}
