import type { LeagueModel } from '../../models/league/league-models.ts';
import { fixturesOf } from './fixtures.ts';

/** The matches of a played day: goals of the home club and of the away club. */
export interface PlayedDay {
  /** From 0. */
  readonly day: number;
  readonly results: readonly (readonly [home: number, away: number])[];
}

/** A club in the standings. */
export interface Standing {
  readonly club: number;
  readonly played: number;
  readonly points: number;
  readonly scored: number;
  readonly conceded: number;
}

const pointsFor = (own: number, other: number): number => (own > other ? 3 : own === other ? 1 : 0);

/**
 * Standings after some days: three points for a win, one for a draw (GAME-23). The order is by points, then by the difference
 * of goals, by goals, and by the number of the club.
 *
 * @example
 * ```ts
 * import { leagueModels, standingsOf } from '@kvota/games';
 *
 * standingsOf(leagueModels[2]!, [{ day: 0, results: [[2, 1], [0, 0], [1, 3]] }])[0]; // { club: 2, played: 1, points: 3, scored: 3, conceded: 1 }
 * ```
 */
export function standingsOf(model: Pick<LeagueModel, 'clubs'>, days: readonly PlayedDay[]): readonly Standing[] {
  const table = model.clubs.map((_, club) => ({ club, played: 0, points: 0, scored: 0, conceded: 0 }));
  const add = (club: number, own: number, other: number): void => {
    const row = table[club];
    if (row === undefined) return;
    row.played += 1;
    row.points += pointsFor(own, other);
    row.scored += own;
    row.conceded += other;
  };
  for (const { day, results } of days) {
    for (const [match, { home, away }] of fixturesOf(model, day).entries()) {
      const [hosts, guests] = results[match] ?? [];
      if (hosts === undefined || guests === undefined) continue;
      add(home, hosts, guests);
      add(away, guests, hosts);
    }
  }
  const difference = (row: Standing): number => row.scored - row.conceded;
  return table.toSorted(
    (a, b) => b.points - a.points || difference(b) - difference(a) || b.scored - a.scored || a.club - b.club,
  );
}
