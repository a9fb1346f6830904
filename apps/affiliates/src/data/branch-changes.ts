import { agencyChanges } from '@kvota/contracts';

type AgencyChange = (typeof agencyChanges)[number];

const people = ['agencyStanding', 'agencyConnection', 'agencyNode', 'agencyMyAgents', 'agencyAllUsers'];

/** The calls whose answers a change of the branch outdates. */
const outdatedBy: Readonly<Record<AgencyChange, readonly string[]>> = {
  // Figures are not among them: the office looks by itself, and a long report would never end on a busy day.
  balance: [...people, 'agencyAgentTransactions', 'agencyStatement', 'agencyCommission', 'agencyAlerts'],
  block: [...people, 'agencyAlerts'],
  join: [...people, 'agencyPromoCodes'],
  limits: ['agencyLimits', 'agencyAlerts'],
  voidRequest: ['agencyTickets', 'agencyTicketInfo', 'agencyVoidRequests', 'agencyAlerts'],
};

/** Returns the calls that changes outdate, each once. A change of a newer platform, which is not known here, outdates all. */
export function callsOutdatedBy(changes: ReadonlySet<string>): ReadonlySet<string> {
  const known = agencyChanges.filter((what) => changes.has(what));
  const calls =
    known.length < changes.size ? Object.values(outdatedBy).flat() : known.flatMap((what) => outdatedBy[what]);
  return new Set(calls);
}
