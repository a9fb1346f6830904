import type { Match } from '@kvota/contracts';

import type { Offer, OfferPrice, SelectionResult, SelectionRef } from '../offer/offer.ts';

const keyOf = ({ eventId, marketCode, selectionCode }: SelectionRef): string =>
  [eventId, marketCode, selectionCode].join('|');

const openPrice: OfferPrice = {
  status: 'open',
  odds: 2000,
  probability: 480_000,
  live: false,
  withdrawn: false,
  cms: false,
};

/** Creates an offer that a test controls. Every selection is open at 2.00 unless changed, and `gone…` is unknown. */
export interface FakeOffer extends Offer {
  /** Changes outcome 1 of market 1X2 of a match, or another one. */
  set(eventId: string, price: Partial<OfferPrice>, selectionCode?: string): void;
  end(eventId: string, outcome: SelectionResult['outcome'], selectionCode?: string, deadHeat?: string): void;
  /** Starts the play of a match: its state as the offer shows it. */
  play(eventId: string, state: Pick<Match, 'matchState' | 'matchPhase' | 'results'>): void;
}

const notHere = (): never => {
  throw new Error('The fake offer has no matches to list.');
};

export function createFakeOffer(): FakeOffer {
  const prices = new Map<string, OfferPrice>();
  const results = new Map<string, SelectionResult>();
  const played = new Map<string, Pick<Match, 'matchState' | 'matchPhase' | 'results'>>();
  const ref = (eventId: string, selectionCode = '1'): SelectionRef => ({ eventId, marketCode: '1X2', selectionCode });
  return {
    set(eventId, price, selectionCode) {
      const key = keyOf(ref(eventId, selectionCode));
      prices.set(key, { ...openPrice, ...prices.get(key), ...price });
    },
    end: (eventId, outcome, selectionCode, deadHeat) =>
      void results.set(keyOf(ref(eventId, selectionCode)), {
        outcome,
        score: '2:1',
        ...(deadHeat === undefined ? {} : { deadHeat }),
      }),
    play: (eventId, state) => void played.set(eventId, state),
    price(wanted) {
      if (wanted.eventId.startsWith('gone')) return { ...openPrice, status: 'unknown', odds: 0 };
      return prices.get(keyOf(wanted)) ?? openPrice;
    },
    hasBegun: (eventId) => [...results.keys()].some((key) => key.startsWith(`${eventId}|`)),
    result: (wanted) => results.get(keyOf(wanted)),
    outcomes: () => ['1', 'X', '2'],
    match(eventId) {
      if (eventId.startsWith('gone')) return undefined;
      const names = { leagueName: 'First league', hostName: 'Hosts', awayName: 'Guests' };
      return { eventId, sfId: `sf-${eventId}`, sport: 'F', ...names, timeStart: Date.UTC(2026, 10, 22, 15) };
    },
    prematchOffer: notHere,
    liveOffer: notHere,
    scores: notHere,
    priceHistory: notHere,
    matchOffer(eventId) {
      const state = played.get(eventId);
      if (!state) return undefined;
      const names = { leagueId: '1', leagueName: 'First league', groupName: '', hostName: 'Hosts', awayName: 'Guests' };
      const timeStart = new Date(Date.UTC(2026, 10, 22, 15)).toISOString();
      return {
        sport: 'F',
        eventId,
        sfId: `sf-${eventId}`,
        ...names,
        timeStart,
        inPlay: true,
        ...state,
        markets: {},
        marketsCount: 0,
      };
    },
    sidebar: notHere,
    marketFilters: notHere,
    snapshot: notHere,
    moveOdds: notHere,
    suspend: notHere,
    matchReport: () => undefined,
    endMatch: notHere,
  };
}
