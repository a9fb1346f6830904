/** A number as whole units of its last decimal: `12.50` is 1250 at scale 2. */
interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const canonical = /^-?\d+(?:\.\d+)?$/;

function read(text: string): Decimal {
  if (!canonical.test(text)) {
    throw new Error(`"${text}" is not decimal text: digits with a point, as amounts come from the server, are wanted`);
  }
  const [whole = '0', fraction = ''] = text.split('.');
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

const atScale = ({ units, scale }: Decimal, wanted: number): bigint => units * 10n ** BigInt(wanted - scale);

function write({ units, scale }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const sign = units < 0n ? '-' : '';
  const split = digits.length - scale;
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, split)}.${digits.slice(split)}`;
}

/**
 * Adds amounts exactly, without floats: `0.10` and `0.20` are `0.30`.
 * Amounts are decimal text as the server sends it (`-12.50`). The sum has as many decimals as the longest amount, at
 * least two. Throws on any other text.
 */
export function sumDecimals(texts: readonly string[]): string {
  const decimals = texts.map(read);
  const scale = Math.max(2, ...decimals.map((decimal) => decimal.scale));
  return write({ units: decimals.reduce((sum, decimal) => sum + atScale(decimal, scale), 0n), scale });
}

/** Compares two amounts by value: below 0 if the first is smaller. Throws if a text is not decimal. */
export function compareDecimals(first: string, second: string): number {
  const [a, b] = [read(first), read(second)];
  const scale = Math.max(a.scale, b.scale);
  const difference = atScale(a, scale) - atScale(b, scale);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** Returns the share of a part in a whole, between 0 and 1, for a bar. Returns 0 if the whole is 0. */
export function shareOfDecimal(part: string, whole: string): number {
  const [a, b] = [read(part), read(whole)];
  const scale = Math.max(a.scale, b.scale);
  const total = atScale(b, scale);
  if (total <= 0n) return 0;
  // A bar needs no more than a ten-thousandth, so the division stays among integers until then.
  const share = Number((atScale(a, scale) * 10_000n) / total) / 10_000;
  return Math.min(1, Math.max(0, share));
}
