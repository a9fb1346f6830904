import type { ApiClient } from '@kvota/api-client';
import type { AgencyClient } from '@kvota/api-client/agency';
import type { OperatorClient } from '@kvota/api-client/operator';

/** Every call of the wire as a function. The code of a group of calls is fetched with the first of them. */
export type SiteApi = ApiClient & AgencyClient & OperatorClient;
