import type { Match } from '@kvota/contracts';

type Grouped = Pick<Match, 'eventId' | 'sport' | 'leagueId' | 'leagueName' | 'groupName'>;

/** Matches of one league, in the order in which the offer lists them. */
export interface LeagueGroup {
  readonly key: string;
  readonly sport: string;
  readonly leagueId: string;
  readonly leagueName: string;
  readonly groupName: string;
  readonly eventIds: readonly string[];
}

/** Groups neighbours: with the competition view each league comes once; in the timeline a league comes again when another stood between. */
export function groupByLeague(matches: readonly Grouped[]): LeagueGroup[] {
  const groups: (LeagueGroup & { eventIds: string[] })[] = [];
  for (const { eventId, sport, leagueId, leagueName, groupName } of matches) {
    const last = groups.at(-1);
    if (last?.leagueId === leagueId) last.eventIds.push(eventId);
    else groups.push({ key: `${leagueId}.${eventId}`, sport, leagueId, leagueName, groupName, eventIds: [eventId] });
  }
  return groups;
}
