import { range } from '../../draws/shuffle.ts';
import type { LeagueModel } from '../../models/league/league-models.ts';

/** A match of two clubs, numbered from 0. */
export interface Fixture {
  readonly home: number;
  readonly away: number;
}

/**
 * Match days until all clubs have met at home and away.
 *
 * @example
 * ```ts
 * import { daysOf, leagueModels } from '@kvota/games';
 *
 * daysOf(leagueModels[0]!); // 14
 * ```
 */
export const daysOf = ({ clubs }: Pick<LeagueModel, 'clubs'>): number => 2 * (clubs.length - 1);

/**
 * Match day from 0 of a shared round, whose number is from 1 (GAME-22).
 *
 * @example
 * ```ts
 * import { dayOfRound, leagueModels } from '@kvota/games';
 *
 * dayOfRound(leagueModels[0]!, 15); // 0
 * ```
 */
export const dayOfRound = (model: Pick<LeagueModel, 'clubs'>, number: number): number => (number - 1) % daysOf(model);

/**
 * Matches of a day, from 0 (GAME-22). The last club meets the club of the day, and the others meet those as far from that
 * club in the other direction. In the second half homes are exchanged.
 *
 * @example
 * ```ts
 * import { fixturesOf, leagueModels } from '@kvota/games';
 *
 * fixturesOf(leagueModels[2]!, 0); // [{ home: 0, away: 5 }, { home: 1, away: 4 }, { home: 3, away: 2 }]
 * ```
 */
export function fixturesOf({ clubs }: Pick<LeagueModel, 'clubs'>, day: number): readonly Fixture[] {
  const circle = clubs.length - 1;
  const turn = day % circle;
  const isBack = day >= circle;
  return range(clubs.length / 2).map((at) => {
    const [first, second] = at === 0 ? [turn, circle] : [(turn + at) % circle, (turn - at + circle) % circle];
    const isHome = (at === 0 ? turn % 2 === 0 : at % 2 === 1) !== isBack;
    return isHome ? { home: first, away: second } : { home: second, away: first };
  });
}
