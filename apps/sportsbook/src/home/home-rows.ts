import type { Match } from '@kvota/contracts';
import type { OfferMatch } from '@kvota/offer';

import { compareCodes } from '../offer/compare-codes.ts';

/** How many matches home shows of a kind: a taste, not the table. */
export const homeRows = 5;

type Timed = Pick<OfferMatch, 'eventId' | 'timeStart' | 'marketsCount'>;

const byWeight = (a: Timed, b: Timed): number =>
  b.marketsCount - a.marketsCount || compareCodes(a.timeStart, b.timeStart) || compareCodes(a.eventId, b.eventId);

/**
 * The live matches for home: those shown already stay in their places as long as they are played, so that nothing jumps
 * under a finger; what is free goes to the matches with the most on offer.
 */
export function liveForHome<M extends Timed>(shown: readonly string[], matches: readonly M[]): readonly M[] {
  const byId = new Map(matches.map((match) => [match.eventId, match]));
  const stay = shown.flatMap((eventId) => byId.get(eventId) ?? []).slice(0, homeRows);
  const kept = new Set(stay.map(({ eventId }) => eventId));
  const fresh = matches.filter(({ eventId }) => !kept.has(eventId)).toSorted(byWeight);
  return [...stay, ...fresh].slice(0, homeRows);
}

/** The matches that begin next. */
export function soonForHome(matches: readonly Match[], now: number): readonly Match[] {
  return matches
    .filter(({ timeStart, inPlay }) => !inPlay && Date.parse(timeStart) > now)
    .toSorted((a, b) => compareCodes(a.timeStart, b.timeStart) || compareCodes(a.eventId, b.eventId))
    .slice(0, homeRows);
}
