import { thousandthsToOdds, type TicketRequest, type TicketRequestSelection } from '@kvota/contracts';

import type { Feed } from '../../../feed/model/feed.ts';
import type { Fixture, SelectionPrice } from '../../../feed/model/match.ts';
import type { Random } from '../../../feed/random/hash.ts';
import type { Offer } from '../../../offer/offer.ts';
import { demoCurrencies } from '../../demo-data.ts';

/** A match that a selection can be picked from. */
export interface Candidate {
  readonly eventId: string;
  readonly sfId: string;
  readonly sport: string;
  readonly markets: () => readonly {
    readonly marketCode: string;
    readonly selections: readonly Pick<SelectionPrice, 'selectionCode' | 'odds'>[];
  }[];
}

/** Prices that players of the history take, in thousandths, and the number of first markets that they look at. */
const [shortest, longest] = [1250, 4500];
const mostMarkets = 3;

/** Returns the main markets of a match with the selections that players of the history like. */
export const likedMarkets = (feed: Pick<Feed, 'pricesAt'>, eventId: string, now: number) =>
  feed
    .pricesAt(eventId, now)
    .filter(({ status, main }) => status === 'open' && main)
    .slice(0, mostMarkets)
    .map(({ marketCode, selections }) => ({
      marketCode,
      selections: selections.filter(({ odds }) => odds >= shortest && odds <= longest),
    }));

/** Returns a match of the feed to pick from. */
export const candidateOf = (feed: Feed, { eventId, sfId, sport }: Fixture, now: number): Candidate => ({
  eventId,
  sfId,
  sport,
  markets: () => likedMarkets(feed, eventId, now),
});

export interface SlipSource {
  readonly offer: Pick<Offer, 'price'>;
  readonly matches: readonly Candidate[];
  readonly random: Random;
}

/** Picks open selections of different matches, at most so many; undefined if no match has one. */
export function pickSelections(source: SlipSource, most: number): TicketRequestSelection[] | undefined {
  const picked = new Map<string, TicketRequestSelection>();
  for (let tries = 0; picked.size < most && tries < most * 4; tries += 1) {
    const match = anyOf(source.matches, source.random);
    const selection = match && pickOf(source, match);
    if (selection) picked.set(selection.eventId, selection);
  }
  return picked.size === 0 ? undefined : [...picked.values()];
}

function pickOf(
  { offer, random }: SlipSource,
  { eventId, sfId, sport, markets }: Candidate,
): TicketRequestSelection | undefined {
  const market = anyOf(markets(), random);
  const selectionCode = anyOf(market?.selections ?? [], random)?.selectionCode;
  if (market === undefined || selectionCode === undefined) return undefined;
  const { marketCode } = market;
  const price = offer.price({ eventId, marketCode, selectionCode });
  if (price.status !== 'open') return undefined;
  const odds = thousandthsToOdds(price.odds);
  const type = price.live ? 'live' : 'prematch';
  return { eventId, type, sfid: sfId, marketCode, selectionCode, odds, original_odds: odds, sport, systemGroup: null };
}

/** Returns one of a list; undefined if it is empty. */
export const anyOf = <T>(list: readonly T[], random: Random): T | undefined => list[Math.floor(random() * list.length)];

interface Slip {
  readonly selections: readonly TicketRequestSelection[];
  readonly stake: string;
  readonly system: boolean;
}

/** Returns the request for a ticket in dinars, as a slip sends it. Of three selections and more, a system may be made. */
export function slipOf(ticketId: string, { selections, stake, system }: Slip): TicketRequest {
  const bets: TicketRequest['bets'] = { selectedSystems: [1], stake, type: 'total' };
  const count = selections.length;
  const isSystem = system && count >= 3;
  return {
    ticket_id: ticketId,
    selections: selections.map((selection) => ({ ...selection, systemGroup: isSystem ? 0 : null })),
    autoOddsChange: true,
    bets,
    original_bets: bets,
    wallet: { currency: demoCurrencies.RSD.currency, currency_id: demoCurrencies.RSD.currencyId },
    bonus: { amount: 0, percentage: 0, total_gain: 0 },
    systemGroups: isSystem ? [{ conditions: [count - 1], totalSelections: count }] : [],
  };
}
