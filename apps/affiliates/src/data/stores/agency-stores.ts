import type { AgencyClient } from '@kvota/api-client/agency';

import { calculationQuery, officeQuery } from '../reports/figure-queries.ts';
import { settingsQuery } from '../settings-queries.ts';
import { ticketsQuery } from '../ticket-queries.ts';
import { transfersQuery } from '../transfer-queries.ts';
import { childrenQuery, usersQuery } from '../tree-queries.ts';
import type { StoreSource } from './agency-store.ts';

type CalculationFilters = Parameters<typeof calculationQuery>[1];
type GroupedFilters = Omit<CalculationFilters, 'by'>;

/** Checks the parts of a source against each other, which `satisfies` cannot infer. */
const source = <Filters, Answer, Item, Key extends readonly unknown[]>(
  store: StoreSource<Filters, Answer, Item, Key>,
): StoreSource<Filters, Answer, Item, Key> => store;

/** The nine stores of the area (AFF-11). */
export const agencyStores = {
  /** Direct children of an agent, 100 at a time. */
  agency: source({
    query: (api: AgencyClient, { parentId, cursor }: { readonly parentId: string; readonly cursor?: string }) =>
      childrenQuery(api, parentId, cursor),
    items: ({ result }) => result,
  }),
  agencyTickets: source({
    query: ticketsQuery,
    items: ({ result }) => result,
    pages: ({ totalPages }) => totalPages,
  }),
  /** Players whose bonuses were paid in the period. */
  bonus: source({
    query: (api: AgencyClient, filters: GroupedFilters) => calculationQuery(api, { ...filters, by: 'player' }),
    items: ({ rows }) => rows.filter(({ figures }) => figures.bonusCost !== '0.00'),
    pages: ({ totalPages }) => totalPages,
  }),
  calculation: source({
    query: calculationQuery,
    items: ({ rows }) => rows,
    pages: ({ totalPages }) => totalPages,
  }),
  /** Figures of the games. */
  games: source({
    query: (api: AgencyClient, filters: GroupedFilters) => calculationQuery(api, { ...filters, by: 'product' }),
    items: ({ rows }) => rows.filter(({ id }) => id === 'casino'),
    pages: ({ totalPages }) => totalPages,
  }),
  /** Figures day by day. */
  office: source({ query: officeQuery, items: ({ series }) => series }),
  transactions: source({
    query: transfersQuery,
    items: ({ result }) => result,
    pages: ({ totalPages }) => totalPages,
  }),
  usersReview: source({
    query: usersQuery,
    items: ({ result }) => result,
    pages: ({ totalPages }) => totalPages,
  }),
  userSettings: source({
    query: (api: AgencyClient, { userId }: { readonly userId: string }) => settingsQuery(api, userId),
    items: (settings) => [settings],
  }),
};
