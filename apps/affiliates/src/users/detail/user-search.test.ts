import { expect, test } from 'vitest';

import { userSearch } from './user-search.ts';

test('the open tab and its page are in the address; what is none is left out', () => {
  expect(userSearch({ tab: 'figures', page: '3' })).toEqual({ tab: 'figures' });
  expect(userSearch({ tab: 'limits' })).toEqual({ tab: 'limits' });
  expect(userSearch({ tab: 'transfers', page: '3' })).toEqual({ tab: 'transfers', page: 3 });
  expect(
    [{}, { tab: 'x', page: 3 }, { tab: 'transfers', page: 1 }, { tab: 'transfers', page: 'x' }].map(userSearch),
  ).toEqual([{}, {}, { tab: 'transfers' }, { tab: 'transfers' }]);
});
