import { ONE, decimalText, rounded, share } from './decimal.ts';
import { distributionOf } from './distribution.ts';
import { countOf } from './lines.ts';
import { onOneUnit } from './parse-ticket.ts';
import type { Legs, Part } from './parse-ticket.ts';
import { parseSettleable } from './settle.ts';
import type { Outcomes, Ticket } from './types.ts';

/**
 * Returns the chances of a ticket whose legs win independently. Mean and variance are exact at every size.
 * `probabilities` has the chance of each leg as decimal text from 0 to 1. Throws a RangeError if one is missing.
 *
 * @example
 * ```ts
 * import { outcomes } from '@kvota/bet-slip/math';
 *
 * const selections = [{ id: 'a', odds: '2.10' }, { id: 'b', odds: '1.85' }];
 * const ticket = { selections, groups: [], stake: '100' };
 * const { mean, chanceOfAnyReturn } = outcomes(ticket, { a: '0.45', b: '0.5' });
 * mean; // '87.4125'
 * chanceOfAnyReturn; // '0.225'
 * ```
 */
export function outcomes(ticket: Ticket, probabilities: Readonly<Record<string, string>>): Outcomes {
  const parsed = parseSettleable(ticket, {});
  const { parts, odds, lines, stake } = parsed;
  const chances = onOneUnit(ticket.selections.map(({ id }) => share(probabilities[id] ?? '')));
  const expected: Legs = {
    unit: chances.unit * odds.unit,
    values: chances.values.map((chance, at) => chance * valueAt(odds, at)),
  };
  const { sum, unit } = countOf(parts, expected);
  const squares = parts.reduce((all, part) => all * secondMoment(part, expected, odds, chances.unit), 1n);
  const all = unit * lines * ONE;
  const line = countOf(parts, odds).unit * lines * ONE;
  const certain = chances.unit ** BigInt(chances.values.length);
  // Bins begin at 1, 2 and 5 times a power of ten.
  const binOf = (count: bigint): string => {
    const text = `${rounded(count * stake, line, 2)}`;
    const [first = ''] = text;
    return count > 0n ? `${first < '2' ? first : first < '5' ? 2 : 5} ${text.length}` : '';
  };
  const distribution = distributionOf(parsed, chances, binOf);
  const any = distribution.reduce((sum, { ways, total }) => (total > 0n ? sum + ways : sum), 0n);
  return {
    mean: decimalText(sum * stake, all),
    variance: decimalText((squares - sum * sum) * stake * stake, all * all),
    chanceOfAnyReturn: decimalText(any, certain, 12),
    distribution: distribution.map(({ ways, total }) => ({
      payout: decimalText(total * stake, ways * line),
      chance: decimalText(ways, certain, 12),
    })),
  };
}

const valueAt = ({ values }: Legs, at: number): bigint => values[at] ?? 0n;

/**
 * Returns E[(Σ lines)²] of one group, in units of the square of a line. Two lines may share legs. Therefore it sums the
 * coefficients x^k y^l of Π (1 + m·x + m·y + s·x·y). Here m and s are the first and second moment of a leg.
 */
function secondMoment({ conditions, members, top }: Part, expected: Legs, odds: Legs, certain: bigint): bigint {
  const sizes = Array.from({ length: top + 1 }, (_, k) => k);
  let table = sizes.map((k) => sizes.map((l) => BigInt(k + l === 0)));
  const cell = (k: number, l: number): bigint => table[k]?.[l] ?? 0n;
  for (const at of members) {
    const m = valueAt(expected, at);
    // A leg in both lines has its chance once; `certain` keeps the units equal.
    const s = m * valueAt(odds, at) * certain;
    table = sizes.map((k) =>
      sizes.map((l) => cell(k, l) + m * (cell(k - 1, l) + cell(k, l - 1)) + s * cell(k - 1, l - 1)),
    );
  }
  let sum = 0n;
  for (const k of conditions) {
    for (const l of conditions) sum += cell(k, l) * expected.unit ** BigInt(2 * top - k - l);
  }
  return sum;
}
