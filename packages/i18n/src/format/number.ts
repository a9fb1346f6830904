import type { Locale } from '@kvota/contracts/values';

import { writeDecimal } from './decimal-text.ts';
import { numberSigns } from './number-signs.ts';

/** Returns the format of whole numbers and decimal text in a language. Precision is kept. */
export function numberOf(locale: Locale): (value: number | bigint | string) => string {
  return (value) => writeDecimal(String(value), numberSigns[locale]);
}
