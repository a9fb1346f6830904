import type { Match } from '@kvota/contracts';

type Grouped = Pick<Match, 'eventId' | 'sport' | 'leagueId' | 'leagueName' | 'groupName'>;

/** Consecutive matches of one league, in the order of the offer. */
export interface LeagueGroup {
  readonly key: string;
  readonly sport: string;
  readonly leagueId: string;
  readonly leagueName: string;
  readonly groupName: string;
  readonly eventIds: readonly string[];
}

/**
 * Groups consecutive matches of one league. In the competition view each league appears once; in the timeline it
 * appears again if another league came between.
 */
export function groupByLeague(matches: readonly Grouped[]): LeagueGroup[] {
  const groups: (LeagueGroup & { eventIds: string[] })[] = [];
  for (const { eventId, sport, leagueId, leagueName, groupName } of matches) {
    const last = groups.at(-1);
    if (last?.leagueId === leagueId) last.eventIds.push(eventId);
    else groups.push({ key: `${leagueId}.${eventId}`, sport, leagueId, leagueName, groupName, eventIds: [eventId] });
  }
  return groups;
}
