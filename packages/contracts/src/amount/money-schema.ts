// Apart from the arithmetic, so that a page that only computes does not load the schema library. Apart from odds, because
// bundlers leave out whole modules only.
import * as v from 'valibot';

import type { Money as MoneyText } from './money.ts';

export type Money = MoneyText;
/** Validates money on the wire. */
export const Money = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,15}(\.\d{1,2})?$/, 'money is decimal text with at most two places, such as "20.50"'),
  v.description('Decimal text, at most two places, in units of the currency'),
);

/** Validates money that cannot be negative, such as a stake or a limit. */
export const PositiveMoney = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}(\.\d{1,2})?$/, 'an amount is unsigned decimal text with at most two places, such as "20.50"'),
  v.description('Unsigned decimal text, at most two places'),
);
