import type { Match } from '@kvota/contracts';
import type { OfferMatch } from '@kvota/offer';

import { compareCodes } from '../offer/compare-codes.ts';

/** Number of matches of a kind on home. */
export const homeRows = 5;

type Timed = Pick<OfferMatch, 'eventId' | 'timeStart' | 'marketsCount'>;

const byWeight = (a: Timed, b: Timed): number =>
  b.marketsCount - a.marketsCount || compareCodes(a.timeStart, b.timeStart) || compareCodes(a.eventId, b.eventId);

/**
 * Returns the live matches for home. Matches already shown keep their places while they are in play, so that nothing
 * moves under a finger. Free places go to the matches with the most markets.
 */
export function liveForHome<M extends Timed>(shown: readonly string[], matches: readonly M[]): readonly M[] {
  const byId = new Map(matches.map((match) => [match.eventId, match]));
  const stay = shown.flatMap((eventId) => byId.get(eventId) ?? []).slice(0, homeRows);
  const keptIds = new Set(stay.map(({ eventId }) => eventId));
  const fresh = matches.filter(({ eventId }) => !keptIds.has(eventId)).toSorted(byWeight);
  return [...stay, ...fresh].slice(0, homeRows);
}

/** Returns the matches that start next. */
export function soonForHome(matches: readonly Match[], now: number): readonly Match[] {
  return matches
    .filter(({ timeStart, inPlay }) => !inPlay && Date.parse(timeStart) > now)
    .toSorted((a, b) => compareCodes(a.timeStart, b.timeStart) || compareCodes(a.eventId, b.eventId))
    .slice(0, homeRows);
}
