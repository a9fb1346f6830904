import { languageTag, type Locale } from '@kvota/contracts/values';

import { dateNames, type DateNames } from './date-names.ts';
import { clockTime, daysBetween, fillPattern, readerOf, type Moment } from './moment.ts';

/** Texts and formats of a calendar, in the form that the date range component of `@kvota/ui` accepts. */
export interface CalendarWords {
  /** BCP 47 tag, such as `sr-Latn`. */
  readonly tag: string;
  /** From January, in the nominative form used without a day. */
  readonly months: readonly string[];
  /** From Sunday. */
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  /** First day of the week: 0 is Sunday, 1 is Monday. */
  readonly firstWeekday: 0 | 1;
  /** Formats a day, given as its noon in the time zone of the device. */
  readonly date: (noon: Date) => string;
  /** Formats a day for speech, with its weekday. */
  readonly longDate: (noon: Date) => string;
}

/** Formats of dates and times. If the input is not a moment, the result is empty. */
export interface DateFormats {
  readonly date: (moment: Moment) => string;
  readonly shortDate: (moment: Moment) => string;
  readonly weekdayDate: (moment: Moment) => string;
  readonly longDate: (moment: Moment) => string;
  readonly time: (moment: Moment, options?: { readonly seconds?: boolean }) => string;
  readonly dateTime: (moment: Moment) => string;
  readonly dateRange: (from: Moment, to: Moment) => string;
  readonly timeRange: (from: Moment, to: Moment) => string;
  readonly day: (moment: Moment, now: Moment) => string;
  readonly kickoff: (moment: Moment, now: Moment) => string;
}

type Pattern = keyof DateNames['patterns'];

/** Returns the date formats of a language, in a time zone or in that of the device. */
export function dateFormatsOf(locale: Locale, timeZone: string | undefined): DateFormats {
  const names = dateNames[locale];
  const read = readerOf(timeZone);
  const write =
    (pattern: Pattern) =>
    (moment: Moment): string => {
      const at = read(moment);
      return at ? fillPattern(names.patterns[pattern], at, names) : '';
    };
  const date = write('date');
  const dayMonth = write('dayMonth');
  const time: DateFormats['time'] = (moment, options) => {
    const at = read(moment);
    return at ? clockTime(at, options?.seconds ?? false) : '';
  };
  const day: DateFormats['day'] = (moment, now) => {
    const [at, today] = [read(moment), read(now)];
    if (!at || !today) return '';
    const days = daysBetween(today, at);
    if (days >= -1 && days <= 1) return names.near[days + 1] ?? '';
    return days > 1 && days < 7 ? (names.weekdaysShort[at.weekday] ?? '') : dayMonth(moment);
  };
  const sameDay = (one: Moment, other: Moment): boolean => {
    const [from, to] = [read(one), read(other)];
    return from !== undefined && to !== undefined && daysBetween(from, to) === 0;
  };
  return {
    date,
    shortDate: write('short'),
    weekdayDate: write('weekday'),
    longDate: write('long'),
    time,
    day,
    dateTime: (moment) => `${date(moment)} ${time(moment)}`.trim(),
    dateRange: (from, to) => (sameDay(from, to) ? date(from) : `${date(from)} – ${date(to)}`),
    timeRange: (from, to) =>
      sameDay(from, to) ? `${time(from)}–${time(to)}` : `${dayMonth(from)} ${time(from)} – ${dayMonth(to)} ${time(to)}`,
    kickoff: (moment, now) => (sameDay(moment, now) ? time(moment) : `${day(moment, now)} ${time(moment)}`.trim()),
  };
}

/** Returns the texts and formats of a calendar in a language. Days are in the time zone of the device. */
export function calendarWordsOf(locale: Locale): CalendarWords {
  const { months, monthsAlone = months, weekdays, weekdaysShort } = dateNames[locale];
  const { date, longDate } = dateFormatsOf(locale, undefined);
  // The week begins on Monday in all seven languages.
  return { tag: languageTag(locale), months: monthsAlone, weekdays, weekdaysShort, firstWeekday: 1, date, longDate };
}
