import type { Match, MatchEvent } from '@kvota/contracts';

/** As much of a match as its events are read from. */
export type Played = Pick<Match, 'matchState' | 'matchPhase' | 'results' | 'stats' | 'redCards'>;

type Pair = readonly [host: number, away: number];
const nil: Pair = [0, 0];

/** The score that decides a match: sets, maps or legs where it is played in those, else goals or points (MATCH-08). */
export const decidingScore = ({ results = {} }: Pick<Played, 'results'>): Pair =>
  results.S ?? results.M ?? results.L ?? results.G ?? results.P ?? nil;

/** The score within a set, map or leg; nothing in sports that are not played in those. */
function partScore({ results = {}, stats = [] }: Played, place: number): Pair | undefined {
  if (!(results.S ?? results.M ?? results.L)) return undefined;
  const part = stats[place];
  return part?.G ?? part?.P;
}

/**
 * What happened between two looks at a match, in the order in which it must have been: the running set, the score, cards,
 * then the phase that follows. A score that was taken back is nothing that happened.
 */
export function eventsBetween(before: Played, after: Played): MatchEvent[] {
  const phase = after.matchPhase?.name ?? after.matchState;
  const stamp = (at: Played): Pick<MatchEvent, 'phase' | 'timeMin' | 'clock'> => ({
    phase: at.matchPhase?.name ?? at.matchState,
    timeMin: at.matchPhase?.timeMin ?? null,
    ...(at.matchPhase?.clock !== undefined && { clock: at.matchPhase.clock }),
  });
  // What ends a set is told with the set that it ended.
  const during = stamp(phase === (before.matchPhase?.name ?? before.matchState) ? after : before);
  const grown = (kind: MatchEvent['kind'], [hostBefore, awayBefore]: Pair, score: Pair): MatchEvent[] =>
    ([score[0] > hostBefore && 'host', score[1] > awayBefore && 'away'] as const).flatMap((side) =>
      side === false ? [] : [{ ...during, kind, side, score: [score[0], score[1]] }],
    );
  // The set of before may have ended meanwhile, and another begun.
  const places = [...new Set([Math.max(0, (before.stats?.length ?? 0) - 1), (after.stats?.length ?? 1) - 1])];
  return [
    ...places.flatMap((place) => grown('part', partScore(before, place) ?? nil, partScore(after, place) ?? nil)),
    ...grown('score', decidingScore(before), decidingScore(after)),
    ...grown('redCard', before.redCards ?? nil, after.redCards ?? nil).map((event): MatchEvent => ({
      ...event,
      score: [...decidingScore(after)],
    })),
    ...(phase === (before.matchPhase?.name ?? before.matchState)
      ? []
      : [{ ...stamp(after), kind: 'phase' as const, score: [...decidingScore(after)] as [number, number] }]),
  ];
}
