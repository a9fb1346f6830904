// Here and not in a tsconfig, because other packages compile the sources of the platform with their own.
/// <reference lib="esnext.temporal" />
import type { Period } from '@kvota/commission';
import type { CommissionCycle } from '@kvota/contracts';

/** A week or month of commission: its days in the zone, both included. */
export interface CommissionSpan {
  /** `2026-W48`, or `2026-11`. */
  readonly id: string;
  readonly cycle: CommissionCycle;
  readonly from: string;
  readonly to: string;
}

type Date = Temporal.PlainDate;

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

function weekOf(day: Date): CommissionSpan {
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  const id = `${digits(day.yearOfWeek ?? 0, 4)}-W${digits(day.weekOfYear ?? 0, 2)}`; // the ISO calendar has both
  return { id, cycle: 'week', from: monday.toString(), to: monday.add({ days: 6 }).toString() };
}

function monthOf(day: Date): CommissionSpan {
  const first = day.with({ day: 1 });
  const last = first.add({ months: 1 }).subtract({ days: 1 });
  return { id: day.toPlainYearMonth().toString(), cycle: 'month', from: first.toString(), to: last.toString() };
}

/** Returns the period of a cycle that a day is in. Weeks begin on Monday. */
export function periodOfDay(cycle: CommissionCycle, day: string): CommissionSpan {
  const date = Temporal.PlainDate.from(day);
  return cycle === 'week' ? weekOf(date) : monthOf(date);
}

/** Returns the period with an id; undefined for one that the calendar does not have, such as week 53 of a short year. */
export function periodOfId(id: string): CommissionSpan | undefined {
  const [, year = '', week, month] = /^(\d{4})-(?:W(\d\d)|(\d\d))$/.exec(id) ?? [];
  if (week !== undefined) {
    // The fourth of January is in the first week.
    const first = Temporal.PlainDate.from(`${year}-01-04`);
    const found = weekOf(first.add({ weeks: Number(week) - 1 }));
    return found.id === id ? found : undefined;
  }
  if (month === undefined || Number(month) < 1 || Number(month) > 12) return undefined;
  return monthOf(Temporal.PlainDate.from(`${id}-01`));
}

export const periodAfter = ({ cycle, to }: CommissionSpan): CommissionSpan =>
  periodOfDay(cycle, Temporal.PlainDate.from(to).add({ days: 1 }).toString());

export const periodBefore = ({ cycle, from }: CommissionSpan): CommissionSpan =>
  periodOfDay(cycle, Temporal.PlainDate.from(from).subtract({ days: 1 }).toString());

/** Returns the periods of a cycle from the one with the first day to the one with the last day, oldest first. */
export function periodsBetween(cycle: CommissionCycle, first: string, last: string): CommissionSpan[] {
  const periods: CommissionSpan[] = [];
  // Days of one form have the order of their texts.
  for (let period = periodOfDay(cycle, first); period.from <= last; period = periodAfter(period)) periods.push(period);
  return periods;
}

/** Returns the weeks that end in a month, oldest first. */
export const weeksEndingIn = ({ from, to }: CommissionSpan): CommissionSpan[] =>
  periodsBetween('week', from, to).filter((week) => week.to <= to);

/** Returns the instant at which a day begins in a zone, in milliseconds since 1970. */
export const beginningOf = (day: string, zone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;

/** Returns the instant at which a period ends, in milliseconds since 1970. */
export const endOf = (period: CommissionSpan, zone: string): number => beginningOf(periodAfter(period).from, zone);

/** Returns a period with its bounds as instants, as statements have it. */
export function boundsOf(period: CommissionSpan, zone: string): Period {
  const instant = (day: string): string => Temporal.PlainDate.from(day).toZonedDateTime(zone).toInstant().toString();
  const { id, cycle, from } = period;
  return { id, cycle, from: instant(from), to: instant(periodAfter(period).from) };
}

/** Returns the day in a zone at an instant. */
export const dayAt = (now: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate().toString();

export const dayAfter = (day: string): string => Temporal.PlainDate.from(day).add({ days: 1 }).toString();

/** Returns the first Monday after the day of an instant. */
export function nextMonday(now: number, zone: string): string {
  const today = Temporal.PlainDate.from(dayAt(now, zone));
  return today.add({ days: 8 - today.dayOfWeek }).toString();
}
