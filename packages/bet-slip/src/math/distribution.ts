import { decimal, decimalText } from './ratio.ts';
import type { Ratio } from './ratio.ts';
import type { Structure } from './structure.ts';
import { onCommonDenominator } from './symmetric.ts';
import type { Outcomes, Selection } from './types.ts';

/** Every possible sum of line odds with its chance, both as whole numbers over fixed denominators. */
interface Spread {
  readonly chances: Map<bigint, bigint>;
  readonly valueUnit: bigint;
  readonly chanceUnit: bigint;
}

/** The exact spread of payouts: lists the outcomes of each group, then multiplies the groups. */
export function distributionOf(
  { bankers, groups }: Structure,
  chance: (leg: Selection) => Ratio,
  perLine: Ratio,
): NonNullable<Outcomes['distribution']> {
  const fixed = bankers.length > 0 ? [{ members: bankers, conditions: [bankers.length] }] : [];
  const [head, ...tail] = [...fixed, ...groups].map(({ members, conditions }) => {
    const odds = onCommonDenominator(members.map(({ odds }) => decimal(odds)));
    return spreadOfGroup(odds, onCommonDenominator(members.map(chance)), conditions);
  });
  if (!head) return [];
  const { chances, valueUnit, chanceUnit } = tail.reduce(combine, head);
  return [...chances]
    .filter(([, ways]) => ways > 0n)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([value, ways]) => ({
      payout: decimalText({ n: value * perLine.n, d: valueUnit * perLine.d }),
      chance: decimalText({ n: ways, d: chanceUnit }, 12),
    }));
}

type Units = ReturnType<typeof onCommonDenominator>;

function spreadOfGroup(odds: Units, chance: Units, conditions: readonly number[]): Spread {
  const top = Math.max(...conditions);
  const chances = new Map<bigint, bigint>();
  const scale = conditions.map((k) => [k, odds.denominator ** BigInt(top - k)] as const);
  const walk = (i: number, sums: readonly bigint[], ways: bigint): void => {
    const unit = odds.units[i];
    if (unit === undefined) {
      const value = scale.reduce((sum, [k, factor]) => sum + (sums[k] ?? 0n) * factor, 0n);
      chances.set(value, (chances.get(value) ?? 0n) + ways);
      return;
    }
    const wins = chance.units[i] ?? 0n;
    walk(i + 1, sums, ways * (chance.denominator - wins));
    const won = sums.map((sum, k) => sum + unit * (sums[k - 1] ?? 0n));
    walk(i + 1, won, ways * wins);
  };
  walk(0, [1n, ...Array.from<bigint>({ length: top }).fill(0n)], 1n);
  const chanceUnit = chance.denominator ** BigInt(odds.units.length);
  return { chances, valueUnit: odds.denominator ** BigInt(top), chanceUnit };
}

function combine(a: Spread, b: Spread): Spread {
  const chances = new Map<bigint, bigint>();
  for (const [x, p] of a.chances) {
    for (const [y, q] of b.chances) chances.set(x * y, (chances.get(x * y) ?? 0n) + p * q);
  }
  return { chances, valueUnit: a.valueUnit * b.valueUnit, chanceUnit: a.chanceUnit * b.chanceUnit };
}
