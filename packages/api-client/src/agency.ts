import { agencyCalls } from '@kvota/contracts';

import { createCalls, type Api } from './create-calls.ts';
import type { Transport } from './transport.ts';

/** The calls of agents as functions. */
export type AgencyClient = Api<typeof agencyCalls>;

/** Creates the calls of agents. Players need none of them, so fetch this code only on a page for agents. */
export function createAgencyClient(transport: Transport): AgencyClient {
  return createCalls(agencyCalls, transport);
}
