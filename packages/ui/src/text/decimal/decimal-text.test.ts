import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareDecimals, shareOfDecimal, sumDecimals } from './decimal-text.ts';

test('amounts are added without the error of floats', () => {
  expect(sumDecimals(['0.10', '0.20'])).toBe('0.30');
  expect(sumDecimals(['9007199254740993.01', '0.02'])).toBe('9007199254740993.03');
});

test('nothing adds up to nothing', () => {
  expect(sumDecimals([])).toBe('0.00');
});

test('losses are taken away, also below zero', () => {
  expect(sumDecimals(['100.00', '-250.50'])).toBe('-150.50');
  expect(sumDecimals(['-0.05', '0.01'])).toBe('-0.04');
});

test('the longest fraction stays', () => {
  expect(sumDecimals(['1', '1.005'])).toBe('2.005');
});

test('what is not decimal text is refused rather than counted as nothing', () => {
  expect(() => sumDecimals(['1.128,50'])).toThrow('not decimal text');
  expect(() => compareDecimals('—', '1')).toThrow('not decimal text');
});

test('amounts are ordered by worth, not by letters', () => {
  const amounts = ['1000.00', '-3.00', '50.00', '50.0', '200.00'];
  expect(amounts.toSorted(compareDecimals)).toEqual(['-3.00', '50.00', '50.0', '200.00', '1000.00']);
});

test('a share is between nothing and all', () => {
  expect(shareOfDecimal('3400.00', '10000.00')).toBe(0.34);
  expect(shareOfDecimal('12000.00', '10000.00')).toBe(1);
  expect(shareOfDecimal('-5.00', '10.00')).toBe(0);
  expect(shareOfDecimal('5.00', '0.00')).toBe(0);
});

test('any order of adding gives the same sum, and it is the sum of the hundredths', () => {
  const cents = fc.array(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), { maxLength: 12 });
  const text = (units: bigint): string => {
    const digits = String(units < 0n ? -units : units).padStart(3, '0');
    return `${units < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  };
  fc.assert(
    fc.property(cents, (units) => {
      const texts = units.map(text);
      const sum = text(units.reduce((a, b) => a + b, 0n));
      expect(sumDecimals(texts)).toBe(sum);
      expect(sumDecimals(texts.toReversed())).toBe(sum);
    }),
  );
});
