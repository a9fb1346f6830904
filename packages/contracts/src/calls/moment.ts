import * as v from 'valibot';

const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2100, 0, 1);
/** Text that is no date is left to the other checks. */
const isInRange = (text: string): boolean => {
  const at = Date.parse(text);
  return Number.isNaN(at) || (at >= earliest && at < latest);
};
const range = 'A time from the year 2000 to 2099.';

/** A day, such as 2026-11-21, from 2000 to 2099. */
export const Day = v.pipe(v.string(), v.isoDate(), v.check(isInRange, range));

/** An end of a period: a day or an instant from 2000 to 2099. Text that is no date is accepted and filters nothing. */
export const PeriodEnd = v.pipe(v.string(), v.check(isInRange, range));

/** An instant in ISO 8601, from 2000 to 2099. */
export const Instant = v.pipe(v.string(), v.isoTimestamp(), v.check(isInRange, range));
