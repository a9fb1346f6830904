import type { NewSelection } from '@kvota/bet-slip/slip';
import type { Price, OfferMatch } from '@kvota/offer';

import { priceText } from './bind-price.ts';
import type { MarketPlace } from './column.ts';

/** Returns the id of a selection: the event id, or event and player in a player market (SLIP-14). */
export function selectionIdOf({ eventId, markets }: OfferMatch, market: string): string {
  const player = markets[market]?.player;
  return player === undefined ? eventId : `${eventId}_${player}`;
}

/**
 * Makes a selection for the slip from a price in the offer (SLIP-14, SLIP-15). `marketName` and `outcome` are wire
 * codes (OP-37); `place` is the filter under which the market was shown (CALL-21).
 */
export function toSelection(
  match: OfferMatch,
  market: string,
  selection: string,
  price: Price | undefined,
  description: string,
  place?: MarketPlace,
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
    marketsKey: place?.code ?? null,
    marketsTable: place?.table ?? null,
    marketsGroup: place?.group ?? null,
    player: known?.player ?? null,
    sport: match.sport,
    realSport: null,
    suspended: price?.status === 'SUSPENDED',
  };
}
