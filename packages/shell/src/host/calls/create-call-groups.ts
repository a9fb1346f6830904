import { createCalls, createTransport, type TransportOptions } from '@kvota/api-client';
import { baseCalls, cmsCalls, sportsCalls } from '@kvota/contracts';

import type { SiteApi } from './site-api.ts';
import { staggerCalls } from './stagger-calls.ts';

/** The calls of the client in groups with one transport. */
export interface CallGroups {
  /** The calls of a visitor's first pages. */
  readonly first: Partial<SiteApi>;
  /** Fetches the code of the calls of the catalogue of games. */
  readonly loadCatalogue: () => Promise<Partial<SiteApi>>;
  /** Fetches the code of the other calls of players, so that the first pages need not parse their schemas. */
  readonly loadFurther: () => Promise<Partial<SiteApi>>;
  /** Fetches the code of the calls of agents. */
  readonly loadAgency: () => Promise<Partial<SiteApi>>;
  /** Fetches the code of the calls of designers and operators. */
  readonly loadOperator: () => Promise<Partial<SiteApi>>;
}

/** Creates the groups of calls. */
export function createCallGroups(options: TransportOptions): CallGroups {
  const transport = staggerCalls(createTransport(options));
  return {
    first: createCalls({ ...baseCalls, ...cmsCalls, ...sportsCalls }, transport),
    loadCatalogue: async () => (await import('./catalogue-calls.ts')).createCatalogueCalls(transport),
    loadFurther: async () => (await import('./further-calls.ts')).createFurtherCalls(transport),
    loadAgency: async () => (await import('@kvota/api-client/agency')).createAgencyClient(transport),
    loadOperator: async () => (await import('@kvota/api-client/operator')).createOperatorClient(transport),
  };
}
