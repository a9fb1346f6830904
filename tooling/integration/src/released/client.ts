// The client of a release in one file: `pnpm --filter @kvota/integration keep-client` bundles it.
export { createApiClient, createTransport, isApiError } from '@kvota/api-client';
export { createAgencyClient } from '@kvota/api-client/agency';
export { createOperatorClient } from '@kvota/api-client/operator';
export { agencyCalls, calls } from '@kvota/contracts';
export { exampleOf } from '@kvota/contracts/examples';
export { createRealtime } from '@kvota/realtime';
