import { expect, test } from 'vitest';

import { isNarrowed, searchActs, usersFilters, usersSearch, withFilters, withoutFilters } from './users-search.ts';

const all = {
  view: 'tree',
  node: 'u-1',
  kind: 'agent',
  state: 'blocked',
  credit: '1',
  q: 'jov',
  order: 'balance',
  page: 3,
  size: 50,
};

test('[AFF-10, CALL-51] node and filters are in the address; what is none or the default is left out', () => {
  expect(usersSearch(all)).toEqual(all);
  expect(usersSearch({ ...all, page: '3', size: '50', credit: 1 })).toEqual(all);
  const broken = {
    view: 'list',
    node: '<b>',
    kind: 'root',
    state: 'x',
    credit: 'true',
    order: 'name',
    page: 1,
    size: 7,
  };
  expect(usersSearch(broken)).toEqual({});
  expect(usersSearch({ node: 12, q: 123 })).toEqual({ node: '12', q: '123' });
});

test('[OP-81] a search acts on nothing or on more than two characters', () => {
  expect(['', ' ', 'j', 'jo', 'jov', ' jo '].map(searchActs)).toEqual([true, true, false, false, true, false]);
  expect(usersSearch({ q: 'jo' })).toEqual({});
});

test('[CALL-51] a changed filter starts on the first page; without filters, node and order stay', () => {
  const search = usersSearch(all);
  expect(withFilters(search, { kind: undefined })).toEqual({ ...search, kind: undefined, page: undefined });
  expect(withoutFilters(search)).toEqual({ view: 'tree', node: 'u-1', order: 'balance', size: 50 });
  expect([isNarrowed(search), isNarrowed(withoutFilters(search))]).toEqual([true, false]);
});

test('[CALL-51] the call takes the filters; balances are those of the chosen wallet', () => {
  expect(usersFilters(usersSearch(all), 941)).toEqual({
    page: 3,
    pageSize: 50,
    order: 'balance',
    currencyId: 941,
    below: 'u-1',
    searchTerm: 'jov',
    kind: 'agent',
    state: 'blocked',
    withCredit: 'true',
  });
  expect(usersFilters({}, 941)).toEqual({ page: 1, pageSize: 25, order: 'name' });
});
