/** Odds above this are cut to it, in thousandths. */
export const MAX_ODDS = 500_000;
/** Odds below this are not offered (MATCH-18), in thousandths. */
export const MIN_ODDS = 1010;

/** Up to which odds a step is used; all in thousandths. */
const ladder: readonly (readonly [below: number, step: number])[] = [
  [4000, 10],
  [8000, 50],
  [15_000, 100],
  [30_000, 500],
  [60_000, 1000],
  [150_000, 5000],
  [Number.POSITIVE_INFINITY, 10_000],
];

/** The highest odds on the ladder that are not above 1/probability, in thousandths; 0 when there are none. */
export function toLadder(probability: number): number {
  if (!(probability > 0)) return MAX_ODDS;
  const exact = 1000 / probability;
  if (exact >= MAX_ODDS) return MAX_ODDS;
  const step = ladder.find(([below]) => exact < below)?.[1] ?? 10_000;
  // The small addition keeps 2.00 at 2.00 where the division gives 1999.9999.
  const odds = Math.floor(exact / step + 1e-9) * step;
  return odds < MIN_ODDS ? 0 : odds;
}

/** One-sided markets get less margin: there no more than this many times the rate goes on a unit of doubt. */
const STEEPEST = 5;

/**
 * Probabilities with the bookmaker's margin on them: their sum is 1 + rate, less where a market is almost
 * decided. What is added to each is in proportion to p(1 − p), so no price falls below 1.
 */
export function withMargin(probabilities: readonly number[], rate: number): readonly number[] {
  const doubt = probabilities.reduce((sum, p) => sum + p * (1 - p), 0);
  if (doubt <= 0) return probabilities;
  const share = Math.min(rate / doubt, STEEPEST * rate);
  return probabilities.map((p) => p + share * p * (1 - p));
}

/** A selection priced against its own opposite. */
export function aloneWithMargin(probability: number, rate: number): number {
  return withMargin([probability, 1 - probability], rate)[0] ?? probability;
}
