import type { NumberSigns } from './number-signs.ts';

const decimal = /^(-?)(\d+)(?:\.(\d+))?$/;
const minus = '\u2212';

/**
 * Formats decimal text with the signs of a language: `"1128.5"` → `"1.128,50"`. It works on digits, so the result is exact.
 * `places` pads with zeros and never truncates. If the text is not a plain decimal number, it is returned unchanged.
 */
export function writeDecimal(text: string, signs: NumberSigns, places = 0): string {
  const match = decimal.exec(text);
  if (!match) return text;
  const whole = (match[2] ?? '').replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+(?!\d))/g, signs.group);
  const fraction = (match[3] ?? '').padEnd(places, '0');
  const sign = match[1] === '-' && /[1-9]/.test(text) ? minus : '';
  return sign + whole + (fraction === '' ? '' : signs.decimal + fraction);
}
