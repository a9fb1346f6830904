import type { Match } from '@kvota/contracts';
import type { Clock } from '@kvota/server';

import type { Feed } from '../../feed/model/feed.ts';
import { LruCache } from '../../kernel/lru-cache.ts';
import type { Fixture, MatchScores, MatchState } from '../../feed/model/match.ts';
import { searchFor } from './search.ts';
import type { EndedMatch, OperatorDecisions } from '../decisions/operator-decisions.ts';
import { wireScore } from '../matches/wire-match.ts';

/** Filter of scores: matches in play, or those that began on a day. */
export interface ScoresFilter {
  /** Any instant of the day in UTC, or null for matches in play. */
  readonly day: number | null;
  /** Minutes by which the clock of the viewer is ahead of UTC; the day is one of that clock. */
  readonly offset?: number;
  readonly sport: string | null;
  readonly search: string;
  /** Countries whose shown name fits the search. */
  readonly groups?: readonly string[];
}

/**
 * Matches without markets, latest start first, and the number of matches of each sport, whatever the filter's sport is.
 */
export interface Scores {
  readonly matches: Match[];
  readonly sports: { readonly sport: string; readonly eventsCount: number }[];
}

/** Most matches in one answer. */
export const mostScores = 300;
/** Number of days with results, including today. */
export const daysOfScores = 7;

const day = 86_400_000;
const minute = 60_000;
/** Number of finished matches to keep: about a few busy days. */
const kept = 4000;

const latestFirst = (a: Fixture, b: Fixture): number => b.timeStart - a.timeStart || (a.eventId < b.eventId ? -1 : 1);

/**
 * Takes the latest matches of each sport in turn up to the limit, so that a sport with many short matches does not fill
 * it.
 */
function latestOf(sports: readonly (readonly Fixture[])[]): Fixture[] {
  const inOrder = sports.map((fixtures) => fixtures.toSorted(latestFirst));
  const longest = Math.max(0, ...inOrder.map(({ length }) => length));
  const taken: Fixture[] = [];
  for (let place = 0; place < longest && taken.length < mostScores; place += 1) {
    taken.push(...inOrder.flatMap((fixtures) => fixtures[place] ?? []));
  }
  return taken.slice(0, mostScores);
}

/** Replaces the deciding score by the one that an operator gave (MATCH-08). */
function scoredBy({ score }: EndedMatch, results: MatchScores): MatchScores {
  if (!score) return results;
  const deciding = (['S', 'M', 'L', 'G', 'P'] as const).find((kind) => results[kind] !== undefined) ?? 'G';
  return { ...results, [deciding]: score };
}

/** The scores of many matches, and the final report of one. */
export interface ScoreBook {
  readonly list: (filter: ScoresFilter) => Scores;
  /** Returns a match that began in the last seven days, with its score and without markets. */
  readonly report: (eventId: string) => Match | undefined;
}

/** Creates the scores: as played, or as an operator ended a match (OP-87). */
export function createScores({
  feed,
  decisions,
  clock,
  live,
}: {
  feed: Feed;
  decisions: Pick<OperatorDecisions, 'ended' | 'version'>;
  clock: Clock;
  live: () => readonly Fixture[];
}): ScoreBook {
  const over = new LruCache<string, { readonly version: number; readonly match: Match }>(kept);

  /** A match that was ended before its start without a score is void, and has no result. */
  const wasPlayed = ({ eventId, timeStart }: Fixture): boolean => {
    const ended = decisions.ended(eventId);
    return ended === undefined || ended.at > timeStart || ended.score !== null;
  };

  const startedOn = (instant: number, ahead: number, now: number): readonly Fixture[] => {
    const date = Math.floor(instant / day);
    const from = date * day - ahead;
    const age = Math.floor((now + ahead) / day) - date;
    if (age < 0 || age >= daysOfScores) return [];
    const until = Math.min(from + day, now + 1);
    return feed
      .fixtures(from, until)
      .filter((fixture) => fixture.timeStart >= from && fixture.timeStart < until && wasPlayed(fixture));
  };

  const scoreOf = (fixture: Fixture, now: number): Match[] => {
    const { eventId } = fixture;
    const version = decisions.version(eventId);
    const known = over.get(eventId);
    if (known?.version === version) return [known.match];
    const ended = decisions.ended(eventId);
    const state = feed.stateAt(eventId, now, ended?.at);
    if (!state) return [];
    const shown: MatchState = ended
      ? { ...state, status: 'ended', matchPhase: { name: 'F', timeMin: 0 }, results: scoredBy(ended, state.results) }
      : state;
    const match = wireScore(fixture, shown, now);
    if (shown.status === 'ended') over.set(eventId, { version, match });
    return [match];
  };

  const report: ScoreBook['report'] = (eventId) => {
    const fixture = feed.match(eventId);
    const now = clock.now();
    if (!fixture || fixture.timeStart > now || now - fixture.timeStart > daysOfScores * day) return undefined;
    return wasPlayed(fixture) ? scoreOf(fixture, now)[0] : undefined;
  };

  const list: ScoreBook['list'] = ({ day: instant, offset = 0, sport, search, groups }) => {
    const now = clock.now();
    const started = instant === null ? live() : startedOn(instant, offset * minute, now);
    const found = started.filter(searchFor(search, groups));
    const counts = Map.groupBy(found, (fixture) => fixture.sport);
    const wanted = sport === null ? [...counts.values()] : [counts.get(sport) ?? []];
    return {
      matches: latestOf(wanted)
        .toSorted(latestFirst)
        .flatMap((fixture) => scoreOf(fixture, now)),
      // Sports are in the order of the feed, as in the sidebars.
      sports: feed.sports.flatMap(({ sport: code }) => {
        const eventsCount = counts.get(code)?.length ?? 0;
        return eventsCount === 0 ? [] : [{ sport: code, eventsCount }];
      }),
    };
  };
  return { list, report };
}
