/**
 * Returns the probability that a normal variable is below x deviations, with an error under 1e-7 (polynomial of Zelen
 * and Severo).
 */
export function normalBelow(x: number): number {
  const size = Math.abs(x);
  const t = 1 / (1 + 0.2316419 * size);
  const tail =
    Math.exp((-size * size) / 2) *
    0.3989422804014327 *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return x > 0 ? 1 - tail : tail;
}
