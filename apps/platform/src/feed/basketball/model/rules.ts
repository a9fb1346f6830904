import type { MatchSeed } from '../../sport/sport.ts';

/** The expectation before the game. Times are seconds of the game clock, points those of regular time. */
export interface GameFrame {
  readonly quarter: number;
  readonly regular: number;
  readonly total: number;
  /** Expected lead of the host. */
  readonly ahead: number;
  /** Possessions of both teams together. */
  readonly possessions: number;
  /** Variance of the total, and of the difference, over regular time. */
  readonly variance: number;
}

export const OVERTIME = 300;
const POSSESSION = 14.6;

/** Returns the probabilities that a possession brings three, two or one points, from its average. */
export function pointChances(average: number): readonly [three: number, two: number, one: number] {
  return [0.12, Math.max(0.05, (average - 0.42) / 2), 0.06];
}

function varianceOf(average: number): number {
  const [three, two, one] = pointChances(average);
  return 9 * three + 4 * two + one - average * average;
}

/** Quarters take twelve minutes in America and China, ten elsewhere. */
export function frameOf({ hostRating, awayRating, league }: MatchSeed): GameFrame {
  const quarter = league.level >= 185 ? 720 : 600;
  const regular = quarter * 4;
  const possessions = regular / POSSESSION;
  return {
    quarter,
    regular,
    total: league.level,
    ahead: (hostRating - awayRating) * 0.6 + 2.7,
    possessions,
    variance: possessions * varianceOf(league.level / possessions),
  };
}
