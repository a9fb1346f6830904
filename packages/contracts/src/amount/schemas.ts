// Apart from the arithmetic, so that a page that only computes does not load the schema library.
import * as v from 'valibot';

import type { Money as MoneyText } from './money.ts';
import type { Odds as OddsText } from './odds.ts';

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

export type Odds = OddsText;
/** Validates odds on the wire, outside the compact deltas. */
export const Odds = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}(\.\d{1,3})?$/, 'odds are decimal text with at most three places, such as "1.85"'),
  v.description('Decimal odds as text with a point, at most three places; "0" if not available'),
);
