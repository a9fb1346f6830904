/** The result of parsing typed text: nothing, no amount, or an exact amount with two decimals. */
export type ParsedAmount =
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'amount'; readonly amount: string };

const invalid: ParsedAmount = { kind: 'invalid' };
const spaces = /[\s\u00A0\u202F']/g;
/** Digits in which a space separates thousands and nothing else. */
const spaced = /^[1-9]\d{0,2}( \d{3})+([.,]\d{0,2})?$/;

/**
 * Parses an amount as people type it. Comma or point separates decimals; either, or a space, separates thousands:
 * `1.128,50`, `1,128.50`, `1128,5` and `1128.50` are all `1128.50`.
 * A single separator before exactly three digits separates thousands (`1.000` is a thousand), because amounts have
 * two decimals. After a lone zero it cannot, so `0.500` is no amount. More than two decimals are refused instead of
 * cut (STAKE-01). A space counts between groups of three digits only: `55 66` is no amount.
 */
export function parseAmount(text: string): ParsedAmount {
  const plain = text.replace(spaces, ' ').trim();
  if (plain === '') return { kind: 'empty' };
  if (plain.includes(' ') && !spaced.test(plain)) return invalid;
  const dense = plain.replaceAll(' ', '');
  if (!/^\d*(?:[.,]\d*)*$/.test(dense) || !/\d/.test(dense)) return invalid;
  const parts = split(dense);
  if (!parts) return invalid;
  const whole = parts.whole.replace(/^0+(?=\d)/, '') || '0';
  return { kind: 'amount', amount: `${whole}.${parts.fraction.padEnd(2, '0')}` };
}

function split(dense: string): { whole: string; fraction: string } | undefined {
  const lastMark = Math.max(dense.lastIndexOf(','), dense.lastIndexOf('.'));
  if (lastMark === -1) return { whole: dense, fraction: '' };
  const mark = dense.charAt(lastMark);
  const other = mark === ',' ? '.' : ',';
  const before = dense.slice(0, lastMark);
  const after = dense.slice(lastMark + 1);
  if (before.includes(mark)) {
    // A separator that occurs twice separates thousands, and the other one cannot be among them.
    return before.includes(other) ? undefined : grouped(dense, mark);
  }
  if (before.includes(other)) {
    const groups = grouped(before, other);
    return groups && after.length <= 2 ? { whole: groups.whole, fraction: after } : undefined;
  }
  if (after.length <= 2) return { whole: before, fraction: after };
  return after.length === 3 ? grouped(dense, mark) : undefined;
}

function grouped(digits: string, mark: string): { whole: string; fraction: string } | undefined {
  const [first = '', ...rest] = digits.split(mark);
  const wellFormed = /^[1-9]\d{0,2}$/.test(first) && rest.every((group) => group.length === 3);
  return wellFormed ? { whole: first + rest.join(''), fraction: '' } : undefined;
}

/** Returns the hundredths of a canonical amount. */
export function toHundredths(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0').slice(0, 2));
}

/** Returns the canonical text of hundredths: `20050n` is `200.50`. */
export function fromHundredths(hundredths: bigint): string {
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

/** True if an amount is at a bound or beyond it. */
export function reached(amount: string, side: 'min' | 'max', bound: string): boolean {
  const [value, end] = [toHundredths(amount), toHundredths(bound)];
  return side === 'min' ? value <= end : value >= end;
}

/**
 * Returns the next amount up or down on the grid of steps: from 205, a step of 10 leads to 210 or 200.
 * The result is within `min` and `max`. All amounts are canonical; the arithmetic is exact and uses no floats.
 */
export function shiftAmount(
  amount: string | null,
  step: string,
  direction: 1 | -1,
  bounds: { readonly min?: string | undefined; readonly max?: string | undefined } = {},
): string {
  const size = toHundredths(step);
  const low = toHundredths(bounds.min ?? '0');
  if (amount === null) return fromHundredths(low > 0n ? low : size);
  const from = toHundredths(amount);
  const below = (from / size) * size;
  const up = below + size;
  const down = below === from ? from - size : below;
  const next = direction === 1 ? up : down;
  const floored = next < low ? low : next;
  const high = bounds.max === undefined ? undefined : toHundredths(bounds.max);
  return fromHundredths(high !== undefined && floored > high ? high : floored);
}
