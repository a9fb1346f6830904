import { rounded } from './decimal.ts';
import type { Ratio } from './decimal.ts';
import type { Legs, Part, Reading } from './reading.ts';
import { elementarySums } from './symmetric.ts';
import type { Range, Rounding, Rules, ViolationCode } from './types.ts';

/** The most lines that rounding per line lists when the rules set no `maxCombinations`. */
const LINE_LIMIT = 100_000;

export const roundingOf = (rules: Rules): Rounding => ({
  places: 2,
  mode: 'halfUp',
  scope: 'ticket',
  ...rules.rounding,
});

/** The most lines a ticket may have: the operator's limit, or ours where each has to be listed. */
export const lineLimit = (rules: Rules): number =>
  rules.maxCombinations ?? (roundingOf(rules).scope === 'line' ? LINE_LIMIT : Infinity);

/** Why a ticket cannot be priced at all, if so. */
export function unpriceable({ faults, stake, lines }: Reading, rules: Rules): ViolationCode | undefined {
  if (faults[0]) return faults[0].code;
  if (stake === undefined) return 'invalidStake';
  return roundingOf(rules).scope === 'line' && lines > lineLimit(rules) ? 'maxSystemTicketCombinations' : undefined;
}

/** Fractions as whole numbers of one unit, so that the recurrences run on plain BigInt. */
export function onOneUnit(legs: readonly Ratio[]): Legs {
  let unit = 1n;
  for (const { d } of legs) if (unit % d !== 0n) unit *= d % unit === 0n ? d / unit : d;
  return { unit, values: legs.map(({ n, d }) => n * (unit / d)) };
}

type Parts = readonly Part[];

const valuesOf = ({ members }: Part, { values }: Legs): bigint[] => members.map((at) => values[at] ?? 0n);

/** What the products and sums below are over: a line has at most this many legs, a shorter one is filled up with ones. */
export const unitOfLines = (parts: Parts, { unit }: Legs): bigint =>
  unit ** BigInt(parts.reduce((legs, { conditions }) => legs + Math.max(...conditions), 0));

/** Σ over all lines of the product of their legs, without listing a single line. */
export function sumOfLines(parts: Parts, legs: Legs): bigint {
  let product = 1n;
  for (const part of parts) {
    const { conditions } = part;
    const [least, top] = [Math.min(...conditions), Math.max(...conditions)];
    const sums = elementarySums(valuesOf(part, legs), top, least);
    let sum = 0n;
    for (let k = least; k <= top; k += 1) sum = sum * legs.unit + (conditions.includes(k) ? (sums[k] ?? 0n) : 0n);
    product *= sum;
  }
  return product;
}

/** Up to here a plain insertion sort beats the built-in one, which calls back for every comparison; beyond it would be slow. */
const FEW = 40;

/** Sorts in place, smallest first. */
function ascending(values: bigint[]): bigint[] {
  if (values.length > FEW) return values.sort((a, b) => (a < b ? -1 : 1));
  for (let at = 1; at < values.length; at += 1) {
    const value = values[at] ?? 0n;
    let to = at;
    for (; to > 0 && (values[to - 1] ?? 0n) > value; to -= 1) values[to] = values[to - 1] ?? 0n;
    values[to] = value;
  }
  return values;
}

/** The smallest and the greatest product of a single line. Legs count at least 1, so that more legs never count less. */
export function extremeLines(parts: Parts, legs: Legs): Range<bigint> {
  let [min, max] = [1n, 1n];
  for (const part of parts) {
    const sorted = ascending(valuesOf(part, legs));
    const [least, top] = [Math.min(...part.conditions), Math.max(...part.conditions)];
    for (let at = 0; at < least; at += 1) min *= sorted[at] ?? 0n;
    if (top > least) min *= legs.unit ** BigInt(top - least);
    for (let at = sorted.length - top; at < sorted.length; at += 1) max *= sorted[at] ?? 0n;
  }
  return { min, max };
}

/** The products of all k-subsets. */
function subsets(values: readonly bigint[], k: number): bigint[] {
  if (k === 0) return [1n];
  const firsts = values.slice(0, values.length - k + 1);
  return firsts.flatMap((value, i) => subsets(values.slice(i + 1), k - 1).map((rest) => value * rest));
}

/** Sum of the payouts of all lines, each rounded: the one calculation that has to list them. */
export function sumOfRoundedLines(
  { parts, stake = 0n }: Reading,
  legs: Legs,
  d: bigint,
  { places, mode }: Rounding,
): bigint {
  let lines = [stake];
  for (const part of parts) {
    const top = Math.max(...part.conditions);
    const own = part.conditions.flatMap((k) =>
      subsets(valuesOf(part, legs), k).map((value) => value * legs.unit ** BigInt(top - k)),
    );
    lines = lines.flatMap((line) => own.map((value) => line * value));
  }
  return lines.reduce((sum, n) => sum + rounded({ n, d }, places, mode), 0n);
}
