import type { League } from '../sport/league.ts';
import type { MatchSeed } from '../sport/sport.ts';
import { lineUpOf, type Member } from './line-up.ts';
import { nationsOf, squadOf } from './squad.ts';

/** Returns a function that makes the line-up of a match. Names follow the nation of the club's league. */
export function lineUps(
  sport: string,
  leagues: readonly League[],
  regulars: number,
): (match: MatchSeed) => readonly Member[] {
  let nations: ReadonlyMap<string, string> | undefined;
  return (match) => {
    const { hostName, awayName, groupName } = match.fixture;
    nations ??= nationsOf(leagues);
    const [host = [], away = []] = [hostName, awayName].map((club) =>
      squadOf(sport, club, nations?.get(club) ?? groupName),
    );
    return lineUpOf(match, [host, away], regulars);
  };
}
