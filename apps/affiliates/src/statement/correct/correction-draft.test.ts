import { agencyCalls } from '@kvota/contracts';
import { expect, test } from 'vitest';
import * as v from 'valibot';

import { longestReason, readCorrection } from './correction-draft.ts';

const draft = { side: 'less', amount: '12.50', reason: ' Wrong\nresult ' } as const;

test('the side is the sign, and a reason is one line', () => {
  expect(readCorrection(draft)).toEqual({ amount: '-12.50', reason: 'Wrong result' });
  expect(readCorrection({ ...draft, side: 'more' })).toEqual({ amount: '12.50', reason: 'Wrong result' });
});

test.each([
  [{ amount: null }, 'amountMissing'],
  [{ amount: '0.00' }, 'amountMissing'],
  [{ amount: '1000000000000.00' }, 'tooHigh'],
  [{ reason: ' \n' }, 'reasonMissing'],
] as const)('%o is %s', (more, fault) => {
  expect(readCorrection({ ...draft, ...more })).toEqual({ fault });
});

test('the platform takes what is read', () => {
  const known = { requestId: 'request-1', periodId: '2026-W46', userId: 'u', currencyId: 941 };
  for (const more of [{ amount: '0.01' }, { amount: '999999999999.99' }, { reason: 'x'.repeat(longestReason) }]) {
    const read = readCorrection({ ...draft, ...more });
    expect(v.safeParse(agencyCalls.agencyCorrection.body, { ...known, ...read }).success).toBe(true);
  }
});
