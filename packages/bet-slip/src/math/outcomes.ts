import { ONE, ZERO, add, compare, decimal, decimalText, multiply, product, share, subtract } from './ratio.ts';
import type { Ratio } from './ratio.ts';
import { distributionOf } from './distribution.ts';
import { stakePerLine } from './payout.ts';
import { settleable } from './settle.ts';
import { countLines, sumOverLines } from './structure.ts';
import { onCommonDenominator } from './symmetric.ts';
import type { Outcomes, Selection, Ticket } from './types.ts';

/** Up to here every outcome is listed (about a million); above it, only the moments. */
const LISTABLE = 20;

/**
 * Chances of a ticket whose legs win independently: exact mean and variance for any size, without listing lines.
 * Give the chance of each leg as decimal text between 0 and 1; throws a RangeError for one that is missing.
 */
export function outcomes(ticket: Ticket, probabilities: Readonly<Record<string, string>>): Outcomes {
  const structure = settleable(ticket, {});
  const perLine = stakePerLine(ticket, countLines(structure));
  const chance = (leg: Selection): Ratio => share(probabilities[leg.id] ?? '');
  const first = (leg: Selection): Ratio => multiply(chance(leg), decimal(leg.odds));
  const second = (leg: Selection): Ratio => multiply(first(leg), decimal(leg.odds));
  const mean = multiply(sumOverLines(structure, first), perLine);
  const squares = product([
    ...structure.bankers.map(second),
    ...structure.groups.map(({ members, conditions }) =>
      secondMoment(members.map(first), members.map(second), conditions),
    ),
  ]);
  const variance = subtract(multiply(squares, multiply(perLine, perLine)), multiply(mean, mean));
  const any = product([
    ...structure.bankers.map(chance),
    ...structure.groups.map(({ members, conditions }) => atLeast(members.map(chance), Math.min(...conditions))),
  ]);
  const listed = ticket.selections.length <= LISTABLE;
  return {
    mean: decimalText(mean),
    variance: decimalText(variance),
    chanceOfAnyReturn: decimalText(any, 12),
    ...(listed && { distribution: distributionOf(structure, chance, perLine) }),
  };
}

/**
 * E[(Σ lines)²] of one group. A pair of lines shares some legs, so that this is the sum of the coefficients
 * x^k y^l of Π (1 + m·x + m·y + s·x·y), with m and s the first and second moment of a leg.
 */
function secondMoment(first: readonly Ratio[], second: readonly Ratio[], conditions: readonly number[]): Ratio {
  const { units, denominator } = onCommonDenominator([...first, ...second]);
  const top = Math.max(...conditions);
  const table: bigint[][] = Array.from({ length: top + 1 }, () => Array.from<bigint>({ length: top + 1 }).fill(0n));
  const at = (k: number, l: number): bigint => table[k]?.[l] ?? 0n;
  const [origin] = table;
  if (origin) origin[0] = 1n;
  first.forEach((_, i) => {
    const m = units[i] ?? 0n;
    // One leg in both lines enters as a single factor; the denominator makes up for the missing one.
    const s = (units[first.length + i] ?? 0n) * denominator;
    for (let k = top; k >= 0; k -= 1) {
      const row = table[k] ?? [];
      for (let l = top; l >= 0; l -= 1) row[l] = at(k, l) + m * (at(k - 1, l) + at(k, l - 1)) + s * at(k - 1, l - 1);
    }
  });
  let sum = ZERO;
  for (const k of conditions) {
    for (const l of conditions) sum = add(sum, { n: at(k, l), d: denominator ** BigInt(k + l) });
  }
  return sum;
}

/** Chance that at least `least` of independent legs win. */
function atLeast(chances: readonly Ratio[], least: number): Ratio {
  const { units, denominator } = onCommonDenominator(chances);
  const wins = [1n, ...chances.map(() => 0n)];
  units.forEach((unit, i) => {
    for (let w = i + 1; w >= 0; w -= 1) {
      wins[w] = (wins[w] ?? 0n) * (denominator - unit) + (wins[w - 1] ?? 0n) * unit;
    }
  });
  const n = wins.slice(least).reduce((total, ways) => total + ways, 0n);
  const any = { n, d: denominator ** BigInt(chances.length) };
  return compare(any, ONE) > 0 ? ONE : any;
}
