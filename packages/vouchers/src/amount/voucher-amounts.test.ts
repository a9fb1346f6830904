import { creditOf, minorToMoney, moneyToMinor, type Wallet } from '@kvota/contracts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { boundsOf, countOf, isWithin, notOpen, quickVouchers, sumOf, withCredit } from './voucher-amounts.ts';

const wallet = (paidIn: bigint, won = 0n, more: Partial<Wallet> = {}): Wallet => ({
  currency_id: 941,
  currency: 'RSD',
  wallet_0: minorToMoney(paidIn),
  wallet_1: minorToMoney(won),
  wallet_2: '0.00',
  wallet_3: '0.00',
  wallet_4: '0.00',
  wallet_5: '0.00',
  wallet_6: '0.00',
  credit_text: '',
  ...more,
});

test('[VOU-02, OP-62] the dialog opens with a credit of 100 and more, from wallets of money alone', () => {
  expect([wallet(9999n), wallet(5000n, 5000n), wallet(9000n, 999n)].map(notOpen)).toEqual(['low', undefined, 'low']);
  expect(notOpen(wallet(1_000_000n, 0n, { currency_id: 1000, currency: 'FREEBET-RSD' }))).toBe('bonus');
});

test('[VOU-03, VOU-04] an amount is from 100 to the smaller of the credit and 100,000', () => {
  expect(boundsOf(wallet(20_000n, 5050n))).toEqual({ min: '100.00', max: '250.50' });
  expect(boundsOf(wallet(99_999_999n)).max).toBe('100000.00');
  const bounds = boundsOf(wallet(25_050n));
  expect(['99.99', '100', '250.50', '250.51', null, '', '1e3', '-100'].map((one) => isWithin(one, bounds))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(quickVouchers(boundsOf(wallet(150_000n)))).toEqual(['100.00', '500.00', '1000.00']);
});

test('[VOU-07, VOU-11] the wallet of an answer has its credit at once, and no other wallet changes', () => {
  const euro = wallet(100n, 0n, { currency_id: 978, currency: 'EUR' });
  fc.assert(
    fc.property(fc.bigInt(0n, 1_000_000n), fc.bigInt(0n, 1_000_000n), fc.bigInt(0n, 3_000_000n), (a, b, credit) => {
      const [changed, other] = withCredit([wallet(a, b), euro], 941, minorToMoney(credit));
      expect(changed && creditOf(changed)).toBe(minorToMoney(credit));
      expect([changed?.wallet_0, changed?.wallet_1].some((text) => text?.startsWith('-'))).toBe(false);
      expect(other).toBe(euro);
    }),
  );
});

test('[VOU-03, VOU-04] the vouchers of a batch together are never more than the credit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 9n }), fc.integer({ min: 1, max: 20 }), (credit, count) => {
      const { max } = boundsOf(wallet(credit), count);
      const sum = sumOf(max, count);
      expect(sum === undefined ? undefined : moneyToMinor(sum) <= credit).toBe(true);
    }),
  );
  expect(sumOf('500.00', 3)).toBe('1500.00');
  expect(sumOf(null, 3)).toBeUndefined();
  expect(['1', ' 20 ', '21', '0', '', '1.5', '-1', '1e1'].map((text) => countOf(text, 20))).toEqual([
    1,
    20,
    ...Array.from({ length: 6 }, () => undefined),
  ]);
});
