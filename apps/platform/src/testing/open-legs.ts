import { selectionsOf, type TicketRequestSelection } from '@kvota/contracts';

import type { Offer } from '../offer/offer.ts';

/** Returns one open prematch selection from each of this many matches, as a client sends them. */
export function openLegs(offer: Pick<Offer, 'prematchOffer'>, sports: readonly string[], count: number) {
  const legs: TicketRequestSelection[] = [];
  for (const sport of sports) {
    const filter = { hours: null, special: null, leagueIds: [], search: '', view: 'timeline' as const };
    for (let page = 1; legs.length < count; page += 1) {
      const { matches, totalPages } = offer.prematchOffer({ sport, ...filter, page });
      for (const match of matches) {
        const leg = openLeg(match);
        if (leg && legs.length < count) legs.push(leg);
      }
      if (page >= totalPages) break;
    }
  }
  if (legs.length < count)
    throw new Error(`The offer has ${legs.length} matches with an open selection, not ${count}.`);
  return legs;
}

function openLeg(match: ReturnType<Offer['prematchOffer']>['matches'][number]): TicketRequestSelection | undefined {
  for (const [marketCode, market] of Object.entries(match.markets)) {
    const open = market.MS === 'OPEN' ? selectionsOf(market).find(([, { O }]) => O !== '0') : undefined;
    if (!open) continue;
    const [selectionCode, { O: odds }] = open;
    const { eventId, sport } = match;
    const fixed = { type: 'prematch' as const, original_odds: odds, systemGroup: null };
    return { eventId, sport, marketCode, selectionCode, odds, ...fixed };
  }
  return undefined;
}
