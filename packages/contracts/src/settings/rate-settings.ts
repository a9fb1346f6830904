import * as v from 'valibot';

/** A day from which rates are in force, until those of a later day. */
export const RateDay = v.pipe(v.string(), v.isoDate());

/**
 * The value of a unit of each currency in one common measure, as exact decimals: `{ "RSD": "1", "EUR": "117.1823" }`. Limits of
 * players are compared with amounts of other currencies by it. Money is never converted.
 */
export const DayRates = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,12})?$/), v.regex(/[1-9]/, 'a rate is above zero')),
  ),
  v.minEntries(1),
  v.maxEntries(200),
);
export type DayRates = v.InferOutput<typeof DayRates>;

/** Reads the rates of a day. A malformed value has none. */
export const readDayRates = (value: unknown): DayRates => (v.is(DayRates, value) ? value : {});
