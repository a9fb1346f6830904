// The whole table runs in Node and in Chromium, because Chromium has no Albanian data and little Bosnian.
import { locales, type Locale } from '@kvota/contracts/values';
import { describe, expect, test } from 'vitest';

import { formatsOf, type Formats } from './formats.ts';

const start = Date.parse('2026-11-03T17:05:09Z');
const [minute, hour, day] = [60, 3600, 86_400];
const after = (seconds: number): number => start + seconds * 1000;
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
const many = (texts: readonly string[]): string => texts.join(' | ');

/** Expected texts in the time zone of Belgrade, in the order of `locales`. No-break spaces are written as spaces. */
const table: readonly (readonly [what: string, write: (formats: Formats) => string, readonly string[]])[] = [
  [
    'money',
    (f) => many([f.money('-1234567.5', 'EUR'), f.money('12480', 'RSD'), f.money('100', 'FREEBET-RSD')]),
    [
      '−1.234.567,50 EUR | 12.480,00 | 100,00 FREEBET',
      '−1.234.567,50 EUR | 12.480,00 | 100,00 FREEBET',
      '−1,234,567.50 EUR | 12,480.00 | 100.00 FREEBET',
      '−1.234.567,50 EUR | 12.480,00 | 100,00 FREEBET',
      '−1.234.567,50 EUR | 12.480,00 | 100,00 FREEBET',
      '−1 234 567,50 EUR | 12 480,00 | 100,00 FREEBET',
      '−1 234 567,50 EUR | 12 480,00 | 100,00 FREEBET',
    ],
  ],
  [
    'money where room is scarce',
    (f) => many(['99999.99', '124999.99', '-1250300.75', '34999999', '2000000000000'].map((m) => f.compactMoney(m))),
    [
      '99.999,99 | 124 hilj. | −1,2 mil. | 34,9 mil. | 2.000 mlrd.',
      '99.999,99 | 124 hilj. | −1,2 mil. | 34,9 mil. | 2.000 mlrd.',
      '99,999.99 | 124K | −1.2M | 34.9M | 2,000B',
      '99.999,99 | 124 Tsd. | −1,2 Mio. | 34,9 Mio. | 2.000 Mrd.',
      '99.999,99 | 124 χιλ. | −1,2 εκ. | 34,9 εκ. | 2.000 δισ.',
      '99 999,99 | 124 mijë | −1,2 mln | 34,9 mln | 2 000 mld',
      '99 999,99 | 124 тыс. | −1,2 млн | 34,9 млн | 2 000 млрд',
    ],
  ],
  [
    'numbers and percentages',
    (f) => many([f.number(1234), f.number(123_456_789n), f.number('0.5'), f.percent(5), f.percent('12.5')]),
    [
      '1.234 | 123.456.789 | 0,5 | 5% | 12,5%',
      '1.234 | 123.456.789 | 0,5 | 5% | 12,5%',
      '1,234 | 123,456,789 | 0.5 | 5% | 12.5%',
      '1.234 | 123.456.789 | 0,5 | 5 % | 12,5 %',
      '1.234 | 123.456.789 | 0,5 | 5% | 12,5%',
      '1 234 | 123 456 789 | 0,5 | 5% | 12,5%',
      '1 234 | 123 456 789 | 0,5 | 5 % | 12,5 %',
    ],
  ],
  [
    'dates',
    (f) => many([f.date(start), f.shortDate(start), f.weekdayDate(start), f.longDate(start)]),
    [
      '3. 11. 2026. | 3. nov 2026. | uto, 3. nov | utorak, 3. novembar 2026.',
      '3. 11. 2026. | 3. nov 2026. | uto, 3. nov | utorak, 3. novembar 2026.',
      '03/11/2026 | 3 Nov 2026 | Tue 3 Nov | Tuesday, 3 November 2026',
      '03.11.2026 | 3. Nov. 2026 | Di, 3. Nov. | Dienstag, 3. November 2026',
      '03/11/2026 | 3 Νοε 2026 | Τρί 3 Νοε | Τρίτη, 3 Νοεμβρίου 2026',
      '3.11.2026 | 3 nën 2026 | mar, 3 nën | e martë, 3 nëntor 2026',
      '03.11.2026 | 3 нояб. 2026 г. | вт, 3 нояб. | вторник, 3 ноября 2026 г.',
    ],
  ],
  [
    'times on a 24-hour clock',
    (f) => many([f.time(start), f.time(start, { seconds: true }), f.time(after(6 * hour)), f.dateTime(start)]),
    [
      '18:05 | 18:05:09 | 00:05 | 3. 11. 2026. 18:05',
      '18:05 | 18:05:09 | 00:05 | 3. 11. 2026. 18:05',
      '18:05 | 18:05:09 | 00:05 | 03/11/2026 18:05',
      '18:05 | 18:05:09 | 00:05 | 03.11.2026 18:05',
      '18:05 | 18:05:09 | 00:05 | 03/11/2026 18:05',
      '18:05 | 18:05:09 | 00:05 | 3.11.2026 18:05',
      '18:05 | 18:05:09 | 00:05 | 03.11.2026 18:05',
    ],
  ],
  [
    'from one time to another',
    (f) =>
      many([
        f.timeRange(start, after(90 * minute)),
        f.timeRange(start, after(8 * hour)),
        f.dateRange(start, after(hour)),
        f.dateRange(start, after(20 * day)),
      ]),
    [
      '18:05–19:35 | 3. 11. 18:05 – 4. 11. 02:05 | 3. 11. 2026. | 3. 11. 2026. – 23. 11. 2026.',
      '18:05–19:35 | 3. 11. 18:05 – 4. 11. 02:05 | 3. 11. 2026. | 3. 11. 2026. – 23. 11. 2026.',
      '18:05–19:35 | 03/11 18:05 – 04/11 02:05 | 03/11/2026 | 03/11/2026 – 23/11/2026',
      '18:05–19:35 | 03.11. 18:05 – 04.11. 02:05 | 03.11.2026 | 03.11.2026 – 23.11.2026',
      '18:05–19:35 | 03/11 18:05 – 04/11 02:05 | 03/11/2026 | 03/11/2026 – 23/11/2026',
      '18:05–19:35 | 3.11 18:05 – 4.11 02:05 | 3.11.2026 | 3.11.2026 – 23.11.2026',
      '18:05–19:35 | 03.11 18:05 – 04.11 02:05 | 03.11.2026 | 03.11.2026 – 23.11.2026',
    ],
  ],
  [
    'kick-offs',
    (f) => many([-1, 0, 1, 3, 9].map((days) => f.kickoff(after(days * day), start))),
    [
      'juče 18:05 | 18:05 | sutra 18:05 | pet 18:05 | 12. 11. 18:05',
      'jučer 18:05 | 18:05 | sutra 18:05 | pet 18:05 | 12. 11. 18:05',
      'yesterday 18:05 | 18:05 | tomorrow 18:05 | Fri 18:05 | 12/11 18:05',
      'gestern 18:05 | 18:05 | morgen 18:05 | Fr 18:05 | 12.11. 18:05',
      'χθες 18:05 | 18:05 | αύριο 18:05 | Παρ 18:05 | 12/11 18:05',
      'dje 18:05 | 18:05 | nesër 18:05 | pre 18:05 | 12.11 18:05',
      'вчера 18:05 | 18:05 | завтра 18:05 | пт 18:05 | 12.11 18:05',
    ],
  ],
  [
    'times to come',
    (f) =>
      many(
        [59, minute, 5 * minute, 21 * minute, 2 * hour, day, 5 * day, 7 * day].map((s) => f.relative(after(s), start)),
      ),
    [
      'sada | za 1 min | za 5 min | za 21 min | za 2 h | za 1 dan | za 5 dana | 10. 11. 2026.',
      'sada | za 1 min | za 5 min | za 21 min | za 2 h | za 1 dan | za 5 dana | 10. 11. 2026.',
      'now | in 1 min | in 5 min | in 21 min | in 2 h | in 1 day | in 5 days | 10/11/2026',
      'jetzt | in 1 Min. | in 5 Min. | in 21 Min. | in 2 Std. | in 1 Tag | in 5 Tagen | 10.11.2026',
      'τώρα | σε 1 λεπ. | σε 5 λεπ. | σε 21 λεπ. | σε 2 ώρες | σε 1 ημέρα | σε 5 ημέρες | 10/11/2026',
      'tani | pas 1 min | pas 5 min | pas 21 min | pas 2 orësh | pas 1 dite | pas 5 ditësh | 10.11.2026',
      'сейчас | через 1 мин | через 5 мин | через 21 мин | через 2 ч | через 1 день | через 5 дней | 10.11.2026',
    ],
  ],
  [
    'times gone by',
    (f) => many([59, 5 * minute, hour, 3 * hour, day, 2 * day, 7 * day].map((s) => f.relative(after(-s), start))),
    [
      'sada | pre 5 min | pre 1 h | pre 3 h | pre 1 dana | pre 2 dana | 27. 10. 2026.',
      'sada | prije 5 min | prije 1 h | prije 3 h | prije 1 dan | prije 2 dana | 27. 10. 2026.',
      'now | 5 min ago | 1 h ago | 3 h ago | 1 day ago | 2 days ago | 27/10/2026',
      'jetzt | vor 5 Min. | vor 1 Std. | vor 3 Std. | vor 1 Tag | vor 2 Tagen | 27.10.2026',
      'τώρα | πριν από 5 λεπ. | πριν από 1 ώρα | πριν από 3 ώρες | πριν από 1 ημέρα | πριν από 2 ημέρες | 27/10/2026',
      'tani | 5 min më parë | 1 orë më parë | 3 orë më parë | 1 ditë më parë | 2 ditë më parë | 27.10.2026',
      'сейчас | 5 мин назад | 1 ч назад | 3 ч назад | 1 день назад | 2 дня назад | 27.10.2026',
    ],
  ],
  [
    'times in full, for speech',
    (f) =>
      many([21 * minute, 22 * minute, -5 * hour, -21 * hour].map((s) => f.relative(after(s), start, { long: true }))),
    [
      'za 21 minut | za 22 minuta | pre 5 sati | pre 21 sata',
      'za 21 minutu | za 22 minute | prije 5 sati | prije 21 sat',
      'in 21 minutes | in 22 minutes | 5 hours ago | 21 hours ago',
      'in 21 Minuten | in 22 Minuten | vor 5 Stunden | vor 21 Stunden',
      'σε 21 λεπτά | σε 22 λεπτά | πριν από 5 ώρες | πριν από 21 ώρες',
      'pas 21 minutash | pas 22 minutash | 5 orë më parë | 21 orë më parë',
      'через 21 минуту | через 22 минуты | 5 часов назад | 21 час назад',
    ],
  ],
  [
    'countdowns',
    (f) => many([-4, 0.2, 20, 83, 3723, day - 1, day, 2 * day + 3601, 5 * day].map((s) => f.countdown(s))),
    [
      '0:00 | 0:01 | 0:20 | 1:23 | 1:02:03 | 23:59:59 | 1 dan | 2 dana 1 h | 5 dana',
      '0:00 | 0:01 | 0:20 | 1:23 | 1:02:03 | 23:59:59 | 1 dan | 2 dana 1 h | 5 dana',
      '0:00 | 0:01 | 0:20 | 1:23 | 1:02:03 | 23:59:59 | 1 day | 2 days 1 h | 5 days',
      '0:00 | 0:01 | 0:20 | 1:23 | 1:02:03 | 23:59:59 | 1 Tag | 2 Tage 1 Std. | 5 Tage',
      '0:00 | 0:01 | 0:20 | 1:23 | 1:02:03 | 23:59:59 | 1 ημέρα | 2 ημέρες 1 ώρα | 5 ημέρες',
      '0:00 | 0:01 | 0:20 | 1:23 | 1:02:03 | 23:59:59 | 1 ditë | 2 ditë 1 orë | 5 ditë',
      '0:00 | 0:01 | 0:20 | 1:23 | 1:02:03 | 23:59:59 | 1 день | 2 дня 1 ч | 5 дней',
    ],
  ],
  [
    'lengths of time',
    (f) => many([0, 45, 65, 20 * minute, 3900, 2 * hour, day + 2 * hour, 21 * day].map((s) => f.duration(s))),
    [
      '0 s | 45 s | 1 min 5 s | 20 min | 1 h 5 min | 2 h | 1 dan 2 h | 21 dan',
      '0 s | 45 s | 1 min 5 s | 20 min | 1 h 5 min | 2 h | 1 dan 2 h | 21 dan',
      '0 s | 45 s | 1 min 5 s | 20 min | 1 h 5 min | 2 h | 1 day 2 h | 21 days',
      '0 Sek. | 45 Sek. | 1 Min. 5 Sek. | 20 Min. | 1 Std. 5 Min. | 2 Std. | 1 Tag 2 Std. | 21 Tage',
      '0 δευτ. | 45 δευτ. | 1 λεπ. 5 δευτ. | 20 λεπ. | 1 ώρα 5 λεπ. | 2 ώρες | 1 ημέρα 2 ώρες | 21 ημέρες',
      '0 sek | 45 sek | 1 min 5 sek | 20 min | 1 orë 5 min | 2 orë | 1 ditë 2 orë | 21 ditë',
      '0 с | 45 с | 1 мин 5 с | 20 мин | 1 ч 5 мин | 2 ч | 1 день 2 ч | 21 день',
    ],
  ],
  [
    'lists',
    (f) => many([f.list([]), f.list(['a']), f.list(['a', 'b'], 'or'), f.list(['a', 'b', 'c'])]),
    [
      ' | a | a ili b | a, b i c',
      ' | a | a ili b | a, b i c',
      ' | a | a or b | a, b and c',
      ' | a | a oder b | a, b und c',
      ' | a | a ή b | a, b και c',
      ' | a | a ose b | a, b dhe c',
      ' | a | a или b | a, b и c',
    ],
  ],
  [
    'the words of a calendar',
    ({ calendar: { tag, months, weekdays, weekdaysShort, firstWeekday, date, longDate } }) => {
      const noon = new Date(2026, 4, 9, 12);
      return many([
        tag,
        ...[months[4], weekdays[1], weekdaysShort[1]].map(String),
        `${firstWeekday}`,
        date(noon),
        longDate(noon),
      ]);
    },
    [
      'sr-Latn | maj | ponedeljak | pon | 1 | 9. 5. 2026. | subota, 9. maj 2026.',
      'bs | maj | ponedjeljak | pon | 1 | 9. 5. 2026. | subota, 9. maj 2026.',
      'en | May | Monday | Mon | 1 | 09/05/2026 | Saturday, 9 May 2026',
      'de | Mai | Montag | Mo | 1 | 09.05.2026 | Samstag, 9. Mai 2026',
      'el | Μάιος | Δευτέρα | Δευ | 1 | 09/05/2026 | Σάββατο, 9 Μαΐου 2026',
      'sq | maj | e hënë | hën | 1 | 9.5.2026 | e shtunë, 9 maj 2026',
      'ru | май | понедельник | пн | 1 | 09.05.2026 | суббота, 9 мая 2026 г.',
    ],
  ],
  [
    'names in order',
    (f) =>
      ['Zenica', 'Đoković', 'Čačak', 'Cvetkov', 'Ćuprija', 'Dynamo', 'Šabac', 'Sarajevo', 'Žuti', 'Bor 10', 'Bor 9']
        .toSorted(f.compare)
        .join(' '),
    [
      'Bor 9 Bor 10 Cvetkov Čačak Ćuprija Dynamo Đoković Sarajevo Šabac Zenica Žuti',
      'Bor 9 Bor 10 Cvetkov Čačak Ćuprija Dynamo Đoković Sarajevo Šabac Zenica Žuti',
      ...Array.from(
        { length: 5 },
        () => 'Bor 9 Bor 10 Čačak Ćuprija Cvetkov Đoković Dynamo Šabac Sarajevo Zenica Žuti',
      ),
    ],
  ],
];

describe.each(table)('%s', (_what, write, expected) => {
  test.each(locales.map((locale, index) => [locale, expected[index]] as const))('in %s', (locale, text) => {
    expect(plain(write(formatsOf(locale, 'Europe/Belgrade')))).toBe(text);
  });
});

test('an amount, number or unit never wraps', () => {
  for (const locale of locales) {
    const { money, compactMoney, percent, duration } = formatsOf(locale);
    for (const text of [money('1234567', 'EUR'), compactMoney('1234567', 'EUR'), percent(5), duration(45)])
      expect(text).not.toContain(' ');
  }
});

test('every language has its own seven weekdays and twelve months, alone and after a day', () => {
  for (const locale of locales) {
    const { calendar, longDate, shortDate } = formatsOf(locale, 'UTC');
    const middles = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15));
    expect(new Set(calendar.months).size).toBe(12);
    expect(new Set(middles.map(longDate)).size).toBe(12);
    expect(new Set(middles.map(shortDate)).size).toBe(12);
    expect([new Set(calendar.weekdays).size, new Set(calendar.weekdaysShort).size]).toEqual([7, 7]);
  }
});

describe('time zones', () => {
  const zones = ['Europe/Belgrade', 'Europe/Athens', 'Europe/Moscow', 'America/New_York'];
  const times = (locale: Locale, moment: string): string[] => zones.map((zone) => formatsOf(locale, zone).time(moment));

  test('one moment has the time of each zone, in winter, in summer, and while only one zone has changed its clocks', () => {
    expect(times('en', '2026-01-15T17:00:00Z')).toEqual(['18:00', '19:00', '20:00', '12:00']);
    expect(times('sq', '2026-07-15T17:00:00Z')).toEqual(['19:00', '20:00', '20:00', '13:00']);
    expect(times('ba', '2026-03-20T17:00:00Z')).toEqual(['18:00', '19:00', '20:00', '13:00']);
    expect(times('ru', '2026-10-28T17:00:00Z')).toEqual(['18:00', '19:00', '20:00', '13:00']);
  });

  test('the hour that is skipped in spring and the one that is repeated in autumn', () => {
    const around = (zone: string, ...moments: string[]): string[] =>
      moments.map((at) => formatsOf('rs', zone).time(at));
    expect(around('Europe/Belgrade', '2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z')).toEqual(['01:59', '03:00']);
    expect(around('Europe/Belgrade', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z')).toEqual(['02:30', '02:30']);
    expect(around('Europe/Athens', '2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z')).toEqual(['02:59', '04:00']);
    expect(around('America/New_York', '2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z')).toEqual(['01:30', '01:30']);
    expect(around('Europe/Moscow', '2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z')).toEqual(['03:59', '04:00']);
  });

  test('the day depends on the zone: one match is today in New York and tomorrow in Europe', () => {
    const [now, match] = ['2026-11-21T20:30:00Z', '2026-11-21T23:30:00Z'];
    expect(zones.map((zone) => formatsOf('de', zone).kickoff(match, now))).toEqual([
      'morgen 00:30',
      'morgen 01:30',
      'morgen 02:30',
      '18:30',
    ]);
    expect(formatsOf('de', 'Europe/Belgrade').date(match)).toBe('22.11.2026');
    expect(formatsOf('de', 'America/New_York').date(match)).toBe('21.11.2026');
  });

  test('a day of 23 or 25 hours is one day', () => {
    for (const zone of ['Europe/Belgrade', 'Europe/Athens', 'America/New_York']) {
      const { day: name } = formatsOf('en', zone);
      expect(name('2026-03-30T12:00:00Z', '2026-03-29T12:00:00Z')).toBe('tomorrow');
      expect(name('2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z')).toBe('yesterday');
    }
  });

  test('midnight is 00:00, and the default zone is that of the device', () => {
    expect(formatsOf('en', 'Europe/Belgrade').time('2026-11-21T23:00:00Z')).toBe('00:00');
    const local = new Date(2026, 10, 21, 18, 5, 9);
    expect(formatsOf('en').dateTime(local)).toBe('21/11/2026 18:05');
    const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(formatsOf('en', device).dateTime(local)).toBe('21/11/2026 18:05');
  });

  test('an unknown zone throws; an invalid moment gives an empty text', () => {
    expect(() => formatsOf('en', 'Europe/Atlantis')).toThrow(RangeError);
    for (const zone of [undefined, 'Europe/Moscow']) {
      const { date, longDate, time, dateTime, day: name, kickoff, relative } = formatsOf('ru', zone);
      const none = 'not a date';
      expect(
        [
          date(none),
          longDate(none),
          time(none),
          dateTime(none),
          name(none, 0),
          kickoff(none, 0),
          relative(none, 0),
        ].join(''),
      ).toBe('');
    }
  });
});
