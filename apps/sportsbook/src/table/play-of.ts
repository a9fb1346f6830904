import { decidingScore } from '@kvota/match';
import type { OfferMatch } from '@kvota/offer';

/** Phase, clock and score of a match in play, without language. */
export interface Play {
  /** Code of the phase. */
  readonly phase: string;
  /** The game clock or the minute, where it shows how far the match is. */
  readonly clock?: string;
  /** Goals or points. In sports with sets, maps or legs also the games and points of the current one. */
  readonly home?: readonly string[];
  readonly away?: readonly string[];
}

type Scored = Pick<OfferMatch, 'sport' | 'inPlay' | 'matchState' | 'matchPhase' | 'results' | 'stats'>;

/** Returns phase, clock and score of a match in play (MATCH-08, MATCH-10); undefined if it is not in play. */
export function playOf(match: Scored): Play | undefined {
  const { sport, inPlay, matchState, matchPhase, results } = match;
  if (!inPlay) return undefined;
  const clock = matchPhase?.clock ?? (sport === 'F' && matchPhase?.timeMin ? `${matchPhase.timeMin}'` : undefined);
  const isScored = results !== undefined && Object.keys(results).length > 0;
  return {
    phase: matchPhase?.name ?? matchState,
    ...(clock && { clock }),
    ...(isScored && { home: scoreOf(match, 0), away: scoreOf(match, 1) }),
  };
}

function scoreOf(match: Scored, side: 0 | 1): readonly string[] {
  const { results = {}, stats, matchPhase } = match;
  const part = (results.S ?? results.M ?? results.L) ? stats?.at(-1) : undefined;
  // A missing number keeps its column, so that the others are below those of the next row.
  const games = part ? [(part.G ?? part.P)?.[side] ?? ''] : [];
  const points = part?.G ? [matchPhase?.points?.[side] ?? ''] : [];
  return [decidingScore(match)[side], ...games, ...points].map(String);
}
