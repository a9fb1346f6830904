import * as v from 'valibot';

import type { Odds as OddsText } from './odds.ts';

export type Odds = OddsText;
/** Validates odds on the wire, outside the compact deltas. */
export const Odds = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}(\.\d{1,3})?$/, 'odds are decimal text with at most three places, such as "1.85"'),
  v.description('Decimal text, at most three places; "0" if not available'),
);
