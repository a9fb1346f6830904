import type { AgencyAlerts } from '@kvota/contracts';

import type { AgencyActor } from '../agency.ts';

/** What waits for an agent (OP-87). */
export interface AgencyAlertCalls {
  /** Returns the most urgent alerts of each kind that the actor may see, and their number. Throws 400 `tooBroad`. */
  alerts(actor: AgencyActor): Promise<AgencyAlerts>;
}
