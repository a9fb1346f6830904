import type { SidebarSport } from '@kvota/contracts';
import type { Clock } from '@kvota/server';

import type { Feed } from '../../feed/model/feed.ts';
import { LruCache } from '../../kernel/lru-cache.ts';
import type { Fixture } from '../../feed/model/match.ts';
import type { OperatorDecisions } from '../decisions/operator-decisions.ts';
import { searchFor } from './search.ts';

/** Countries that come first in every list (CONST-10). */
export const topCountries = ['Serbia', 'Italy', 'England', 'Spain', 'Germany', 'France'];

/** Rows on a page of an offer. */
export const pageSize = 50;

const hour = 3_600_000;

/** A part of the prematch offer. Null hours and empty leagues mean all. */
export interface OfferFilter {
  readonly sport: string;
  readonly hours: number | null;
  readonly special: string | null;
  readonly leagueIds: readonly string[];
  readonly search: string;
  /** Countries whose shown name fits the search. */
  readonly groups?: readonly string[];
  readonly view: 'competition' | 'timeline';
  readonly page: number;
}

/** The matches on offer. The lists are the same objects until the feed or an operator changes them. */
export interface OfferLists {
  prematch(): readonly Fixture[];
  live(): readonly Fixture[];
  /** Ids of the matches of a sport. */
  ofSport(kind: 'prematch' | 'live', sport: string): readonly string[];
  has(eventId: string): boolean;
  /** True if a match is or recently was on offer. Unknown ids cost no more than known ones. */
  knows(eventId: string): boolean;
}

/** Number of matches that are remembered after they left the offer. */
const remembered = 2000;

interface Lists {
  readonly prematch: readonly Fixture[];
  readonly live: readonly Fixture[];
  readonly ids: ReadonlySet<string>;
  readonly bySport: ReadonlyMap<string, readonly string[]>;
  readonly until: number;
  readonly revision: number;
}

const none: readonly string[] = [];

/** Creates the lists of a feed, without matches that an operator ended. */
export function createOfferLists({
  feed,
  decisions,
  clock,
}: {
  feed: Feed;
  decisions: OperatorDecisions;
  clock: Clock;
}): OfferLists {
  const left = new LruCache<string, true>(remembered);
  const isOpen = ({ eventId }: Fixture): boolean => decisions.ended(eventId) === undefined;
  const read = (now: number, before: Lists | undefined): Lists => {
    const revision = decisions.revision();
    const offer = feed.offerAt(now);
    const prematch = offer.prematch.filter(isOpen);
    const live = offer.live.filter(isOpen);
    const until = feed.nextOfferChangeAt(now);
    // Most decisions end no match, so the lists stay the same.
    if (before && now < before.until && before.ids.size === prematch.length + live.length)
      return { ...before, revision };
    const ids = new Set([...prematch, ...live].map(({ eventId }) => eventId));
    for (const eventId of before?.ids ?? []) if (!ids.has(eventId)) left.set(eventId, true);
    const bySport = new Map<string, string[]>();
    for (const [kind, fixtures] of [['prematch', prematch] as const, ['live', live] as const]) {
      for (const { sport, eventId } of fixtures) {
        const known = bySport.get(`${kind}/${sport}`);
        if (known) known.push(eventId);
        else bySport.set(`${kind}/${sport}`, [eventId]);
      }
    }
    return { prematch, live, ids, bySport, until, revision };
  };
  let lists: Lists | undefined;
  const current = (): Lists => {
    const now = clock.now();
    if (!lists || now >= lists.until || decisions.revision() !== lists.revision) lists = read(now, lists);
    return lists;
  };
  return {
    prematch: () => current().prematch,
    live: () => current().live,
    ofSport: (kind, sport) => current().bySport.get(`${kind}/${sport}`) ?? none,
    has: (eventId) => current().ids.has(eventId),
    knows: (eventId) =>
      current().ids.has(eventId) || left.get(eventId) !== undefined || decisions.ended(eventId) !== undefined,
  };
}

/** Well-known bodies and leagues besides the top countries. */
const topBodies = ['Europe', 'ATP', 'WTA'];
const topLeagues = ['USA/NBA', 'Adriatic/ABA liga'];

const isTop = ({ groupName, leagueName }: Fixture): boolean =>
  topCountries.includes(groupName) ||
  topBodies.includes(groupName) ||
  topLeagues.includes(`${groupName}/${leagueName}`);

const rank = (country: string): number => {
  const place = topCountries.indexOf(country);
  return place === -1 ? topCountries.length : place;
};

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byStart = (a: Fixture, b: Fixture): number => a.timeStart - b.timeStart || byText(a.eventId, b.eventId);
/** Compares by country (top countries first), league, and start (CONST-10). */
export const byCompetition = (a: Fixture, b: Fixture): number =>
  rank(a.groupName) - rank(b.groupName) ||
  byText(a.groupName, b.groupName) ||
  byText(a.leagueName, b.leagueName) ||
  byStart(a, b);

/** The matches of a filter, and how many of each sport fit its search. */
export interface FilteredOffer {
  readonly matches: readonly Fixture[];
  readonly sports: ReadonlyMap<string, number>;
}

/**
 * Returns the matches of a filter in the order of its view (CALL-32, OP-53). The counts of all sports ignore the
 * leagues, because these belong to one sport (PRE-20).
 */
export function filterOffer(fixtures: readonly Fixture[], filter: OfferFilter, now: number): FilteredOffer {
  const limit = filter.hours === null ? Number.POSITIVE_INFINITY : now + filter.hours * hour;
  const endOfDay = new Date(now).setUTCHours(24, 0, 0, 0);
  const fits = searchFor(filter.search, filter.groups);
  const found = fixtures.filter(
    (fixture) =>
      fixture.timeStart <= limit &&
      (filter.special !== 'Today' || fixture.timeStart < endOfDay) &&
      (filter.special !== 'TopMatches' || isTop(fixture)) &&
      fits(fixture),
  );
  const sports = new Map<string, number>();
  for (const { sport } of found) sports.set(sport, (sports.get(sport) ?? 0) + 1);
  const wanted = found.filter(
    ({ sport, leagueId }) =>
      sport === filter.sport && (filter.leagueIds.length === 0 || filter.leagueIds.includes(leagueId)),
  );
  return { matches: wanted.sort(filter.view === 'timeline' ? byStart : byCompetition), sports };
}

/** Returns the live matches of one or all sports, grouped by competition (CALL-29). */
export function filterLive(
  fixtures: readonly Fixture[],
  { sport, search, groups }: { sport: string | null; search: string; groups?: readonly string[] | undefined },
): Fixture[] {
  const fits = searchFor(search, groups);
  return fixtures
    .filter((fixture) => (sport === null || fixture.sport === sport) && fits(fixture))
    .sort((a, b) => byText(a.sport, b.sport) || byCompetition(a, b));
}

/** Returns one page of a list, counted from 1, and the number of pages, which is at least 1 (OP-55). */
export function pageOf<T>(rows: readonly T[], page: number): { rows: readonly T[]; totalPages: number } {
  return {
    rows: rows.slice((page - 1) * pageSize, page * pageSize),
    totalPages: Math.max(1, Math.ceil(rows.length / pageSize)),
  };
}

/** Counts matches by sport, country and league (PRE-12, PRE-13). Sports are in the order of the feed. */
export function sidebarOf(feed: Feed, fixtures: readonly Fixture[]): SidebarSport[] {
  return feed.sports.flatMap(({ sport, name }) => {
    const ofSport = fixtures.filter((fixture) => fixture.sport === sport).sort(byCompetition);
    if (ofSport.length === 0) return [];
    const countries = [...Map.groupBy(ofSport, ({ groupName }) => groupName)];
    return [
      {
        sport,
        name,
        icon: sport,
        eventsCount: ofSport.length,
        groupByCountries: countries.map(([country, inCountry]) => ({
          name: country,
          eventsCount: inCountry.length,
          leagues: [...Map.groupBy(inCountry, ({ leagueId }) => leagueId)].map(([leagueId, inLeague]) => ({
            leagueId,
            league: inLeague[0]?.leagueName ?? leagueId,
            eventsCount: inLeague.length,
          })),
        })),
      },
    ];
  });
}
