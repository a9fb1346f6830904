import type { Match, MatchEvent } from '@kvota/contracts';

/** The fields of a match that determine its events. */
export type Played = Pick<Match, 'matchState' | 'matchPhase' | 'results' | 'stats' | 'redCards' | 'yellowCards'>;

type Pair = readonly [host: number, away: number];
const nil: Pair = [0, 0];

/** Returns the score that decides a match: sets, maps or legs if it has them, otherwise goals or points (MATCH-08). */
export const decidingScore = ({ results = {} }: Pick<Played, 'results'>): Pair =>
  results.S ?? results.M ?? results.L ?? results.G ?? results.P ?? nil;

/** Returns the score within a set, map or leg; undefined if the match has none of them. */
function partScore({ results = {}, stats = [] }: Played, place: number): Pair | undefined {
  if (!(results.S ?? results.M ?? results.L)) return undefined;
  const part = stats[place];
  return part?.G ?? part?.P;
}

/**
 * Returns the events between two states of a match, in their most likely order: the running set, the deciding score,
 * cards, then the new phase (MATCH-10). If a score decreases, it was corrected, and there is no event.
 */
export function eventsBetween(before: Played, after: Played): MatchEvent[] {
  const phase = after.matchPhase?.name ?? after.matchState;
  const stamp = (at: Played): Pick<MatchEvent, 'phase' | 'timeMin' | 'clock'> => ({
    phase: at.matchPhase?.name ?? at.matchState,
    timeMin: at.matchPhase?.timeMin ?? null,
    ...(at.matchPhase?.clock !== undefined && { clock: at.matchPhase.clock }),
  });
  // An event that ends a set gets the phase of that set.
  const during = stamp(phase === (before.matchPhase?.name ?? before.matchState) ? after : before);
  const grown = (kind: MatchEvent['kind'], [hostBefore, awayBefore]: Pair, score: Pair): MatchEvent[] =>
    ([score[0] > hostBefore && 'host', score[1] > awayBefore && 'away'] as const).flatMap((side) =>
      side === false ? [] : [{ ...during, kind, side, score: [score[0], score[1]] }],
    );
  // The previous set may have ended in the meantime, and another one started.
  const places = [...new Set([Math.max(0, (before.stats?.length ?? 0) - 1), (after.stats?.length ?? 1) - 1])];
  return [
    ...places.flatMap((place) => grown('part', partScore(before, place) ?? nil, partScore(after, place) ?? nil)),
    ...grown('score', decidingScore(before), decidingScore(after)),
    ...[
      ...grown('yellowCard', before.yellowCards ?? nil, after.yellowCards ?? nil),
      ...grown('redCard', before.redCards ?? nil, after.redCards ?? nil),
    ].map((event): MatchEvent => ({ ...event, score: [...decidingScore(after)] })),
    ...(phase === (before.matchPhase?.name ?? before.matchState)
      ? []
      : [{ ...stamp(after), kind: 'phase' as const, score: [...decidingScore(after)] as [number, number] }]),
  ];
}
