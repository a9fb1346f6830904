import type { NewSelection } from '@kvota/bet-slip/slip';
import type { Price, OfferMatch } from '@kvota/offer';

import { priceText } from './bind-price.ts';

/** The id of a selection: the event's, or the event's and the player's in a market of one player (SLIP-14). */
export function selectionIdOf({ eventId, markets }: OfferMatch, market: string): string {
  const player = markets[market]?.player;
  return player === undefined ? eventId : `${eventId}_${player}`;
}

/** What the slip takes of a price in the offer (SLIP-14, SLIP-15): marketName and outcome are the codes of the wire (OP-37). */
export function toSelection(
  match: OfferMatch,
  market: string,
  selection: string,
  price: Price | undefined,
  description: string,
): NewSelection {
  const known = match.markets[market];
  return {
    id: selectionIdOf(match, market),
    desc: match.inPlay ? 'live' : 'prematch',
    marketName: market,
    marketDesc: description,
    outcome: selection,
    price: price?.status === 'OPEN' ? priceText(price) : '-',
    band: known?.band ?? null,
    pair: `${match.hostName} - ${match.awayName}`,
    sfId: match.sfId,
    time: match.timeStart,
    timeStart: Date.parse(match.timeStart),
    marketsKey: market,
    marketsTable: null,
    marketsGroup: null,
    player: known?.player ?? null,
    sport: match.sport,
    realSport: null,
    suspended: price?.status === 'SUSPENDED',
  };
}
