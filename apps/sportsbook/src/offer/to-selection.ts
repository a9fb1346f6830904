import type { NewSelection } from '@kvota/bet-slip/slip';
import type { Price, OfferMatch } from '@kvota/offer';

import { priceText } from './bind-price.ts';

/** Returns the id of a selection: the event id, or event and player in a player market (SLIP-14). */
export function selectionIdOf({ eventId, markets }: OfferMatch, market: string): string {
  const player = markets[market]?.player;
  return player === undefined ? eventId : `${eventId}_${player}`;
}

/**
 * Makes a selection for the slip from a price in the offer (SLIP-14, SLIP-15). `marketName` and `outcome` are wire
 * codes (OP-37).
 */
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
