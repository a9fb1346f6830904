import type { ReelsModel } from '../../models/reels/reels-model.ts';
import { fraction, plus, times as product, type Fraction } from '../../par/fraction.ts';
import { spinTableOf, type SpinTable } from './spin-table.ts';

/** The largest return of a slot, with its chance. */
export interface Largest {
  /** In ten-thousandths of the bet. */
  readonly multiplier: number;
  readonly chance: Fraction;
}

const NEVER: Largest = { multiplier: -1, chance: { n: 0n, d: 1n } };
const NOTHING: Largest = { multiplier: 0, chance: { n: 1n, d: 1n } };

const better = (a: Largest, b: Largest): Largest => {
  if (a.multiplier !== b.multiplier) return a.multiplier > b.multiplier ? a : b;
  return { multiplier: a.multiplier, chance: plus(a.chance, b.chance) };
};

const after = (a: Largest, b: Largest): Largest =>
  a.multiplier < 0 || b.multiplier < 0
    ? NEVER
    : { multiplier: a.multiplier + b.multiplier, chance: product(a.chance, b.chance) };

/** The largest win of one spin among some of its stops. */
function bestOf(wins: ReadonlyMap<number, bigint>, stops: bigint, factor: number): Largest {
  return [...wins].reduce(
    (best, [win, count]) => better(best, { multiplier: win * factor, chance: fraction(count, stops) }),
    NEVER,
  );
}

const cache = new WeakMap<ReelsModel, Largest>();

/** Returns the largest return of a round with all of its free spins, and the exact chance of it. */
export function largestOf(model: ReelsModel): Largest {
  const known = cache.get(model);
  if (known) return known;
  const largest = withFreeSpins(model, spinTableOf(model));
  cache.set(model, largest);
  return largest;
}

function withFreeSpins({ scatter }: ReelsModel, { plain, triggering, stops }: SpinTable): Largest {
  const first = bestOf(plain, stops, 1);
  if (!scatter || scatter.freeSpins === 0) return better(first, bestOf(triggering, stops, 1));
  const { times, freeSpins, retriggers } = scatter;
  const quiet = bestOf(plain, stops, times);
  const loud = bestOf(triggering, stops, times);
  const memo = new Map<string, Largest>();
  const free = (left: number, started: number): Largest => {
    if (left === 0) return NOTHING;
    const key = `${left},${started}`;
    const known = memo.get(key);
    if (known) return known;
    const more = started < retriggers ? free(left - 1 + freeSpins, started + 1) : free(left - 1, started);
    const best = better(after(quiet, free(left - 1, started)), after(loud, more));
    memo.set(key, best);
    return best;
  };
  return better(first, after(bestOf(triggering, stops, 1), free(freeSpins, 0)));
}
