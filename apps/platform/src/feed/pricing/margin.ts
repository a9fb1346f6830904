import { lowestOdds } from '@kvota/contracts';

/** Highest odds, in thousandths. Longer odds are cut to it. */
export const MAX_ODDS = 500_000;

/** Steps of the odds, in thousandths: each is used below its limit. */
const ladder: readonly (readonly [below: number, step: number])[] = [
  [4000, 10],
  [8000, 50],
  [15_000, 100],
  [30_000, 500],
  [60_000, 1000],
  [150_000, 5000],
  [Number.POSITIVE_INFINITY, 10_000],
];

/**
 * Returns the highest odds on the ladder that are not above 1/probability, in thousandths. Returns 0 if there are none.
 */
export function toLadder(probability: number): number {
  if (!(probability > 0)) return MAX_ODDS;
  const exact = 1000 / probability;
  if (exact >= MAX_ODDS) return MAX_ODDS;
  const step = ladder.find(([below]) => exact < below)?.[1] ?? 10_000;
  // Without the small addition, 1999.9999 would become 1.99.
  const odds = Math.floor(exact / step + 1e-9) * step;
  return odds < lowestOdds ? 0 : odds;
}

/** Limit for markets that are almost decided: the margin per unit of doubt is at most this many times the rate. */
const STEEPEST = 5;

/**
 * Adds the margin to probabilities, so that their sum is 1 + rate, or less if a market is almost decided. Each
 * probability grows in proportion to p(1 − p), so no price falls below 1.
 */
export function withMargin(probabilities: readonly number[], rate: number): readonly number[] {
  const doubt = probabilities.reduce((sum, p) => sum + p * (1 - p), 0);
  if (doubt <= 0) return probabilities;
  const share = Math.min(rate / doubt, STEEPEST * rate);
  return probabilities.map((p) => p + share * p * (1 - p));
}

/** Adds the margin to a selection that is priced against its opposite. */
export function aloneWithMargin(probability: number, rate: number): number {
  return withMargin([probability, 1 - probability], rate)[0] ?? probability;
}
