// Apart from the arithmetic, so that a page that only reckons does not load the library of the schemas.
import * as v from 'valibot';

import type { Money as MoneyText, Odds as OddsText } from './decimal.ts';

export type Money = MoneyText;
/** Money on the wire. */
export const Money = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,15}(\.\d{1,2})?$/, 'money is decimal text with at most two places, such as "20.50"'),
  v.description('Decimal text, at most two places, in units of the currency'),
);

/** Money that cannot be negative: a stake, a limit. */
export const PositiveMoney = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}(\.\d{1,2})?$/, 'an amount is unsigned decimal text with at most two places, such as "20.50"'),
  v.description('Unsigned decimal text, at most two places'),
);

export type Odds = OddsText;
/** Odds on the wire, outside the compact deltas. */
export const Odds = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}(\.\d{1,3})?$/, 'odds are decimal text with at most three places, such as "1.85"'),
  v.description('Decimal odds as text with a point, at most three places; "0" when not to be had'),
);
