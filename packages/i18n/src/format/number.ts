import type { Locale } from '@kvota/contracts';

import { writeDecimal } from './decimal-text.ts';
import { numberSigns } from './number-signs.ts';

/** How one language writes a whole number, or decimal text, exactly as precise as it came. */
export function numberOf(locale: Locale): (value: number | bigint | string) => string {
  return (value) => writeDecimal(String(value), numberSigns[locale]);
}
