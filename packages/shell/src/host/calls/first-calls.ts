import { createCalls, createTransport, type Api, type ApiClient, type TransportOptions } from '@kvota/api-client';
import { baseCalls, cmsCalls, sportsCalls } from '@kvota/contracts';

import { staggerCalls } from './stagger-calls.ts';

const group = { ...baseCalls, ...cmsCalls, ...sportsCalls };

/** The calls that a visitor's first pages make: their schemas alone are made while a page begins. */
export function createFirstCalls(options: TransportOptions): Api<typeof group> {
  return createCalls(group, staggerCalls(createTransport(options)));
}

/** Fetches the rest of the calls; asked for from here, so that nothing of it stands in the first file of the page. */
export async function loadFurtherCalls(options: TransportOptions): Promise<Partial<ApiClient>> {
  const { createFurtherCalls } = await import('./further-calls.ts');
  return createFurtherCalls(options);
}
