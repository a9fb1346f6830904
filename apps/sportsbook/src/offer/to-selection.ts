import type { NewSelection } from '@kvota/bet-slip/slip';
import type { Odd, OfferMatch } from '@kvota/offer';

import { oddText } from './bind-odd.ts';

/** The id of a selection: the event's, or the event's and the player's in a market of one player (SLIP-14). */
export function selectionIdOf({ eventId, markets }: OfferMatch, market: string): string {
  const player = markets[market]?.player;
  return player === undefined ? eventId : `${eventId}_${player}`;
}

/** What the slip takes of an odd in the offer (SLIP-14, SLIP-15): marketName and oddName are the codes of the wire (OP-37). */
export function toSelection(
  match: OfferMatch,
  market: string,
  selection: string,
  odd: Odd | undefined,
  description: string,
): NewSelection {
  const known = match.markets[market];
  return {
    id: selectionIdOf(match, market),
    desc: match.inPlay ? 'live' : 'prematch',
    marketName: market,
    marketDesc: description,
    oddName: selection,
    odd: odd?.status === 'OPEN' ? oddText(odd) : '-',
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
    suspended: odd?.status === 'SUSPENDED',
  };
}
