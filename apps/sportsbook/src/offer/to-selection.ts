import type { NewSelection } from '@kvota/bet-slip/slip';
import type { Odd, OfferMatch } from '@kvota/offer';

import { oddText } from './bind-odd.ts';

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
    id: match.eventId,
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
