import type { DateNames } from './date-names.ts';

/** A moment: milliseconds since 1970, ISO 8601 text, or a Date. */
export type Moment = number | string | Date;

/** Date and time of day at a moment in one time zone. */
export interface CalendarTime {
  readonly year: number;
  /** From 0, like `Date.getMonth`. */
  readonly month: number;
  readonly day: number;
  /** From Sunday. */
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Converts a moment to date and time; undefined if it is invalid. */
export type ReadMoment = (moment: Moment) => CalendarTime | undefined;

const two = (n: number): string => String(n).padStart(2, '0');

/** Converts a moment to a Date; undefined if it is invalid. */
export function toDate(moment: Moment): Date | undefined {
  const date = moment instanceof Date ? moment : new Date(moment);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Uses the time zone of the device. */
const readOnDevice: ReadMoment = (moment) => {
  const date = toDate(moment);
  return (
    date && {
      year: date.getFullYear(),
      month: date.getMonth(),
      day: date.getDate(),
      weekday: date.getDay(),
      hour: date.getHours(),
      minute: date.getMinutes(),
      second: date.getSeconds(),
    }
  );
};

/**
 * Returns the reader of an IANA time zone, or of the device if there is none.
 *
 * @throws RangeError if there is no such time zone.
 */
export function readerOf(timeZone: string | undefined): ReadMoment {
  if (timeZone === undefined) return readOnDevice;
  // Only the digits are used, which are equal in every browser.
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (moment) => {
    const date = toDate(moment);
    if (!date) return undefined;
    const parts = new Map<string, number>();
    for (const { type, value } of format.formatToParts(date)) parts.set(type, Number(value));
    const [year, month, day] = [parts.get('year') ?? 0, (parts.get('month') ?? 1) - 1, parts.get('day') ?? 1];
    return {
      year,
      month,
      day,
      weekday: new Date(Date.UTC(year, month, day)).getUTCDay(),
      hour: parts.get('hour') ?? 0,
      minute: parts.get('minute') ?? 0,
      second: parts.get('second') ?? 0,
    };
  };
}

/** Fills a pattern. `D` `DD` day, `M` `MM` month, `N` its name, `n` its short name, `Y` year, `W` weekday, `w` its short name. */
export function fillPattern(pattern: string, at: CalendarTime, names: DateNames): string {
  const parts: Record<string, string> = {
    D: String(at.day),
    DD: two(at.day),
    M: String(at.month + 1),
    MM: two(at.month + 1),
    N: names.months[at.month] ?? '',
    n: names.monthsShort[at.month] ?? '',
    Y: String(at.year),
    W: names.weekdays[at.weekday] ?? '',
    w: names.weekdaysShort[at.weekday] ?? '',
  };
  return pattern.replace(/DD?|MM?|[NnYWw]/g, (sign) => parts[sign] ?? '');
}

/** Formats the time on a 24-hour clock. */
export function clockTime(at: CalendarTime, seconds: boolean): string {
  const time = `${two(at.hour)}:${two(at.minute)}`;
  return seconds ? `${time}:${two(at.second)}` : time;
}

/** Counts the calendar days between two moments, independent of the time of day and of daylight saving. */
export function daysBetween(from: CalendarTime, to: CalendarTime): number {
  const day = (at: CalendarTime): number => Date.UTC(at.year, at.month, at.day);
  return Math.round((day(to) - day(from)) / 86_400_000);
}
