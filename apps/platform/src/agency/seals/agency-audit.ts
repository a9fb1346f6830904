import type { agencyCalls, AuditCheck, CallAnswer, CallQuery } from '@kvota/contracts';

import type { AgencyActor } from '../agency.ts';

type Calls = typeof agencyCalls;

/** The audit of an agency, sealed in a chain. */
export interface AgencyAuditCalls {
  /** Lists acts on users of the branch, and those of the caller. Throws 404 `userUnknown` for users outside. */
  auditRows(actor: AgencyActor, query: CallQuery<Calls['agencyAudit']>): Promise<CallAnswer<Calls['agencyAudit']>>;
  /** Recomputes the seals of all agencies. */
  checkAudit(): Promise<AuditCheck>;
}
