import { expect, test } from 'vitest';

import { changedFields } from './changed-fields.ts';

test('[AFF-10] fields of two states are paired by name, and a currency is with its amounts', () => {
  const moved = { before: { credit: '1.00' }, after: { credit: '2.00', currency: 'RSD' } };
  expect(changedFields({ act: 'transfer', ...moved })).toEqual([
    { name: 'credit', before: '1.00', after: '2.00', currency: 'RSD' },
  ]);
});

test('[AFF-10] a block has the same fields before and after, and empty ones are left out', () => {
  const free = { blocked: false, blockedBy: null, blockScope: null };
  const blocked = { blocked: true, blockedBy: 'above', blockScope: 'branch' };
  expect(changedFields({ act: 'block', before: free, after: { scope: 'self', reason: '' } })).toEqual([
    { name: 'scope', before: 'none', after: 'self' },
  ]);
  expect(changedFields({ act: 'unblock', before: blocked, after: free })).toEqual([
    { name: 'scope', before: 'branch', after: 'none' },
    { name: 'blockedBy', before: 'above', after: undefined },
  ]);
});

test('[AFF-10] limits are one field each, amounts in units of their currency, and those that stay are left out', () => {
  const stays = { key: 'openTickets', currency: '', value: '5' };
  const before = [stays, { key: 'maxStake', currency: 'RSD', value: '100000' }];
  const after = [stays, { key: 'maxStake', currency: 'RSD', value: '2050' }, { key: 'live', currency: '', value: '0' }];
  expect(changedFields({ act: 'limits', before, after })).toEqual([
    { name: 'maxStake', before: '1000.00', after: '20.50', currency: 'RSD' },
    { name: 'live', before: undefined, after: false },
  ]);
});

test('ids that only a program reads are left out, unknown fields stay', () => {
  const joined = { before: { parent: 'root' }, after: { parent: 'u-1', code: 'BAR' } };
  expect(changedFields({ act: 'connect', ...joined })).toEqual([{ name: 'code', before: undefined, after: 'BAR' }]);
  const saved = { list: 'users', filters: { kind: 'agent' }, rows: 2, colour: ['red'] };
  expect(changedFields({ act: 'export', before: null, after: saved }).map(({ after }) => after)).toEqual([
    'users',
    1,
    2,
    ['red'],
  ]);
  expect(changedFields({ act: 'transfer', before: null, after: ['a'] })).toEqual([
    { name: '', before: undefined, after: ['a'] },
  ]);
  expect(changedFields({ act: 'password', before: null, after: null })).toEqual([]);
});
