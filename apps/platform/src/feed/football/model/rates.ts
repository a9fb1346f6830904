import type { MatchSeed } from '../../sport/sport.ts';

/** Goals that each team is expected to score in a match. */
export interface Rates {
  readonly host: number;
  readonly away: number;
}

/** Part of the goals that come in the first half. */
export const FIRST_HALF_SHARE = 0.45;

/** Returns the expected goals from both strengths, the home advantage and the league's usual number of goals. */
export function ratesOf({ hostRating, awayRating, league }: MatchSeed): Rates {
  const home = league.group === 'World' ? 0.1 : 0.32;
  const ahead = (hostRating - awayRating) * 0.075 + home;
  const total = league.level + Math.abs(ahead) * 0.12;
  const floor = 0.28;
  return { host: Math.max(floor, (total + ahead) / 2), away: Math.max(floor, (total - ahead) / 2) };
}

/** A team with a man less scores less, its opponent more. */
export function redCardRates(rates: Rates, red: readonly [number, number]): Rates {
  return {
    host: rates.host * 0.68 ** red[0] * 1.22 ** red[1],
    away: rates.away * 0.68 ** red[1] * 1.22 ** red[0],
  };
}
