import { rounded } from './decimal.ts';
import type { Legs, Part, ParsedTicket } from './parse-ticket.ts';
import { elementarySums } from './symmetric.ts';

/** Sums over the lines of a ticket. A line counts as the product of its legs. */
export interface Count {
  readonly sum: bigint;
  /** The smallest and the greatest line. A leg counts at least 1, so more legs never count less. */
  readonly min: bigint;
  readonly max: bigint;
  /** The common denominator: the unit of a leg to the power of the longest line. Shorter lines are filled up with ones. */
  readonly unit: bigint;
}

const valuesOf = ({ members }: Part, { values }: Legs): bigint[] => members.map((at) => values[at] ?? 0n);

/** Sorts in place by insertion. For groups this is faster than the built-in sort, which calls a function per comparison. */
function ascending(values: bigint[]): bigint[] {
  for (let end = 1; end < values.length; end += 1) {
    const value = values[end] ?? 0n;
    let at = end;
    for (; at > 0 && (values[at - 1] ?? 0n) > value; at -= 1) values[at] = values[at - 1] ?? 0n;
    values[at] = value;
  }
  return values;
}

/** Sums over the lines without listing them. */
export function countOf(parts: readonly Part[], legs: Legs): Count {
  let [sum, min, max, unit] = [1n, 1n, 1n, 1n];
  for (const part of parts) {
    const { conditions, least, top } = part;
    const values = ascending(valuesOf(part, legs));
    const sums = elementarySums(values, top, least);
    let own = 0n;
    for (let k = 1; k <= top; k += 1) {
      own = own * legs.unit + (conditions.includes(k) ? (sums[k] ?? 0n) : 0n);
      min *= k > least ? legs.unit : (values[k - 1] ?? 0n);
      max *= values[values.length - k] ?? 0n;
      unit *= legs.unit;
    }
    sum *= own;
  }
  return { sum, min, max, unit };
}

/** Returns the products of all k-subsets, each multiplied by `start`. */
const subsets = (values: readonly bigint[], k: number, start: bigint): bigint[] =>
  k === 0
    ? [start]
    : values.slice(0, values.length - k + 1).flatMap((value, i) => subsets(values.slice(i + 1), k - 1, start * value));

/** Sums the payouts of all lines, each rounded. The only calculation that has to list the lines. */
export function sumOfRoundedLines({ parts, stake, rounding }: ParsedTicket, legs: Legs, d: bigint): bigint {
  let lines = [stake];
  for (const part of parts) {
    const values = valuesOf(part, legs);
    lines = part.conditions.flatMap((k) =>
      lines.flatMap((line) => subsets(values, k, line * legs.unit ** BigInt(part.top - k))),
    );
  }
  return lines.reduce((sum, n) => sum + rounded(n, d, rounding.places, rounding.mode), 0n);
}
