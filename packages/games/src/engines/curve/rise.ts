import type { CurveModel } from '../../models/curve/curve-models.ts';

/** Bits of a fraction of a doubling: the multiplier doubles every 2¹³ milliseconds. */
const BITS = 13;
const DOUBLING = 1 << BITS;
/** One, as a fixed-point number with 60 places. */
const PLACES = 60n;
const ONE = 1n << PLACES;

/** Growth in a half of a doubling, a quarter, and so on: each is the square root of the one before, cut to 60 places. */
const ROOTS = [
  1630477228166597776n,
  1371062456318104877n,
  1257269815929830108n,
  1203965700457697122n,
  1178167198179750970n,
  1165475996665667821n,
  1159181754367685996n,
  1156047391917129429n,
  1154483390303177193n,
  1153702183144312516n,
  1153311777820267001n,
  1153116624702523243n,
  1153019060527275926n,
];

/**
 * Returns the multiplier after some milliseconds of a rise, in hundredths (GAME-21): 100 · 2^(ms / 8192), cut. It is computed
 * in integers, so that a server and a browser agree at each millisecond.
 *
 * @example
 * ```ts
 * import { curveAt } from '@kvota/games';
 *
 * curveAt(0); // 100
 * curveAt(8192); // 200
 * ```
 */
export function curveAt(ms: number): number {
  let growth = ONE;
  ROOTS.forEach((root, at) => {
    if ((ms & (DOUBLING >> (at + 1))) > 0) growth = (growth * root) >> PLACES;
  });
  return Number(((100n * growth) << BigInt(ms >> BITS)) >> PLACES);
}

/**
 * Returns the first millisecond at which a rise has reached a multiplier in hundredths (GAME-21).
 *
 * @example
 * ```ts
 * import { curveReaches } from '@kvota/games';
 *
 * curveReaches(200); // 8192
 * ```
 */
export function curveReaches(target: number): number {
  if (target <= 100) return 0;
  const goal = BigInt(target) << PLACES;
  // The last millisecond below the target, from its highest bit down.
  let whole = 0;
  while ((100n * ONE) << BigInt(whole + 1) < goal) whole += 1;
  let [growth, rest] = [ONE, 0];
  ROOTS.forEach((root, at) => {
    const grown = (growth * root) >> PLACES;
    if ((100n * grown) << BigInt(whole) >= goal) return;
    growth = grown;
    rest += DOUBLING >> (at + 1);
  });
  return whole * DOUBLING + rest + 1;
}

/**
 * Returns the milliseconds for which a rise lasts that ends at a point in hundredths. At each earlier one, the multiplier is at
 * most the point. A rise to the highest target of the model ends there (GAME-21).
 *
 * @example
 * ```ts
 * import { curveLasts, curveModels } from '@kvota/games';
 *
 * curveLasts(99, curveModels[0]!); // 0
 * curveLasts(200, curveModels[0]!); // 8251
 * ```
 */
export const curveLasts = (point: number, { targets }: Pick<CurveModel, 'targets'>): number =>
  curveReaches(Math.min(point + 1, targets.most));
