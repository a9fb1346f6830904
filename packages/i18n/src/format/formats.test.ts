import { locales, minorToMoney, moneyToMinor, thousandthsToOdds } from '@kvota/contracts/values';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatsOf } from './formats.ts';
import { numberSigns } from './number-signs.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

test('[WAL-08, OP-83] an amount in RSD has no label', () => {
  for (const locale of locales) expect(formatsOf(locale).money('12480', 'RSD')).not.toMatch(/[A-Z]/);
  expect(formatsOf('rs').money('12480', 'RSD')).toBe('12.480,00');
});

test('[WAL-09] an amount of the free-bet wallet has the label FREEBET', () => {
  for (const locale of locales) expect(plain(formatsOf(locale).money('100', 'FREEBET-RSD'))).toMatch(/ FREEBET$/);
});

test('money is exact: the digits parse to the same minor units', () => {
  const minor = fc.bigInt({ min: -(10n ** 17n) + 1n, max: 10n ** 17n - 1n });
  fc.assert(
    fc.property(minor, fc.constantFrom(...locales), (amount, locale) => {
      const { group, decimal } = numberSigns[locale];
      const read = formatsOf(locale)
        .money(minorToMoney(amount))
        .replaceAll(group, '')
        .replace(decimal, '.')
        .replace('−', '-');
      expect(moneyToMinor(read)).toBe(amount);
    }),
  );
});

test('[OP-98] odds have a decimal point in every language', () => {
  for (const locale of locales) {
    expect(formatsOf(locale).odds(1850)).toBe('1.85');
    expect(formatsOf(locale).odds('12.5')).toBe('12.50');
    expect(formatsOf(locale).odds(1015)).toBe('1.015');
  }
});

test('[MATCH-18] odds below 1.01 and text that is not odds are a dash', () => {
  const { odds } = formatsOf('rs');
  fc.assert(fc.property(fc.integer({ min: 0, max: 1009 }), (low) => odds(low) === '-'));
  fc.assert(fc.property(fc.integer({ min: 1010, max: 999_999_999 }), (high) => odds(high) === thousandthsToOdds(high)));
  expect([odds('0'), odds('-'), odds(''), odds(Number.NaN), odds(-2000)]).toEqual(['-', '-', '-', '-', '-']);
});

test('the name of a day depends on its distance in calendar days', () => {
  const { day, kickoff } = formatsOf('rs');
  const now = new Date(2026, 10, 21, 23, 30);
  const at = (days: number): Date => new Date(2026, 10, 21 + days, 0, 10);
  expect([-2, -1, 0, 1, 2, 6, 7].map((days) => day(at(days), now))).toEqual([
    '19. 11.',
    'juče',
    'danas',
    'sutra',
    'pon',
    'pet',
    '28. 11.',
  ]);
  expect(kickoff(at(0), now)).toBe('00:10');
  expect(kickoff(at(1), now)).toBe('sutra 00:10');
});
