import type { Match } from '@kvota/contracts';

import type { Clock } from '../../kernel/clock.ts';
import type { Feed } from '../../feed/model/feed.ts';
import { LruCache } from '../../kernel/lru-cache.ts';
import type { Fixture, MatchScores, MatchState } from '../../feed/model/match.ts';
import { matchesSearch } from './offer-lists.ts';
import type { EndedMatch, OperatorDecisions } from '../decisions/operator-decisions.ts';
import { wireScore } from '../matches/wire-match.ts';

/** Which scores are asked for: of the matches in play, or of those that began on a day in UTC. */
export interface ScoresFilter {
  /** Any instant of the day; null for what is in play now. */
  readonly day: number | null;
  readonly sport: string | null;
  readonly search: string;
}

/** Matches without markets, the latest start first, and how many each sport has, whichever was asked for. */
export interface Scores {
  readonly matches: Match[];
  readonly sports: { readonly sport: string; readonly eventsCount: number }[];
}

/** As many matches as one answer holds. */
export const mostScores = 300;
/** Days with results, today among them. */
export const daysOfScores = 7;

const day = 86_400_000;
/** Matches that are over and stay as they are: as many as a few busy days have. */
const kept = 4000;

const latestFirst = (a: Fixture, b: Fixture): number => b.timeStart - a.timeStart || (a.eventId < b.eventId ? -1 : 1);

/** The latest of every sport in turn, as many as an answer holds: so that none with a match every few minutes is all of it. */
function latestOf(sports: readonly (readonly Fixture[])[]): Fixture[] {
  const inOrder = sports.map((fixtures) => fixtures.toSorted(latestFirst));
  const longest = Math.max(0, ...inOrder.map(({ length }) => length));
  const taken: Fixture[] = [];
  for (let place = 0; place < longest && taken.length < mostScores; place += 1) {
    taken.push(...inOrder.flatMap((fixtures) => fixtures[place] ?? []));
  }
  return taken.slice(0, mostScores);
}

/** The score that an operator gave, in place of the one that decides the match (MATCH-08). */
function scoredBy({ score }: EndedMatch, results: MatchScores): MatchScores {
  if (!score) return results;
  const deciding = (['S', 'M', 'L', 'G', 'P'] as const).find((kind) => results[kind] !== undefined) ?? 'G';
  return { ...results, [deciding]: score };
}

/** Scores over the feed: by the course of a match, or as an operator ended it (OP-87). */
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
}): (filter: ScoresFilter) => Scores {
  const over = new LruCache<string, { readonly version: number; readonly match: Match }>(kept);

  const startedOn = (instant: number, now: number): readonly Fixture[] => {
    const from = Math.floor(instant / day) * day;
    const age = Math.floor(now / day) - from / day;
    if (age < 0 || age >= daysOfScores) return [];
    const until = Math.min(from + day, now + 1);
    return feed.fixtures(from, until).filter((fixture) => {
      const ended = decisions.ended(fixture.eventId);
      // Without a score such a match is void: it was never played.
      const neverPlayed = ended !== undefined && ended.at <= fixture.timeStart && !ended.score;
      return fixture.timeStart >= from && fixture.timeStart < until && !neverPlayed;
    });
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

  return ({ day: instant, sport, search }) => {
    const now = clock.now();
    const started = instant === null ? live() : startedOn(instant, now);
    const found = started.filter((fixture) => matchesSearch(fixture, search));
    const counts = Map.groupBy(found, (fixture) => fixture.sport);
    const wanted = sport === null ? [...counts.values()] : [counts.get(sport) ?? []];
    return {
      matches: latestOf(wanted)
        .toSorted(latestFirst)
        .flatMap((fixture) => scoreOf(fixture, now)),
      // In the order of the feed's sports, as in the sidebars.
      sports: feed.sports.flatMap(({ sport: code }) => {
        const eventsCount = counts.get(code)?.length ?? 0;
        return eventsCount === 0 ? [] : [{ sport: code, eventsCount }];
      }),
    };
  };
}
