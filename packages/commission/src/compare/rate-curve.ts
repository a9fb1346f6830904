import { ratePartsOf, unitsOf } from '../compute/rate-parts.ts';
import { MOST_SELECTIONS } from '../plan/read-rate.ts';
import type { Rate } from '../plan/plan.ts';

type AmountRate = Exclude<Rate, { kind: 'selections' }>;

/** Returns the sum of several rates of one base, in grains times a million. */
const paidOn = (rates: readonly AmountRate[], base: bigint): bigint =>
  rates.flatMap((rate) => ratePartsOf(rate, base, 0)).reduce((sum, { on, ppm }) => sum + on * BigInt(ppm), 0n);

/** Returns the rate that applies above all tiers. */
const lastPpm = (rates: readonly AmountRate[]): bigint =>
  rates.reduce((sum, rate) => sum + BigInt(rate.kind === 'flat' ? rate.ppm : (rate.tiers.at(-1)?.ppm ?? 0)), 0n);

/**
 * Returns an amount above zero, in grains of whole units, for which the given rates pay more than the own ones, or undefined if
 * there is none. Between two starts of tiers both are straight, so the ends of each part decide.
 */
export function amountAbove(given: readonly AmountRate[], own: readonly AmountRate[]): bigint | undefined {
  const excess = (base: bigint): bigint => paidOn(given, base) - paidOn(own, base);
  const starts = [...given, ...own].flatMap((rate) =>
    rate.kind === 'flat' ? [] : rate.tiers.map(({ from }) => unitsOf(from, 0)),
  );
  const ends = starts.flatMap((start) => (start === 0n ? [] : [start - 1n, start]));
  const points = [0n, ...ends].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const found = points.find((point) => excess(point) > 0n);
  if (found !== undefined) return found;
  const slope = lastPpm(given) - lastPpm(own);
  const last = points.at(-1) ?? 0n;
  return slope > 0n ? last - excess(last) / slope + 1n : undefined;
}

const ppmFor = (rate: Rate, selections: number): number => {
  if (rate.kind === 'flat') return rate.ppm;
  if (rate.kind === 'selections') return rate.tiers.findLast(({ from }) => from <= selections)?.ppm ?? 0;
  return 0;
};

/** Returns the fewest selections for which the given rates pay more than the own ones, or undefined. */
export function selectionsAbove(given: readonly Rate[], own: readonly Rate[]): number | undefined {
  const sum = (rates: readonly Rate[], count: number): number =>
    rates.reduce((total, rate) => total + ppmFor(rate, count), 0);
  return Array.from({ length: MOST_SELECTIONS }, (_, at) => at + 1).find(
    (count) => sum(given, count) > sum(own, count),
  );
}

/** True for rates by amount. */
export const isByAmount = (rate: Rate): rate is AmountRate => rate.kind !== 'selections';
