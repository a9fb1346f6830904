import { createCalls, type Api, type Transport } from '@kvota/api-client';
import { catalogueCalls } from '@kvota/contracts';

/** Creates the calls of the catalogue of games. */
export function createCatalogueCalls(transport: Transport): Api<typeof catalogueCalls> {
  return createCalls(catalogueCalls, transport);
}
