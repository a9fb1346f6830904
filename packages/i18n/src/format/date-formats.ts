import { languageTag, type Locale } from '@kvota/contracts';

import { dateNames, type DateNames } from './date-names.ts';
import { clockTime, daysBetween, fillPattern, readerOf, type Moment } from './moment.ts';

/** What a calendar needs to say; the date range of the kit takes it as it is. */
export interface CalendarWords {
  /** BCP 47: `sr-Latn`. */
  readonly tag: string;
  /** From January, in the form that stands alone. */
  readonly months: readonly string[];
  /** From Sunday. */
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  /** The day a week begins with: 0 is Sunday, 1 Monday. */
  readonly firstWeekday: 0 | 1;
  /** A day as it is written; given as its noon on the clock of the device. */
  readonly date: (noon: Date) => string;
  /** A day as it is said, with its weekday. */
  readonly longDate: (noon: Date) => string;
}

/** What the formats say about days and clocks; text that is no moment gives an empty text. */
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

/** How one language writes dates and times, in a time zone or in that of the device. */
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

/** What a calendar says in a language. Its days are days of the device, as a calendar's are. */
export function calendarWordsOf(locale: Locale): CalendarWords {
  const { months, monthsAlone = months, weekdays, weekdaysShort } = dateNames[locale];
  const { date, longDate } = dateFormatsOf(locale, undefined);
  // All seven begin the week on Monday.
  return { tag: languageTag(locale), months: monthsAlone, weekdays, weekdaysShort, firstWeekday: 1, date, longDate };
}
