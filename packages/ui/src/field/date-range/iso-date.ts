/** A day as ISO text, `2026-11-21`, without time and time zone, so that it is the same day everywhere. */
export type IsoDate = string;

/** A range of days, both ends included. */
export interface DateSpan {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

const two = (n: number): string => String(n).padStart(2, '0');

function parts(iso: IsoDate): [year: number, month: number, day: number] {
  const [year = 1970, month = 1, day = 1] = iso.split('-').map(Number);
  return [year, month, day];
}

/** Returns noon of the day in the time zone of the device, so that no conversion changes the day. */
export function noonOf(iso: IsoDate): Date {
  const [year, month, day] = parts(iso);
  return new Date(year, month - 1, day, 12);
}

/** Returns the day of this moment in the time zone of the device. */
export function isoOf(date: Date): IsoDate {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Returns the day so many days later, or earlier if the number is negative. */
export function shiftDate(iso: IsoDate, days: number): IsoDate {
  const [year, month, day] = parts(iso);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** Returns the range between two days in either order. */
export function spanOf(one: IsoDate, other: IsoDate): DateSpan {
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

/** Returns the part of a range within the bounds, or undefined if there is none. */
export function clampSpan(span: DateSpan, min: IsoDate | undefined, max: IsoDate | undefined): DateSpan | undefined {
  const from = min !== undefined && span.from < min ? min : span.from;
  const to = max !== undefined && span.to > max ? max : span.to;
  return from <= to ? { from, to } : undefined;
}

type SpanName = 'today' | 'yesterday' | 'last7' | 'last30' | 'thisMonth' | 'lastMonth';

/** Returns the common ranges of lists, up to today. */
export function namedSpans(today: IsoDate): Readonly<Record<SpanName, DateSpan>> {
  const [year, month] = parts(today);
  const yesterday = shiftDate(today, -1);
  const firstOfMonth = `${year}-${two(month)}-01`;
  const endOfLast = shiftDate(firstOfMonth, -1);
  return {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    last7: { from: shiftDate(today, -6), to: today },
    last30: { from: shiftDate(today, -29), to: today },
    thisMonth: { from: firstOfMonth, to: today },
    lastMonth: { from: `${endOfLast.slice(0, 8)}01`, to: endOfLast },
  };
}
