import type { ReelsModel, ScatterRule } from '../../models/reels/reels-model.ts';
import { distributionOf, type Distribution } from '../../par/distribution.ts';
import { fraction, minus, plus, times, type Fraction } from '../../par/fraction.ts';
import { parOf, type Par } from '../../par/par.ts';
import { BITS, CERTAIN, convolve, either, repeated, seriesOf, type Series } from '../../par/series.ts';
import { gcd } from '../../round/pay.ts';
import { freeSpinMoments, momentsOf } from './free-spins.ts';
import { largestOf } from './largest.ts';
import { spinTableOf, type SpinTable } from './spin-table.ts';

/** Returns of a round above this are one outcome in the distribution of free spins. Exact figures do not use it. */
const REACH = 1500 * 10_000;

const chancesOf = (wins: ReadonlyMap<number, bigint>, stops: bigint, unit: number, factor: number): bigint[] =>
  seriesOf(
    [...wins].map(([win, weight]) => [(win * factor) / unit, (weight << BITS) / stops] as const),
    (REACH / unit) * 2,
  );

/** Returns the win of all free spins of one trigger, in units. */
function freeSpinSeries(rule: ScatterRule, { plain, triggering, stops }: SpinTable, unit: number): Series {
  const length = REACH / unit;
  const quiet = chancesOf(plain, stops, unit, rule.times);
  const loud = chancesOf(triggering, stops, unit, rule.times);
  const memo = new Map<string, Series>();
  const from = (left: number, started: number): Series => {
    if (left === 0) return CERTAIN;
    if (started === rule.retriggers) return repeated(either(quiet, loud), left, length);
    const key = `${left},${started}`;
    const known = memo.get(key);
    if (known) return known;
    const result = either(
      convolve(quiet, from(left - 1, started), length),
      convolve(loud, from(left - 1 + rule.freeSpins, started + 1), length),
    );
    memo.set(key, result);
    return result;
  };
  return from(rule.freeSpins, 0);
}

/** Returns the distribution of a round with free spins, in fixed point. */
function withFreeSpins(rule: ScatterRule, table: SpinTable): Distribution {
  const { plain, triggering, stops } = table;
  const unit = [...plain.keys(), ...triggering.keys()].reduce((sum, win) => gcd(sum, win), 0) || 1;
  const free = freeSpinSeries(rule, table, unit);
  const length = REACH / unit;
  const first = chancesOf(triggering, stops, unit, 1);
  const round = either(chancesOf(plain, stops, unit, 1), convolve(first, free, length));
  const total = 1n << BITS;
  const known = round.reduce((sum, chance) => sum + chance, 0n);
  // What is beyond the reach, and what was cut.
  const last = [REACH, total - known] as const;
  return { ...distributionOf([...round.map((chance, at) => [at * unit, chance] as const), last]), total };
}

function exactVariance(rule: ScatterRule | undefined, table: SpinTable): { mean: Fraction; variance: Fraction } {
  const quiet = momentsOf(table.plain, table.stops);
  const loud = momentsOf(table.triggering, table.stops);
  const free =
    rule && rule.freeSpins > 0 ? freeSpinMoments(rule, table) : { first: fraction(0n, 1n), second: fraction(0n, 1n) };
  const mean = [quiet.first, loud.first, times(loud.chance, free.first)].reduce(plus);
  const cross = times(fraction(2n, 1n), times(loud.first, free.first));
  const second = [quiet.second, loud.second, cross, times(loud.chance, free.second)].reduce(plus);
  return { mean, variance: minus(second, times(mean, mean)) };
}

/** Figures that are exact for every slot, with free spins too. They are fast to compute. */
export type ExactFigures = Pick<Par, 'rtp' | 'variance' | 'hitRate' | 'winRate' | 'top'>;

/** Returns the figures of a slot that do not need its distribution (GAME-08). */
export function exactFigures(model: ReelsModel): ExactFigures {
  const table = spinTableOf(model);
  const { mean, variance } = exactVariance(model.scatter, table);
  // Three scatters or more always pay above the bet, so that free spins change no hit.
  const above = (bet: number): Fraction =>
    fraction(
      [...table.plain, ...table.triggering].reduce((sum, [win, weight]) => (win > bet ? sum + weight : sum), 0n),
      table.stops,
    );
  return { rtp: mean, variance, hitRate: above(0), winRate: above(10_000), top: largestOf(model) };
}

/** Returns the exact figures of a slot (GAME-08, GAME-10). */
export function reelsPar(model: ReelsModel): Par {
  const table = spinTableOf(model);
  const { plain, triggering } = table;
  const hasFreeSpins = model.scatter !== undefined && model.scatter.freeSpins > 0;
  const distribution =
    hasFreeSpins && model.scatter ? withFreeSpins(model.scatter, table) : distributionOf([...plain, ...triggering]);
  return parOf(distribution, exactFigures(model));
}
