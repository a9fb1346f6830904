import { fraction, plus, times, type Fraction } from '../../par/fraction.ts';
import { dealerDraws, plusCard, values, type BlackjackTotal } from './total.ts';

/** Chances of final totals. Every total above 21 is 22: a bust. */
export type Totals = ReadonlyMap<number, Fraction>;

/** A bust hand. */
export const BUST = 22;

const bustOr = ({ total }: BlackjackTotal): number => Math.min(BUST, total);

/** Adds chances, each times a factor. */
export function mix(parts: Iterable<readonly [Totals, Fraction]>): Totals {
  const sum = new Map<number, Fraction>();
  for (const [totals, factor] of parts) {
    for (const [total, chance] of totals) {
      const part = times(chance, factor);
      const known = sum.get(total);
      sum.set(total, known ? plus(known, part) : part);
    }
  }
  return sum;
}

/** Chance of a card value. */
export const chanceOfValue = (cases: number): Fraction => fraction(BigInt(cases), 13n);

/** Chance that the dealer has 21 in two cards, by the value of the shown one. */
export const chanceOfDealer21 = (up: number): Fraction => fraction(up === 1 ? 4n : up === 10 ? 1n : 0n, 13n);

/**
 * Returns the chances of the dealer's final totals, given that the first two cards are not 21. They do not depend on the
 * player's cards, because the shoe is endless.
 */
export function dealerTotals(up: number, hitsSoft17: boolean): Totals {
  const memo = new Map<string, Totals>();
  const from = (now: BlackjackTotal): Totals => {
    if (!dealerDraws(now, hitsSoft17)) return new Map([[bustOr(now), fraction(1n, 1n)]]);
    const key = `${now.total}${now.soft}`;
    const known = memo.get(key);
    if (known) return known;
    const totals = mix(values.map(({ value, cases }) => [from(plusCard(now, value)), chanceOfValue(cases)] as const));
    memo.set(key, totals);
    return totals;
  };
  const first = plusCard({ total: 0, soft: false }, up);
  const second = values.filter(({ value }) => value + up !== 11 || (value !== 1 && up !== 1));
  const left = second.reduce((sum, { cases }) => sum + cases, 0);
  return mix(
    second.map(({ value, cases }) => [from(plusCard(first, value)), fraction(BigInt(cases), BigInt(left))] as const),
  );
}
