import { thousandthsToOdds, type CallAnswer, type Match, type SidebarSport, type UserSettings } from '@kvota/contracts';
import type { WireCalls } from '@kvota/contracts/operator';

import type { Offer, PriceHistory } from './offer.ts';
import { TooManyHistories } from './matches/price-history.ts';
import type { Handlers } from '../kernel/handlers.ts';
import { problem } from '../kernel/http-problem.ts';

export interface OfferHandlerOptions {
  readonly offer: Offer;
  readonly userSettings: { of(userId: string): Promise<UserSettings> };
}

type WireMatch = CallAnswer<WireCalls['liveMatchOffer']>['result'][number];

// The contract writes the type of a match by hand, because a market's meta keys and its selections share one record;
// the schema, which the route applies, is the same.
const onWire = (matches: readonly Match[]): WireMatch[] => matches as unknown as WireMatch[];

/** Number of favourite leagues of a sport. */
const favourites = 5;

/**
 * Calls that read the offer: filters, sidebars, tables and match pages (CALL-07, CALL-08, CALL-28 … CALL-32), scores
 * and price history (OP-87).
 */
export function offerHandlers({ offer, userSettings }: OfferHandlerOptions) {
  const favouriteLeagues = async (userId: string | undefined, sport: string): Promise<readonly string[]> =>
    userId === undefined ? [] : ((await userSettings.of(userId)).betting.favorite_leagues?.[sport] ?? []);
  return {
    marketFilters: ({ body }) => offer.marketFilters(body.type),
    allSports: ({ body }) => offer.sidebar(body.id, body.time_filter ?? null),

    async bettingOffer({ body }, { caller }) {
      let leagueIds: readonly string[] = body.league_ids;
      // The favourites of a user are part of the user's settings; the offer does not have them (OP-53).
      if (body.special_filter === 'Favorites') {
        const own = await favouriteLeagues(caller?.id, body.sport_code);
        leagueIds = leagueIds.length === 0 ? own : own.filter((id) => leagueIds.includes(id));
        if (leagueIds.length === 0) return { result: [], totalPages: 0, sports: [] };
      }
      const {
        matches,
        totalPages,
        sports = [],
      } = offer.prematchOffer({
        sport: body.sport_code,
        hours: body.time_filter,
        special: body.special_filter === 'Favorites' ? null : body.special_filter,
        leagueIds,
        search: body.search_filter,
        groups: body.search_groups,
        view: body.table_view,
        page: body.page,
      });
      // Counts of other sports help only those who search.
      return { result: onWire(matches), totalPages, ...(body.search_filter.trim().length > 2 && { sports }) };
    },
    liveOffer({ body }) {
      const { matches, totalPages } = offer.liveOffer({
        sport: body.sport_code,
        search: body.search_filter,
        groups: body.search_groups,
        page: body.page,
      });
      return { result: onWire(matches), totalPages };
    },
    matchOffer({ body }) {
      const match = offer.matchOffer(body.eventId) ?? offer.matchReport(body.eventId);
      return match === undefined ? { result: [], totalPages: 0 } : { result: onWire([match]), totalPages: 1 };
    },
    liveMatchOffer({ body }) {
      const match = offer.matchOffer(body.eventId) ?? offer.matchReport(body.eventId);
      return { result: match === undefined ? [] : onWire([match]) };
    },
    scores({ query }) {
      const { matches, sports } = offer.scores({
        day: query.date === undefined ? null : Date.parse(query.date),
        offset: Number(query.offset ?? 0),
        sport: query.sport ?? null,
        search: query.search ?? '',
        groups: query.groups?.split('|') ?? [],
      });
      return { result: onWire(matches), sports };
    },
    priceHistory({ body: { eventId, market, selection } }) {
      const result = historyOf(offer, eventId, market).map(({ selectionCode, points }) => ({
        selection: selectionCode,
        points: points.map(({ at, odds }) => ({ at: new Date(at).toISOString(), odds: thousandthsToOdds(odds) })),
      }));
      return { result: result.filter((one) => selection === undefined || one.selection === selection) };
    },
    liveFavoriteCompetitions: () => Object.fromEntries(offer.sidebar('live', null).map(busiestLeagues)),
  } satisfies Handlers;
}

function historyOf(offer: Offer, eventId: string, market: string): PriceHistory[] {
  try {
    return offer.priceHistory(eventId, market);
  } catch (error) {
    if (!(error instanceof TooManyHistories)) throw error;
    throw problem('tooManyCalls', { detail: error.message, headers: { 'retry-after': '1' } });
  }
}

/** Without a manual list, the leagues with most live matches are the favourites of a sport. */
function busiestLeagues({ sport, groupByCountries }: SidebarSport): [sport: string, leagueIds: string[]] {
  const leagues = groupByCountries.flatMap((country) => country.leagues);
  const busiest = leagues.toSorted((a, b) => b.eventsCount - a.eventsCount || (a.leagueId < b.leagueId ? -1 : 1));
  return [sport, busiest.slice(0, favourites).map(({ leagueId }) => leagueId)];
}
