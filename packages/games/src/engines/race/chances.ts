import { range } from '../../draws/shuffle.ts';
import { keptOfRace, type RaceModel } from '../../models/race/race-models.ts';
import { fraction, plus, times, type Fraction } from '../../par/fraction.ts';

const whole = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, 0);

/** Chance that one runner is first and another one second. */
function chanceOfOrder({ weights }: RaceModel, first: number, second: number): Fraction {
  const all = whole(weights);
  const [a = 0, b = 0] = [weights[first], weights[second]];
  return times(fraction(BigInt(a), BigInt(all)), fraction(BigInt(b), BigInt(all - a)));
}

/** Chance of a bet: of one runner for `win` and `first-two`, of two in order for `forecast`. */
export function chanceOfBet(model: RaceModel, mode: string, [first = 0, second = 0]: readonly number[]): Fraction {
  const win = fraction(BigInt(model.weights[first] ?? 0), BigInt(whole(model.weights)));
  if (mode === 'win') return win;
  if (mode === 'forecast') return chanceOfOrder(model, first, second);
  const others = range(model.weights.length).filter((other) => other !== first);
  return others.map((other) => chanceOfOrder(model, other, first)).reduce(plus, win);
}

/**
 * Multiplier of a bet in ten-thousandths: 92 % of the fair price, or 90 % for a forecast, cut to hundredths (GAME-19).
 *
 * @example
 * ```ts
 * import { oddsOf, raceModels } from '@kvota/games';
 *
 * oddsOf(raceModels[1]!, 'win', [0]); // 30_600
 * ```
 */
export function oddsOf(model: RaceModel, mode: string, runners: readonly number[]): number {
  const { n, d } = chanceOfBet(model, mode, runners);
  return Number((d * (keptOfRace[mode] ?? 0n)) / n) * 100;
}

/** All bets of a mode. */
export function betsOf({ weights }: RaceModel, mode: string): number[][] {
  const runners = range(weights.length);
  if (mode !== 'forecast') return runners.map((runner) => [runner]);
  return runners.flatMap((first) => runners.filter((second) => second !== first).map((second) => [first, second]));
}
