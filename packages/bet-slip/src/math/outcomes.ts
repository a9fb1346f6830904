import { ONE, decimalText, share } from './decimal.ts';
import { distributionOf } from './distribution.ts';
import { sumOfLines } from './lines.ts';
import { onOneUnit } from './reading.ts';
import type { Legs, Part } from './reading.ts';
import { settleable } from './settle.ts';
import type { Outcomes, Ticket } from './types.ts';

/**
 * Chances of a ticket whose legs win independently: exact mean and variance for any size, without listing lines.
 * Give the chance of each leg as decimal text between 0 and 1; throws a RangeError for one that is missing.
 */
export function outcomes(ticket: Ticket, probabilities: Readonly<Record<string, string>>): Outcomes {
  const reading = settleable(ticket, {});
  const { parts, odds, lines, stake = 0n } = reading;
  const chances = onOneUnit(ticket.selections.map(({ id }) => share(probabilities[id] ?? '')));
  const first = times(chances, odds);
  const { n: sum, d: unit } = sumOfLines(parts, first);
  const squares = product(parts, (part) => secondMoment(part, first, times(first, odds)));
  const any = product(parts, (part) => chanceOfAnyLine(part, chances));
  const d = unit * lines * ONE;
  return {
    mean: decimalText(sum * stake, d),
    variance: decimalText((squares - sum * sum) * stake * stake, d * d),
    chanceOfAnyReturn: decimalText(any, chances.unit ** BigInt(chances.values.length), 12),
    distribution: distributionOf(reading, chances),
  };
}

const times = (a: Legs, b: Legs): Legs => ({
  unit: a.unit * b.unit,
  values: a.values.map((value, place) => value * at(b, place)),
});
const at = ({ values }: Legs, place: number): bigint => values[place] ?? 0n;
const product = (parts: readonly Part[], of: (part: Part) => bigint): bigint =>
  parts.reduce((all, part) => all * of(part), 1n);

/**
 * E[(Σ lines)²] of one group, in units of the square of a line. A pair of lines shares some legs, so that this is the sum
 * of the coefficients x^k y^l of Π (1 + m·x + m·y + s·x·y), with m and s the first and second moment of a leg.
 */
function secondMoment({ conditions, members }: Part, first: Legs, second: Legs): bigint {
  const top = Math.max(...conditions);
  const table = Array.from({ length: top + 1 }, (_, k) =>
    Array.from({ length: top + 1 }, (_, l) => BigInt(k + l === 0)),
  );
  const cell = (k: number, l: number): bigint => table[k]?.[l] ?? 0n;
  for (const place of members) {
    const m = at(first, place);
    // One leg in both lines enters as a single factor: the unit makes up for the missing one.
    const s = (at(second, place) * first.unit * first.unit) / second.unit;
    for (let k = top; k >= 0; k -= 1) {
      const row = table[k] ?? [];
      for (let l = top; l >= 0; l -= 1)
        row[l] = cell(k, l) + m * (cell(k - 1, l) + cell(k, l - 1)) + s * cell(k - 1, l - 1);
    }
  }
  let sum = 0n;
  for (const k of conditions) {
    for (const l of conditions) sum += cell(k, l) * first.unit ** BigInt(2 * top - k - l);
  }
  return sum;
}

/** Chance that enough legs of a group win for its shortest line. */
function chanceOfAnyLine({ conditions, members }: Part, chances: Legs): bigint {
  const wins = [1n, ...members.map(() => 0n)];
  for (const place of members) {
    const win = at(chances, place);
    for (let w = members.length; w >= 0; w -= 1) {
      wins[w] = (wins[w] ?? 0n) * (chances.unit - win) + (wins[w - 1] ?? 0n) * win;
    }
  }
  return wins.slice(Math.min(...conditions)).reduce((total, ways) => total + ways, 0n);
}
