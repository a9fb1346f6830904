import type { AgencyClient } from '@kvota/api-client/agency';
import { agencyCalls } from '@kvota/contracts';
import { exampleOf } from '@kvota/contracts/examples';
import { QueryClient, QueryObserver, type UseQueryResult } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { storeOf, type StoreSource } from './agency-store.ts';
import { agencyStores } from './agency-stores.ts';

/** Answers each call with an example of the contract, and remembers what was asked. */
function exampleApi(fault?: Error): { readonly api: AgencyClient; readonly asked: unknown[] } {
  const asked: unknown[] = [];
  const answer = (name: string, input: { query?: unknown; body?: unknown }): unknown => {
    asked.push(input.query ?? input.body);
    if (fault) return Promise.reject(fault);
    return Promise.resolve(exampleOf(agencyCalls[name as keyof typeof agencyCalls].answer));
  };
  const api = new Proxy({}, { get: (_, name: string) => (input: object) => answer(name, input) });
  return { api: api as AgencyClient, asked };
}

type AnySource = StoreSource<object, unknown, unknown, readonly unknown[]>;

const filters = {
  agency: { parentId: '7' },
  agencyTickets: { page: 3 },
  bonus: { page: 1 },
  calculation: { by: 'day', page: 2 },
  games: { page: 1 },
  office: { period: 'today' },
  transactions: { page: 4, pageSize: 25 },
  usersReview: { page: 5, pageSize: 25, order: 'name' },
  userSettings: { userId: '7' },
} satisfies Record<keyof typeof agencyStores, object>;

async function filled(name: keyof typeof filters, fault?: Error) {
  const source = agencyStores[name] as unknown as AnySource; // each with the filters of its name
  const { api, asked } = exampleApi(fault);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new QueryObserver(client, { ...source.query(api, filters[name]), refetchInterval: false });
  const store = (result: object) => storeOf(source, filters[name], result as UseQueryResult); // what useQuery returns
  const before = store(observer.getCurrentResult());
  const after = store(await observer.refetch());
  client.clear();
  return { before, after, asked };
}

test('[AFF-11, OP-72] each of the nine stores has items, page, number of pages, filters, loading and error', async () => {
  const names = Object.keys(filters) as (keyof typeof filters)[]; // every key of the object
  expect(names).toHaveLength(9);
  for (const name of names) {
    const { before, after, asked } = await filled(name);
    const page = 'page' in filters[name] ? filters[name].page : 1;
    expect(before, name).toMatchObject({ items: [], page, totalPages: 0, loading: true, error: null });
    expect(after, name).toMatchObject({ page, filters: filters[name], loading: false, error: null });
    expect(after.answer, name).toBeDefined();
    expect(Array.isArray(after.items), name).toBe(true);
    expect(after.totalPages, name).toEqual(expect.any(Number));
    expect(asked, name).toMatchObject([filters[name]]);
  }
});

test('[AFF-11] a store without an answer has the error, and no items', async () => {
  const { after } = await filled('agencyTickets', new Error('away'));
  expect(after).toMatchObject({ items: [], totalPages: 0, loading: false, error: new Error('away') });
});
