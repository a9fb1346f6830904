import type { ScatterRule } from '../../models/reels/reels-model.ts';
import { fraction, plus, times, type Fraction } from '../../par/fraction.ts';
import type { SpinTable } from './spin-table.ts';

/** First and second moment of a win, each times the chance that it happens. */
export interface Moments {
  readonly chance: Fraction;
  readonly first: Fraction;
  readonly second: Fraction;
}

const ONE = 10_000n;
const NONE: Fraction = { n: 0n, d: 1n };
const two: Fraction = { n: 2n, d: 1n };

/** Returns the moments of some stops of a spin, in bets. */
export function momentsOf(wins: ReadonlyMap<number, bigint>, stops: bigint, factor = 1): Moments {
  let [count, first, second] = [0n, 0n, 0n];
  for (const [win, weight] of wins) {
    const paid = BigInt(win * factor);
    count += weight;
    first += weight * paid;
    second += weight * paid * paid;
  }
  return {
    chance: fraction(count, stops),
    first: fraction(first, stops * ONE),
    second: fraction(second, stops * ONE * ONE),
  };
}

/** Returns the exact mean and second moment of all free spins that one trigger starts, in bets. */
export function freeSpinMoments(rule: ScatterRule, { plain, triggering, stops }: SpinTable): Omit<Moments, 'chance'> {
  const quiet = momentsOf(plain, stops, rule.times);
  const loud = momentsOf(triggering, stops, rule.times);
  const memo = new Map<string, Omit<Moments, 'chance'>>();
  const from = (left: number, started: number): Omit<Moments, 'chance'> => {
    if (left === 0) return { first: NONE, second: NONE };
    const key = `${left},${started}`;
    const known = memo.get(key);
    if (known) return known;
    const next = from(left - 1, started);
    const more = started < rule.retriggers ? from(left - 1 + rule.freeSpins, started + 1) : next;
    const cross = plus(times(quiet.first, next.first), times(loud.first, more.first));
    const result = {
      first: [quiet.first, loud.first, times(quiet.chance, next.first), times(loud.chance, more.first)].reduce(plus),
      second: [
        quiet.second,
        loud.second,
        times(two, cross),
        times(quiet.chance, next.second),
        times(loud.chance, more.second),
      ].reduce(plus),
    };
    memo.set(key, result);
    return result;
  };
  return from(rule.freeSpins, 0);
}
