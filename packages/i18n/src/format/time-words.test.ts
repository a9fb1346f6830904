// Node has all of CLDR, so its Intl is a second source for the words of the formats.
import { locales, type Locale } from '@kvota/contracts/values';
import { expect, test } from 'vitest';

import { formatsOf } from './formats.ts';

const tags: Record<Locale, string> = { rs: 'sr-Latn-RS', ba: 'bs', en: 'en', de: 'de', el: 'el', sq: 'sq', ru: 'ru' };
const units = [
  ['minute', 60, 59],
  ['hour', 3600, 23],
  ['day', 86_400, 6],
] as const;

test.each(locales)('long relative times equal those of CLDR in %s', (locale) => {
  const intl = new Intl.RelativeTimeFormat(tags[locale]);
  const { relative } = formatsOf(locale);
  for (const [unit, seconds, most] of units) {
    for (let n = 1; n <= most; n += 1) {
      for (const sign of [-1, 1]) {
        const written = relative(sign * n * seconds * 1000, 0, { long: true });
        expect(written.replaceAll('\u00A0', ' ')).toBe(intl.format(sign * n, unit));
      }
    }
  }
});

test.each(locales)('days are counted as in CLDR in %s', (locale) => {
  const intl = new Intl.NumberFormat(tags[locale], { style: 'unit', unit: 'day', unitDisplay: 'long' });
  for (let days = 1; days <= 121; days += 1) {
    expect(
      formatsOf(locale)
        .duration(days * 86_400)
        .replaceAll('\u00A0', ' '),
    ).toBe(intl.format(days));
  }
});

test.each(locales)('weekdays and months are those of CLDR in %s', (locale) => {
  const name = (options: Intl.DateTimeFormatOptions, at: Date): string =>
    new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: 'UTC' }).format(at);
  const { weekdays, weekdaysShort, months } = formatsOf(locale).calendar;
  const sunday = (n: number): Date => new Date(Date.UTC(2026, 10, 22 + n));
  expect(weekdays).toEqual(weekdays.map((_, n) => name({ weekday: 'long' }, sunday(n))));
  expect(weekdaysShort).toEqual(weekdaysShort.map((_, n) => name({ weekday: 'short' }, sunday(n))));
  // With a year, a month has the form used alone.
  const alone = (month: number): string | undefined =>
    name({ month: 'long', year: 'numeric' }, new Date(Date.UTC(2026, month, 15))).split(' ')[0];
  expect(months).toEqual(months.map((_, month) => alone(month)));
});

test.each(locales)('a list is joined as in CLDR in %s', (locale) => {
  const { list } = formatsOf(locale);
  // The product's English is British: no comma before "and".
  const tag = locale === 'en' ? 'en-GB' : tags[locale];
  for (const type of ['conjunction', 'disjunction'] as const) {
    const intl = new Intl.ListFormat(tag, { type });
    for (const items of [['a'], ['a', 'b'], ['a', 'b', 'c', 'd']])
      expect(list(items, type === 'conjunction' ? 'and' : 'or')).toBe(intl.format(items));
  }
});
