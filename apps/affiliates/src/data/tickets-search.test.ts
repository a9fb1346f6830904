import { AgencyTicketFilters } from '@kvota/contracts';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import {
  amountOf,
  flagGroups,
  flagsIn,
  isNarrowed,
  ticketsFilter,
  ticketsSearch,
  withFilters,
  withFlag,
  withOrder,
  withoutFilters,
} from './tickets-search.ts';

const allFlags = [...flagGroups.status, ...flagGroups.type, ...flagGroups.extra];

describe('the address of the tickets', () => {
  test('[AFF-03, AFF-09] every flag of the call can be chosen, and is sent as on', () => {
    const { entries } = AgencyTicketFilters;
    const ofCall = Object.keys(entries).filter(
      (key) => v.safeParse(v.object({ [key]: entries[key as 'live'] }), { [key]: true }).success,
    );
    expect(ofCall.toSorted()).toEqual(allFlags.toSorted());
    for (const flag of allFlags) expect(ticketsFilter({ flags: flag })).toMatchObject({ [flag]: true });
  });

  test('[AFF-04] newest first by default; another order and its direction are sent', () => {
    expect(ticketsFilter({})).toMatchObject({ sortField: 'createdAt', sortOrderDesc: 'desc', page: 1 });
    expect(ticketsFilter({ order: 'stake', asc: '1' })).toMatchObject({ sortField: 'stake', sortOrderDesc: 'asc' });
  });

  test('[AFF-04] a press on a heading orders by it, the next one turns it, and the time is turned by its first press', () => {
    expect(withOrder({ page: 3 }, { order: 'stake', descending: false })).toEqual({ order: 'stake', asc: '1' });
    expect(withOrder({ order: 'stake', asc: '1' }, { order: 'stake', descending: true })).toEqual({ order: 'stake' });
    expect(withOrder({ order: 'stake' }, null)).toEqual({});
    expect(withOrder({}, null)).toEqual({ asc: '1' });
    expect(withOrder({ asc: '1' }, { order: 'createdAt', descending: true })).toEqual({});
  });

  test('[AFF-05, AFF-06, AFF-07, AFF-08] page, amounts, match, term and waiting matches are sent under the names of the call', () => {
    const search = ticketsSearch({ page: '3', stake: '100', win: '99,5', match: '4711', q: 'pera', open: '2' });
    expect(v.parse(AgencyTicketFilters, ticketsFilter(search))).toMatchObject({
      page: 3,
      min_pay_in: '100.00',
      min_win: '99.50',
      match_code: '4711',
      searchTerm: 'pera',
      waiting_for_matches: 2,
    });
  });

  test('[OP-81] a term of two characters searches nothing', () => {
    expect(ticketsSearch({ q: 'pe' })).toEqual({});
    expect(ticketsSearch({ q: 401 })).toEqual({ q: '401' });
  });

  test('a value that is none, or the default, is left out', () => {
    const hostile = {
      view: 'list',
      flags: 'all,WON',
      stake: '1e3',
      win: '-5',
      open: '0',
      page: '1',
      order: 'createdAt',
      user: '<b>',
    };
    expect(ticketsSearch(hostile)).toEqual({});
  });

  test('any address is read to a query that reads the same again, and whose call fits the contract', () => {
    const key = fc.constantFrom(
      'view',
      'from',
      'to',
      'user',
      'flags',
      'currency',
      'stake',
      'win',
      'match',
      'q',
      'open',
      'order',
      'asc',
      'page',
    );
    const value = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.constantFrom('live', 'won,live', '2026-11-20', '12.50', 'stake', '1', '7'),
    );
    fc.assert(
      fc.property(fc.dictionary(key, value), (address) => {
        const search = ticketsSearch(address);
        expect(ticketsSearch({ ...search })).toEqual(search);
        expect(v.safeParse(AgencyTicketFilters, ticketsFilter(search)).success).toBe(true);
      }),
    );
  });

  test('a changed filter starts on the first page, and clearing keeps view and order', () => {
    expect(withFilters({ page: 4, order: 'stake' }, { match: '4711' })).toEqual({ order: 'stake', match: '4711' });
    expect(withFlag({ page: 4, flags: 'live' }, 'won', true)).toEqual({ flags: 'won,live' });
    expect(withFlag({ flags: 'won' }, 'won', false)).toEqual({});
    expect(withoutFilters({ view: 'live', order: 'stake', flags: 'won', q: 'pera', page: 2 })).toEqual({
      view: 'live',
      order: 'stake',
    });
    expect(isNarrowed({ view: 'live', order: 'stake' })).toBe(false);
    expect(flagsIn({ flags: 'live,won' })).toEqual(['won', 'live']);
  });
});

test('an amount is read with comma or point; zero, letters and three decimals are none', () => {
  expect(['100', '100,', '0,5', '007', '99.50', 12].map(amountOf)).toEqual([
    '100.00',
    '100.00',
    '0.50',
    '7.00',
    '99.50',
    '12.00',
  ]);
  expect(['0', '0.00', '1e3', '-1', '1.005', '1 000', '', undefined].map(amountOf)).toEqual(Array(8).fill(undefined));
});
