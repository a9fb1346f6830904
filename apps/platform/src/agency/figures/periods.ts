// Here and not in a tsconfig, because other packages compile the sources of the platform with their own.
/// <reference lib="esnext.temporal" />
import type { AgencyPeriod, FigureDays } from '@kvota/contracts';

import { problem } from '../../kernel/http-problem.ts';

/** The period of a call: by name, or by its days. */
export interface AskedDays {
  readonly period?: AgencyPeriod | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Whole days, both included, and the beginning of one more day. */
export interface FigureSpan {
  readonly from: string;
  readonly to: string;
  /** A day of which only what was booked before a moment counts, in milliseconds since 1970. */
  readonly part?: { readonly day: string; readonly before: number };
}

/** The most days of a period. */
const mostDays = 92;

type Date = Temporal.PlainDate;

const localTime = (now: number, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);

/** Returns the days of a period in a zone. Throws 400 for one that ends before it begins, and `tooBroad`. */
export function daysOf(asked: AskedDays, now: number, zone: string): FigureDays {
  const today = localTime(now, zone).toPlainDate();
  const [from, to] = asked.period === undefined ? givenDays(asked, today) : namedDays(asked.period, today);
  const length = from.until(to, { largestUnit: 'days' }).days + 1;
  if (length < 1) throw problem('invalidInput', { detail: 'query.to: a day that is not before query.from' });
  if (length > mostDays) throw problem('tooBroad');
  return { from: from.toString(), to: to.toString(), zone };
}

function givenDays({ from, to }: AskedDays, today: Date): [Date, Date] {
  const first = Temporal.PlainDate.from(from ?? to ?? today);
  if (to !== undefined) return [first, Temporal.PlainDate.from(to)];
  return [first, Temporal.PlainDate.compare(first, today) > 0 ? first : today];
}

function namedDays(period: AgencyPeriod, today: Date): [Date, Date] {
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const first = today.with({ day: 1 });
  switch (period) {
    case 'today':
      return [today, today];
    case 'yesterday':
      return [today.subtract({ days: 1 }), today.subtract({ days: 1 })];
    case 'thisWeek':
      return [monday, today];
    case 'lastWeek':
      return [monday.subtract({ days: 7 }), monday.subtract({ days: 1 })];
    case 'thisMonth':
      return [first, today];
    case 'lastMonth':
      return [first.subtract({ months: 1 }), first.subtract({ days: 1 })];
  }
}

/**
 * Returns the period before: the week or month before of one by name, else as many days as the period has. If the period is
 * not over, it ends at the moment that corresponds to this one: the same time of day on the clocks of the zone.
 */
export function spanBefore(asked: AskedDays, days: FigureDays, now: number): FigureSpan {
  const [from, to] = [Temporal.PlainDate.from(days.from), Temporal.PlainDate.from(days.to)];
  const back = stepBack(asked, from, to);
  const here = localTime(now, days.zone);
  const first = from.subtract(back);
  const isOver = Temporal.PlainDate.compare(to, here.toPlainDate()) < 0;
  // Months have different lengths: the whole month before ends with the day before this one begins.
  if (isOver) return { from: first.toString(), to: from.subtract({ days: 1 }).toString() };
  const day = here.toPlainDate().subtract(back);
  const before = day.toZonedDateTime({ timeZone: days.zone, plainTime: here.toPlainTime() }).epochMilliseconds;
  // A period that has not begun yet has nothing before the corresponding moment.
  if (Temporal.PlainDate.compare(day, first) < 0) return { from: first.toString(), to: day.toString() };
  return {
    from: first.toString(),
    to: day.subtract({ days: 1 }).toString(),
    part: { day: day.toString(), before },
  };
}

function stepBack({ period }: AskedDays, from: Date, to: Date): Temporal.DurationLike {
  if (period === 'thisMonth' || period === 'lastMonth') return { months: 1 };
  if (period === 'thisWeek' || period === 'lastWeek') return { days: 7 };
  return { days: from.until(to, { largestUnit: 'days' }).days + 1 };
}

/** Returns every day of a period that has begun. */
export function begunDays({ from, to, zone }: FigureDays, now: number): string[] {
  const today = localTime(now, zone).toPlainDate();
  const last = Temporal.PlainDate.from(to);
  const end = Temporal.PlainDate.compare(last, today) < 0 ? last : today;
  const days: string[] = [];
  for (let day = Temporal.PlainDate.from(from); Temporal.PlainDate.compare(day, end) <= 0; day = day.add({ days: 1 }))
    days.push(day.toString());
  return days;
}
