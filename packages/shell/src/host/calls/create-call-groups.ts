import { createCalls, createTransport, type ApiClient, type TransportOptions } from '@kvota/api-client';
import { baseCalls, cmsCalls, sportsCalls } from '@kvota/contracts';

import { staggerCalls } from './stagger-calls.ts';

/** The calls of the client in two groups with one transport. */
export interface CallGroups {
  /** The calls of a visitor's first pages. */
  readonly first: Partial<ApiClient>;
  /** Fetches the code of all other calls, so that the first pages need not parse their schemas. */
  readonly loadFurther: () => Promise<Partial<ApiClient>>;
}

/** Creates the groups of calls. */
export function createCallGroups(options: TransportOptions): CallGroups {
  const transport = staggerCalls(createTransport(options));
  return {
    first: createCalls({ ...baseCalls, ...cmsCalls, ...sportsCalls }, transport),
    loadFurther: async () => (await import('./further-calls.ts')).createFurtherCalls(transport),
  };
}
