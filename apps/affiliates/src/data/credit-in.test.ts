import { freeBetCurrencyId } from '@kvota/contracts';
import { expect, test } from 'vitest';

import { sampleTree, walletOf } from '../story/sample-tree.ts';
import { creditIn, currenciesIn, currenciesOf, currencyFor } from './credit-in.ts';

const wallets = [
  walletOf(978, 'EUR', '12.50'),
  walletOf(941, 'RSD', '100.00'),
  walletOf(freeBetCurrencyId, 'FREEBET-RSD', '1.00'),
];

test('[AFF-10] amounts are those of the chosen wallet, else of the first; bonus wallets are left out', () => {
  const all = currenciesOf(wallets);
  expect(all.map(({ code }) => code)).toEqual(['EUR', 'RSD']);
  expect(currencyFor(all, 941)?.code).toBe('RSD');
  expect(currencyFor(all, freeBetCurrencyId)?.code).toBe('EUR');
  expect(currencyFor(all, undefined)?.code).toBe('EUR');
  expect(currencyFor([], 941)).toBeUndefined();
});

test('a user without a wallet of the currency has no credit in it', () => {
  const rsd = { id: 941, code: 'RSD' };
  expect(creditIn({ wallets }, rsd)).toBe('100.00');
  expect(creditIn(sampleTree.jovana, { id: 1, code: 'XXX' })).toBeUndefined();
  expect(creditIn(sampleTree.jovana, undefined)).toBeUndefined();
});

test('[AFF-10] an operator without wallets has the real currencies of the users below', () => {
  const sumOf = (currencyId: number, currency: string) => ({ currencyId, currency, credit: '1.00' });
  expect(currenciesIn([sumOf(941, 'RSD'), sumOf(freeBetCurrencyId, 'FREEBET-RSD')])).toEqual([
    { id: 941, code: 'RSD' },
  ]);
});
