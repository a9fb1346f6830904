import type { AgencyAct } from '@kvota/contracts';

import type { Db } from '../database/database.ts';
import { agencyAudit } from '../database/schema/index.ts';
import { recordedBy, type AgencyActor } from './agency.ts';
import type { AgencyDeps } from './agency-deps.ts';

/** An act as the audit keeps it. */
interface Act {
  readonly act: AgencyAct;
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly requestId?: string;
}

/** Writes an act into the audit, with the staff account that made it, in the transaction of the act. */
export async function audit(
  tx: Db,
  { clock, ids }: Pick<AgencyDeps, 'clock' | 'ids'>,
  actor: AgencyActor,
  { act, subject, before = null, after = null, requestId }: Act,
): Promise<void> {
  const at = new Date(clock.now());
  await tx.insert(agencyAudit).values({
    id: ids(),
    at,
    actor: recordedBy(actor),
    staff: actor.staff === undefined ? null : actor.userId,
    act,
    subject,
    before,
    after,
    requestId: requestId ?? null,
  });
}
