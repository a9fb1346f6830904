import { rounded } from './decimal.ts';
import type { Legs, Part, ParsedTicket } from './parse-ticket.ts';
import { elementarySums } from './symmetric.ts';

/** What the lines of a ticket count, each the product of its legs. */
export interface Count {
  readonly sum: bigint;
  /** The smallest and the greatest line. Legs count at least 1, so that more legs never count less. */
  readonly min: bigint;
  readonly max: bigint;
  /** What all of these are over: a line has at most as many legs as this has units; a shorter one is filled up with ones. */
  readonly unit: bigint;
}

const valuesOf = ({ members }: Part, { values }: Legs): bigint[] => members.map((at) => values[at] ?? 0n);

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

/** Counts the lines without listing a single one. */
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

/** The products of all k-subsets with what they begin with. */
const subsets = (values: readonly bigint[], k: number, start: bigint): bigint[] =>
  k === 0
    ? [start]
    : values.slice(0, values.length - k + 1).flatMap((value, i) => subsets(values.slice(i + 1), k - 1, start * value));

/** Sum of the payouts of all lines, each rounded: the one calculation that has to list them. */
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
