import { meanNet, netOf, varianceOf, type Distribution } from './distribution.ts';
import { squareRoot } from './fraction.ts';
import { BITS, repeated, seriesOf } from './series.ts';

/** The gain of several rounds. Gains are ten-thousandths of the bet. */
export interface Net {
  readonly rounds: number;
  /** Chance of a gain above 0, in millionths, cut. */
  readonly ahead: number;
  /** The gains that 5, 50 and 95 of 100 series do not exceed. */
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/**
 * Returns the gain of a number of rounds by convolution, with the bet unchanged (GAME-09). Only the gains up to 0 and up to
 * the 95 % point are calculated. The inequality of Cantelli bounds that point by the mean and 4.36 standard deviations.
 *
 * @example
 * ```ts
 * import { engineOf, netAfter } from '@kvota/games';
 *
 * const params = { model: 'one-zero', mode: 'table', bets: [{ on: 'red', amount: 1 }] };
 * const { low, middle, high } = netAfter(engineOf('roulette').par(params).distribution!, 100);
 * [low, middle, high].map((gain) => gain / 10_000); // [-20, -2, 14]
 * ```
 */
export function netAfter(distribution: Distribution, rounds: number): Net {
  const { outcomes, total } = distribution;
  const least = outcomes.reduce((low, outcome) => Math.min(low, netOf(outcome)), 0);
  const unit = outcomes.reduce((sum, outcome) => gcd(sum, netOf(outcome) - least), 0) || 1;
  const mean = meanNet(distribution);
  const variance = varianceOf(distribution);
  const scale = 10_000n;
  const spread = squareRoot((variance.n * BigInt(rounds) * scale * scale * 1936n) / (variance.d * 100n)) + 1n;
  const reach = (mean.n * BigInt(rounds) * scale) / mean.d - BigInt(least * rounds) + spread;
  const length = Math.max(Number(reach / BigInt(unit)), (-least * rounds) / unit) + 2;
  // Whole indices: the unit divides all differences.
  const base = outcomes.map((each) => [(netOf(each) - least) / unit, (each.weight << BITS) / total] as const);
  const chances = repeated(seriesOf(base, length), rounds, length);
  const gainAt = (at: number): number => at * unit + least * rounds;
  const quantile = (hundredths: bigint): number => {
    let sum = 0n;
    const at = chances.findIndex((chance) => (sum += chance) * 100n >= hundredths << BITS);
    return gainAt(at === -1 ? chances.length - 1 : at);
  };
  const notAhead = chances.reduce((sum, chance, at) => (gainAt(at) <= 0 ? sum + chance : sum), 0n);
  const ahead = ((1n << BITS) - notAhead) * 1_000_000n;
  return { rounds, ahead: Number(ahead >> BITS), low: quantile(5n), middle: quantile(50n), high: quantile(95n) };
}
