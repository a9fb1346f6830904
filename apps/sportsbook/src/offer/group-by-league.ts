import type { Match } from '@kvota/contracts';

type Grouped = Pick<Match, 'eventId' | 'sport' | 'leagueId' | 'leagueName' | 'groupName' | 'timeStart'>;

/** The league of a match, as a row shows it in a card of several leagues. */
export type LeagueOfRow = Pick<Grouped, 'leagueId' | 'leagueName' | 'groupName'>;

/** Matches below one head: those of a league, or with `mixed` those of several leagues. */
export interface LeagueGroup {
  readonly key: string;
  readonly sport: string;
  readonly leagueId: string;
  readonly leagueName: string;
  readonly groupName: string;
  readonly eventIds: readonly string[];
  readonly mixed?: {
    /** The start of the first match if the card is an hour; without it the head is the sport. */
    readonly from?: string;
    /** Matches of the hour or of the sport, which may have several cards. */
    readonly count: number;
    readonly leagues: Readonly<Record<string, LeagueOfRow>>;
  };
}

/** Groups consecutive matches of one league. */
export function groupByLeague(matches: readonly Grouped[]): LeagueGroup[] {
  const groups: (LeagueGroup & { eventIds: string[] })[] = [];
  for (const { eventId, sport, leagueId, leagueName, groupName } of matches) {
    const last = groups.at(-1);
    if (last?.leagueId === leagueId) last.eventIds.push(eventId);
    else groups.push({ key: `${leagueId}.${eventId}`, sport, leagueId, leagueName, groupName, eventIds: [eventId] });
  }
  return groups;
}

/** The most rows of a card of several leagues. A Saturday afternoon has more matches than a window has room for. */
const mostRows = 20;

function mixedGroup(key: string, all: readonly Grouped[], from?: string, count = all.length): LeagueGroup[] {
  const matches = all.slice(0, mostRows);
  const [first] = matches;
  if (!first) return [];
  const leagues = Object.fromEntries(
    matches.map(({ eventId, leagueId, leagueName, groupName }) => [eventId, { leagueId, leagueName, groupName }]),
  );
  const eventIds = matches.map(({ eventId }) => eventId);
  const { sport, leagueId, leagueName, groupName } = first;
  const mixed = { leagues, count, ...(from !== undefined && { from }) };
  return [
    { key, sport, leagueId, leagueName, groupName, eventIds, mixed },
    ...mixedGroup(`${key}+`, all.slice(mostRows), from, count),
  ];
}

/** Groups consecutive matches that start within the same hour of the viewer's clock (PRE-15). A full hour has several cards. */
export function groupByHour(matches: readonly Grouped[]): LeagueGroup[] {
  const hourOf = (start: string): number => new Date(start).setMinutes(0, 0, 0);
  return [...Map.groupBy(matches, ({ timeStart }) => hourOf(timeStart))].flatMap(([hour, its]) =>
    mixedGroup(`hour.${hour}`, its, new Date(hour).toISOString()),
  );
}

/**
 * Puts the leagues of a sport that have one match into one card at the end, so that heads do not fill the table
 * (LIVE-05). Leagues that `stay`, such as favourites, and a single such league keep their own card.
 */
export function gatherSingles(
  groups: readonly LeagueGroup[],
  stay: (leagueId: string) => boolean,
  matchOf: (eventId: string) => Grouped | undefined,
): LeagueGroup[] {
  const isSingle = ({ eventIds, leagueId }: LeagueGroup): boolean => eventIds.length === 1 && !stay(leagueId);
  const singles = groups.filter(isSingle);
  if (singles.length < 2) return [...groups];
  const matches = singles.flatMap(({ eventIds }) => eventIds.flatMap((eventId) => matchOf(eventId) ?? []));
  return [...groups.filter((group) => !isSingle(group)), ...mixedGroup(`singles.${singles[0]?.sport}`, matches)];
}

/** Splits a card of several leagues into leagues, as a copy of the table needs them. */
export function leaguesOf({ mixed, ...group }: LeagueGroup): LeagueGroup[] {
  if (!mixed) return [group];
  return group.eventIds.map((eventId) => ({
    ...group,
    ...mixed.leagues[eventId],
    key: `${group.key}.${eventId}`,
    eventIds: [eventId],
  }));
}
