import { rounded } from './decimal.ts';
import type { Ratio } from './decimal.ts';
import type { Legs, Part, Reading } from './reading.ts';
import { elementarySums } from './symmetric.ts';
import type { Range } from './types.ts';

type Parts = readonly Part[];

const valuesOf = ({ members }: Part, { values }: Legs): bigint[] => members.map((at) => values[at] ?? 0n);

/**
 * Σ over all lines of the product of their legs, without listing a single line. A line has at most as many legs as the
 * denominator has units; a shorter one is filled up with ones.
 */
export function sumOfLines(parts: Parts, legs: Legs): Ratio {
  let n = 1n;
  let length = 0;
  for (const part of parts) {
    const { conditions, least, top } = part;
    const sums = elementarySums(valuesOf(part, legs), top, least);
    let sum = 0n;
    for (let k = least; k <= top; k += 1) sum = sum * legs.unit + (conditions.includes(k) ? (sums[k] ?? 0n) : 0n);
    n *= sum;
    length += top;
  }
  return { n, d: legs.unit ** BigInt(length) };
}

/** Sorts in place by insertion: at the size of a group that beats the built-in sort, which calls back for every comparison. */
function ascending(values: bigint[]): bigint[] {
  for (let end = 1; end < values.length; end += 1) {
    const value = values[end] ?? 0n;
    let at = end;
    for (; at > 0 && (values[at - 1] ?? 0n) > value; at -= 1) values[at] = values[at - 1] ?? 0n;
    values[at] = value;
  }
  return values;
}

/** The smallest and the greatest product of a single line. Legs count at least 1, so that more legs never count less. */
export function extremeLines(parts: Parts, legs: Legs): Range<bigint> {
  let [min, max] = [1n, 1n];
  for (const part of parts) {
    const sorted = ascending(valuesOf(part, legs));
    const { least, top } = part;
    for (let at = 0; at < top; at += 1) {
      min *= at < least ? (sorted[at] ?? 0n) : legs.unit;
      max *= sorted[sorted.length - 1 - at] ?? 0n;
    }
  }
  return { min, max };
}

/** The products of all k-subsets. */
const subsets = (values: readonly bigint[], k: number): bigint[] =>
  k === 0
    ? [1n]
    : values
        .slice(0, values.length - k + 1)
        .flatMap((value, i) => subsets(values.slice(i + 1), k - 1).map((rest) => value * rest));

/** Sum of the payouts of all lines, each rounded: the one calculation that has to list them. */
export function sumOfRoundedLines({ parts, stake = 0n, rounding }: Reading, legs: Legs, d: bigint): bigint {
  let lines = [stake];
  for (const part of parts) {
    const own = part.conditions.flatMap((k) =>
      subsets(valuesOf(part, legs), k).map((value) => value * legs.unit ** BigInt(part.top - k)),
    );
    lines = lines.flatMap((line) => own.map((value) => line * value));
  }
  return lines.reduce((sum, n) => sum + rounded(n, d, rounding.places, rounding.mode), 0n);
}
