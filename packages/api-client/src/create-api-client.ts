import { calls, type Calls } from '@kvota/contracts';

import { createCalls, type Api } from './create-calls.ts';
import { createTransport, type TransportOptions } from './transport.ts';

/** Every call of players as a function. */
export type ApiClient = Api<Calls>;

/**
 * Creates a client with every call of players; `./agency` has those of agents, `./operator` those of operators. If a page
 * needs few calls, use {@link createCalls} with a group.
 */
export function createApiClient(options: TransportOptions): ApiClient {
  return createCalls(calls, createTransport(options));
}
