import type { Match } from '@kvota/contracts';

import { compareCodes } from '../offer/compare-codes.ts';

/** Matches of a league, the latest first. */
export interface ScoreGroup {
  readonly key: string;
  readonly sport: string;
  readonly leagueName: string;
  readonly groupName: string;
  readonly matches: readonly Match[];
  /** Number of periods of the longest match. */
  readonly places: number;
}

/**
 * Groups scores by league: sports in the given order, then countries and leagues by name. Matches in play come before
 * finished ones.
 */
export function scoreGroups(matches: readonly Match[], sports: readonly string[]): ScoreGroup[] {
  const place = (sport: string): number => sports.indexOf(sport);
  return [...Map.groupBy(matches, ({ sport, leagueId }) => `${sport}.${leagueId}`)]
    .flatMap(([key, all]) => {
      const [first] = all;
      if (!first) return [];
      const { sport, leagueName, groupName } = first;
      const inOrder = all.toSorted(
        (a, b) => Number(b.inPlay) - Number(a.inPlay) || compareCodes(b.timeStart, a.timeStart),
      );
      const places = Math.max(...all.map(({ stats }) => stats?.length ?? 0));
      return [{ key, sport, leagueName, groupName, matches: inOrder, places }];
    })
    .sort(
      (a, b) =>
        place(a.sport) - place(b.sport) ||
        a.groupName.localeCompare(b.groupName) ||
        a.leagueName.localeCompare(b.leagueName),
    );
}

/** Returns the winner of a finished match, or undefined for a draw. */
export function winnerOf([host, away]: readonly [number, number]): 'home' | 'away' | undefined {
  return host === away ? undefined : host > away ? 'home' : 'away';
}
