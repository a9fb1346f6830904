// In Node and in Chromium, because they differ in languages and rules.
import { locales, type Locale } from '@kvota/contracts/values';
import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';

import { activate } from './activate.ts';
import { loadMessages } from './load-messages.ts';

/** Cardinal rules of the languages in Unicode's CLDR 48 (supplemental/plurals). A number without a rule is `other`. */
const southSlavic = {
  one: 'v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11',
  few: 'v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14',
};
const rules: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  rs: southSlavic,
  ba: southSlavic,
  ru: {
    one: 'v = 0 and i % 10 = 1 and i % 100 != 11',
    few: 'v = 0 and i % 10 = 2..4 and i % 100 != 12..14',
    many: 'v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14',
  },
  el: { one: 'n = 1' },
  sq: { one: 'n = 1' },
  en: { one: 'i = 1 and v = 0' },
  de: { one: 'i = 1 and v = 0' },
};

/** Evaluates a rule of CLDR for a number: n its value, i its whole part, v the count and f the value of its decimals. */
function holds(rule: string, written: string): boolean {
  const [whole = '', decimals = ''] = written.split('.');
  const operands: Record<string, number> = {
    n: Number(written),
    i: Number(whole),
    v: decimals.length,
    f: Number(decimals),
  };
  return rule.split(' or ').some((part) =>
    part.split(' and ').every((relation) => {
      const [, operand = '', modulus, sign, from, to = from] =
        /^(\w)(?: % (\d+))? (=|!=) (\d+)(?:\.\.(\d+))?$/.exec(relation) ?? [];
      const value = (operands[operand] ?? Number.NaN) % Number(modulus ?? Number.POSITIVE_INFINITY);
      const within = value >= Number(from) && value <= Number(to) && Number.isInteger(value);
      return within === (sign === '=');
    }),
  );
}

const categoryOf = (locale: Locale, written: string): string =>
  Object.entries(rules[locale]).find(([, rule]) => holds(rule, written))?.[0] ?? 'other';

/** Numbers in texts have no trailing zeros: 1.0 is 1. */
const fractions = ['0.1', '0.2', '0.5', '1.1', '1.2', '1.5', '2.4', '3.7', '10.1', '11.11', '12.13', '21.21', '100.4'];
const numbers = [...Array.from({ length: 122 }, (_, n) => String(n)), '1001', '1000000', ...fractions];

test.each(locales)('plurals of %s are those of CLDR for 0 to 121, thousands and fractions', (locale) => {
  const forms = '{n, plural, one {one} few {few} many {many} other {other}}';
  i18n.load(locale, { 'test.plural': compileMessage(forms) });
  activate(locale);
  const read = numbers.map((written) => `${written} ${i18n.t('test.plural', { n: Number(written) })}`);
  expect(read).toEqual(numbers.map((written) => `${written} ${categoryOf(locale, written)}`));
});

test('the number inside a text has the signs of the language', () => {
  const written = locales.map((locale) => {
    i18n.load(locale, { 'test.number': compileMessage('{n, plural, one {# x} other {# x}}') });
    activate(locale);
    return `${i18n.t('test.number', { n: 12_345 })} ${i18n.t('test.number', { n: 1.5 })}`.replaceAll('\u00A0', ' ');
  });
  expect(written).toEqual([
    '12.345 x 1,5 x',
    '12.345 x 1,5 x',
    '12,345 x 1.5 x',
    '12.345 x 1,5 x',
    '12.345 x 1,5 x',
    '12 345 x 1,5 x',
    '12 345 x 1,5 x',
  ]);
});

test.each<[Locale, string, readonly string[]]>([
  ['rs', 'par', ['0 parova', '1 par', '2 para', '4 para', '5 parova', '11 parova', '21 par', '112 parova', '121 par']],
  ['ba', 'par', ['0 parova', '1 par', '2 para', '4 para', '5 parova', '11 parova', '21 par', '112 parova', '121 par']],
  [
    'en',
    'selection',
    [
      '0 selections',
      '1 selection',
      '2 selections',
      '4 selections',
      '5 selections',
      '11 selections',
      '21 selections',
      '112 selections',
      '121 selections',
    ],
  ],
  [
    'de',
    'Tipp',
    ['0 Tipps', '1 Tipp', '2 Tipps', '4 Tipps', '5 Tipps', '11 Tipps', '21 Tipps', '112 Tipps', '121 Tipps'],
  ],
  [
    'el',
    'επιλογή',
    [
      '0 επιλογές',
      '1 επιλογή',
      '2 επιλογές',
      '4 επιλογές',
      '5 επιλογές',
      '11 επιλογές',
      '21 επιλογές',
      '112 επιλογές',
      '121 επιλογές',
    ],
  ],
  [
    'sq',
    'zgjedhje',
    [
      '0 zgjedhje',
      '1 zgjedhje',
      '2 zgjedhje',
      '4 zgjedhje',
      '5 zgjedhje',
      '11 zgjedhje',
      '21 zgjedhje',
      '112 zgjedhje',
      '121 zgjedhje',
    ],
  ],
  [
    'ru',
    'исход',
    ['0 исходов', '1 исход', '2 исхода', '4 исхода', '5 исходов', '11 исходов', '21 исход', '112 исходов', '121 исход'],
  ],
])('the catalog of %s counts selections (%s)', async (locale, _word, expected) => {
  await loadMessages(locale, ['betting']);
  activate(locale);
  expect([0, 1, 2, 4, 5, 11, 21, 112, 121].map((count) => i18n.t('slip.count', { count }))).toEqual(expected);
});
