import type { Clock } from '@kvota/server';

import type { Offer, OfferPrice, SelectionRef } from '../../../offer/offer.ts';
import type { Candidate } from './pick-slip.ts';
import type { RecordedMatch } from './recorded-matches.ts';
import { soldBackAfter } from '../sessions.ts';

/** A session of a week. */
export interface SessionTime {
  readonly monday: string;
  readonly week: number;
  readonly session: number;
  readonly at: number;
}

/** An offer with the recorded matches of the sessions that were opened, beside those of the platform. */
export interface RecordedOffer {
  readonly offer: Offer;
  /** Puts the matches of a session on offer, and returns them. */
  readonly open: (session: SessionTime) => {
    readonly coming: readonly Candidate[];
    readonly live: readonly Candidate[];
  };
}

interface Placed {
  readonly match: RecordedMatch;
  /** The moment of its session. */
  readonly at: number;
  readonly timeStart: number;
}

const minute = 60_000;
const unknown: OfferPrice = { status: 'unknown', odds: 0, probability: 0, live: false, withdrawn: false, cms: false };

/**
 * Creates an offer of recorded matches. Their times follow the sessions, so that the same matches are played in any year.
 * Their ids are no ids of the feed, and after the history nothing is on offer for them.
 */
export function createRecordedOffer(present: Offer, matches: readonly RecordedMatch[], clock: Clock): RecordedOffer {
  const placed = new Map<string, Placed>();
  const weeks = 1 + Math.max(...matches.map(({ at: [week] }) => week));
  return {
    offer: {
      ...present,
      price(ref) {
        const found = placed.get(ref.eventId);
        return found ? priceOf(found, ref, clock.now()) : present.price(ref);
      },
      match(eventId) {
        const found = placed.get(eventId);
        return found ? matchOf(eventId, found) : present.match(eventId);
      },
      // Other tickets are settled at their own time.
      hasBegun(eventId) {
        const found = placed.get(eventId);
        return found !== undefined && clock.now() >= found.at;
      },
      result(ref) {
        const found = placed.get(ref.eventId);
        const { market, selection } = selectionOf(found, ref);
        if (!found || !market || !selection || clock.now() < found.at + market[2] * 60 * minute) return undefined;
        return { outcome: selection[5], score: market[1] };
      },
    },
    open({ monday, week, session, at }) {
      const here = matches.filter((one) => one.at[0] === week % weeks && one.at[1] === session);
      const candidates = here.map((match, n) => {
        const eventId = `demo-${monday}-${session}-${n}`;
        placed.set(eventId, { match, at, timeStart: at + match.begins * minute });
        return { isLive: match.live, candidate: candidateOf(eventId, match) };
      });
      const those = (live: boolean) => candidates.flatMap((one) => (one.isLive === live ? [one.candidate] : []));
      return { coming: those(false), live: those(true) };
    },
  };
}

const candidateOf = (eventId: string, { sfId, sport, markets }: RecordedMatch): Candidate => ({
  eventId,
  sfId,
  sport,
  markets: () =>
    markets.map(([marketCode, , , selections]) => ({
      marketCode,
      selections: selections.map(([selectionCode, odds]) => ({ selectionCode, odds })),
    })),
});

function selectionOf(found: Placed | undefined, { marketCode, selectionCode }: SelectionRef) {
  const market = found?.match.markets.find(([code]) => code === marketCode);
  return { market, selection: market?.[3].find(([code]) => code === selectionCode) };
}

function priceOf(found: Placed, ref: SelectionRef, now: number): OfferPrice {
  const { selection } = selectionOf(found, ref);
  if (!selection) return unknown;
  const [, first, second, firstChance, secondChance] = selection;
  const isLater = now >= found.at + soldBackAfter;
  const [odds, probability] = isLater ? [second, secondChance] : [first, firstChance];
  return { status: 'open', odds, probability, live: now >= found.timeStart, withdrawn: false, cms: false };
}

function matchOf(eventId: string, found: Placed): ReturnType<Offer['match']> {
  const { sport, league: leagueName, pair, sfId } = found.match;
  const [hostName, awayName] = pair;
  return { eventId, sfId, sport, leagueName, hostName, awayName, timeStart: found.timeStart };
}
