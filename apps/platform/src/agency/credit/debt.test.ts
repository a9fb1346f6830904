import { expect, test } from 'vitest';

import { leftOf, mayLend, nextDebt, showUse } from './debt.ts';

test('credit is lent up to the line, also by the last minor unit, and never above it', () => {
  const at = (used: bigint, amount: bigint, limit = 100n) =>
    nextDebt('credit', amount, { use: { used, limit }, lends: true });
  expect(at(0n, 100n)).toBe(100n);
  expect(at(40n, 60n)).toBe(100n);
  expect(at(40n, 61n)).toBe('creditLine');
  expect(at(0n, 1n, 0n)).toBe('creditLine');
  // The line was lowered below the debt.
  expect(at(150n, 1n)).toBe('creditLine');
  expect(leftOf({ used: 150n, limit: 100n })).toBe(0n);
  expect(showUse({ used: 150n, limit: 100n })).toEqual({ limit: '1.00', used: '1.50', left: '0.00' });
});

test('a debt is repaid up to what is owed, also where nothing may be lent any more', () => {
  const at = (used: bigint, amount: bigint) => nextDebt('repay', amount, { use: { used, limit: 0n }, lends: false });
  expect(at(100n, 100n)).toBe(0n);
  expect(at(100n, 101n)).toBe('aboveDebt');
  expect(at(0n, 1n)).toBe('aboveDebt');
  expect(nextDebt('credit', 1n, { use: { used: 0n, limit: 100n }, lends: false })).toBe('creditOff');
});

test('the setting names to whom may be lent', () => {
  const scopes = ['off', 'agents', 'all'] as const;
  expect(scopes.map((scope) => mayLend(scope, 'agent'))).toEqual([false, true, true]);
  expect(scopes.map((scope) => mayLend(scope, 'player'))).toEqual([false, false, true]);
});
