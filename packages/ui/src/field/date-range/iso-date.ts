/** A day as ISO text, `2026-11-21`: no time, no time zone, so it is the same day everywhere. */
export type IsoDate = string;

/** From one day to another, both of them included. */
export interface DateSpan {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

const two = (n: number): string => String(n).padStart(2, '0');

function parts(iso: IsoDate): [year: number, month: number, day: number] {
  const [year = 1970, month = 1, day = 1] = iso.split('-').map(Number);
  return [year, month, day];
}

/** Noon of the day on the clock of the device: far enough from midnight that no time zone makes it another day. */
export function noonOf(iso: IsoDate): Date {
  const [year, month, day] = parts(iso);
  return new Date(year, month - 1, day, 12);
}

/** The day on which the clock of the device shows this moment. */
export function isoOf(date: Date): IsoDate {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The day so many days later, or earlier. */
export function shiftDate(iso: IsoDate, days: number): IsoDate {
  const [year, month, day] = parts(iso);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** The span between two days, whichever comes first. */
export function spanOf(one: IsoDate, other: IsoDate): DateSpan {
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

/** The part of a span that lies within the bounds; undefined where none does. */
export function clampSpan(span: DateSpan, min: IsoDate | undefined, max: IsoDate | undefined): DateSpan | undefined {
  const from = min !== undefined && span.from < min ? min : span.from;
  const to = max !== undefined && span.to > max ? max : span.to;
  return from <= to ? { from, to } : undefined;
}

type SpanName = 'today' | 'yesterday' | 'last7' | 'last30' | 'thisMonth' | 'lastMonth';

/** The spans that lists are asked for most, up to today. */
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
