import type { NumberSigns } from './number-signs.ts';

const decimal = /^(-?)0*(\d+)(?:\.\d+)?$/;

/** Digits before the point from which an amount is shortened. */
const shortFrom = 6;

/**
 * Shortens large decimal text to three figures: `"1250300.75"` → `1,2 mil.`. Rounds down, because a balance must not
 * appear larger than it is. Returns undefined if the number is below 100,000 and can be shown in full.
 */
export function writeCompact(text: string, signs: NumberSigns): string | undefined {
  const [, sign, whole = ''] = decimal.exec(text) ?? [];
  if (whole.length < shortFrom) return undefined;
  const unit = Math.min(3, Math.trunc((whole.length - 1) / 3));
  const figures = whole.slice(0, whole.length - 3 * unit);
  const tenth = figures.length < 3 ? (whole[figures.length] ?? '0') : '0';
  const grouped = figures.replace(/\B(?=(\d{3})+(?!\d))/g, signs.group);
  const number = tenth === '0' ? grouped : `${grouped}${signs.decimal}${tenth}`;
  return `${sign === '-' ? '\u2212' : ''}${number}${signs.large[unit - 1] ?? ''}`;
}
