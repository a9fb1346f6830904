import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { mainFiltersQuery, matchFiltersQuery } from './market-filter-queries.ts';

test('[CALL-07] the blocks of a match page are fetched once for both states of a match, tables once for each', async () => {
  const asked: string[] = [];
  const api = {
    marketFilters: ({ body }: { body: { type: string } }) => {
      asked.push(body.type);
      return Promise.resolve([]);
    },
  };
  const client = new QueryClient();
  for (const kind of ['prematch', 'live', 'prematch'] as const) {
    await client.fetchQuery(matchFiltersQuery(api as never, kind)); // the call that is used here
    await client.fetchQuery(mainFiltersQuery(api as never, kind)); // the same
  }
  expect(asked).toEqual(['prematch match', 'prematch main', 'live main']);
});
