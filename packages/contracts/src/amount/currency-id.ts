import * as v from 'valibot';

/** The id of a currency: the ISO 4217 number of a real one, or the id of a bonus wallet (WAL-06). */
export const CurrencyId = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));
