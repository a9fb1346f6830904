import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { prefetchPage } from './prefetch-page.ts';

/** A host that records the calls of a page that is opened in a tab with these stored filters. */
function open(page: 'betting' | 'liveBetting', search: Record<string, unknown>, stored: string | null = null) {
  const asked: Record<string, unknown>[] = [];
  const api = new Proxy(
    {},
    {
      get: (_, call) => (input: { body: object }) => {
        asked.push({ call, ...input.body });
        return Promise.resolve({ result: [], totalPages: 1 });
      },
    },
  );
  const host = {
    api,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    store: createStore(),
    tabStorage: { getItem: () => stored },
  };
  void prefetchPage(page, search, host as never); // the part of a host that is used here
  return asked;
}

test('[SPEED-02] betting asks for the first page of its table, the tables and the sports, with the usual filters', () => {
  expect(open('betting', {})).toEqual([
    expect.objectContaining({ call: 'bettingOffer', page: 1, sport_code: 'F', time_filter: 24 }),
    { call: 'marketFilters', type: 'prematch main' },
    { call: 'allSports', id: 'prematch', time_filter: 24 },
  ]);
});

test('[SPEED-02] filters of the address win over those that the tab has stored', () => {
  const stored = JSON.stringify({ sport: 'B', time: 3 });
  expect(open('betting', {}, stored)[0]).toMatchObject({ sport_code: 'B', time_filter: 3 });
  expect(open('betting', { sport: 'T' }, stored)[0]).toMatchObject({ sport_code: 'T', time_filter: 24 });
});

test('[SPEED-02] a match is asked for in the expected state, with its blocks', () => {
  expect(open('betting', { event: 12 })).toEqual([
    { call: 'matchOffer', eventId: '12' },
    { call: 'marketFilters', type: 'prematch match' },
  ]);
});

test('[SPEED-02] live asks for its tables, sports and favourites; a search is left to the page', () => {
  expect(open('liveBetting', {}).map(({ call }) => call)).toEqual([
    'marketFilters',
    'allSports',
    'liveFavoriteCompetitions',
  ]);
  expect(open('betting', { find: 'Partizan' })).toEqual([]);
});
