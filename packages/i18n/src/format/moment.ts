import type { DateNames } from './date-names.ts';

/** A moment: milliseconds since 1970, ISO 8601 text, or a Date. Shown in the time zone of the device. */
export type Moment = number | string | Date;

const two = (n: number): string => String(n).padStart(2, '0');

/** The moment as a Date, or undefined where it is none. */
export function toDate(moment: Moment): Date | undefined {
  const date = moment instanceof Date ? moment : new Date(moment);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Fills a pattern: `D` `DD` day, `M` `MM` month, `N` its name, `Y` year, `W` weekday. */
export function fillPattern(pattern: string, date: Date, names: DateNames): string {
  const parts: Record<string, string> = {
    D: String(date.getDate()),
    DD: two(date.getDate()),
    M: String(date.getMonth() + 1),
    MM: two(date.getMonth() + 1),
    N: names.months[date.getMonth()] ?? '',
    Y: String(date.getFullYear()),
    W: names.weekdays[date.getDay()] ?? '',
  };
  return pattern.replace(/DD?|MM?|[NYW]/g, (sign) => parts[sign] ?? '');
}

/** The time on a 24-hour clock. */
export function clockTime(date: Date, seconds: boolean): string {
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`;
  return seconds ? `${time}:${two(date.getSeconds())}` : time;
}

/** Calendar days from one moment to another, whatever the clock and the summer time do between. */
export function daysBetween(from: Date, to: Date): number {
  const day = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((day(to) - day(from)) / 86_400_000);
}
