import type { AgencyAlerts } from '@kvota/contracts';
import { at } from '@kvota/shell/story-world';

const nothing = { count: 0, rows: [] };

/** Nothing waits for the agent. */
export const noAlerts: AgencyAlerts = {
  asOf: at(0),
  voidRequests: nothing,
  lowFloats: nothing,
  limits: nothing,
  blocks: nothing,
  statements: nothing,
  wins: nothing,
};
