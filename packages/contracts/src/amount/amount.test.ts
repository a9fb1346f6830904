import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { Money, PositiveMoney } from './money-schema.ts';
import { Odds } from './odds-schema.ts';
import { minorToMoney, moneyToMinor } from './money.ts';
import { oddsToThousandths, thousandthsToOdds } from './odds.ts';

test('odds convert from thousandths to text and back, and the text is valid on the wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (thousandths) => {
      const text = thousandthsToOdds(thousandths);
      expect(v.is(Odds, text)).toBe(true);
      expect(oddsToThousandths(text)).toBe(thousandths);
    }),
  );
});

test('odds have two places, three if the third is not zero, and are 0 if not available', () => {
  expect([1850, 1855, 2000, 0, 10_100].map(thousandthsToOdds)).toEqual(['1.85', '1.855', '2.00', '0', '10.10']);
});

test('thousandths that are negative or not an integer are refused', () => {
  expect(() => thousandthsToOdds(1.5)).toThrow(/whole number/);
  expect(() => thousandthsToOdds(-1)).toThrow(RangeError);
  expect(oddsToThousandths('-')).toBe(0);
});

test('money converts from minor units to text and back, also if negative', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n }), (minor) => {
      const text = minorToMoney(minor);
      expect(v.is(Money, text)).toBe(true);
      expect(moneyToMinor(text)).toBe(minor);
    }),
  );
});

test('text that is not money is refused with a hint about the format', () => {
  for (const text of ['', '1,50', '1.505', 'NaN', '1e3', ' 1', '--1']) {
    expect(() => moneyToMinor(text)).toThrow(/write digits/);
    expect(v.is(Money, text)).toBe(false);
  }
  expect(v.is(PositiveMoney, '-1')).toBe(false);
});
