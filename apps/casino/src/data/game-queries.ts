import { isApiError, type ApiClient } from '@kvota/api-client';
import type { Game, GameArea, GameKind } from '@kvota/contracts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { GameFilters } from './game-filters.ts';

/** The games that a list is about, before the player's filters. */
export interface GameScope {
  readonly area: GameArea | 'all';
  readonly kind?: GameKind;
  readonly section?: string;
}

const minutes = 60_000;
const pageSize = 48;
/** Letters from which a text is searched for, as elsewhere (PRE-18). */
export const shortestSearch = 3;

/** Milliseconds after which a platform that does not know its games yet is asked again. */
const soon = 1500;
/** Questions after which a page does not wait for the games any more. It goes on asking. */
const patience = 10;

interface AskedList {
  readonly error: unknown;
  readonly errorUpdateCount: number;
}
const isNotKnown = (error: unknown): boolean => isApiError(error) && error.code === 'gamesNotKnown';

/** True while a list is loading, or the platform has just started and does not know its games yet (CAS-59). */
export const isLoadingGames = ({ data, error, errorUpdateCount }: AskedList & { readonly data: unknown }): boolean =>
  data === undefined && (error === null || (isNotKnown(error) && errorUpdateCount < patience));

const againIfNotKnown = ({ state }: { readonly state: { readonly error: unknown } }): number | false =>
  isNotKnown(state.error) ? soon : false;

/** The sections of an area with their first games (CAS-15). */
export function lobbyQuery(api: Pick<ApiClient, 'casinoLobby'>, area: GameArea, currencyId: number | undefined) {
  return queryOptions({
    queryKey: ['games', 'lobby', area, currencyId],
    queryFn: ({ signal }) => api.casinoLobby({ signal, query: { area, ...withCurrency(currencyId) } }),
    // Another wallet changes the stakes, not the games.
    placeholderData: keepPreviousData,
    staleTime: minutes,
    refetchInterval: againIfNotKnown,
  });
}

/** The names of the sections of the casino (CALL-35). */
export function sectionsQuery(api: Pick<ApiClient, 'casinoSections'>) {
  return queryOptions({
    queryKey: ['games', 'sections'],
    queryFn: ({ signal }) => api.casinoSections({ signal }),
    staleTime: minutes,
  });
}

/** The games of a scope that fit the filters, page by page (CALL-36). */
export function gamesQuery(
  api: Pick<ApiClient, 'casinoGames'>,
  scope: GameScope,
  { search, provider, tag, volatility, sort, oneOfEach }: GameFilters,
  currencyId: number | undefined,
) {
  const text = search.trim();
  const query = {
    ...scope,
    sort,
    page_size: pageSize,
    ...(text.length >= shortestSearch && { search: text }),
    ...(provider !== null && { provider }),
    ...(tag !== null && { tag }),
    ...(volatility !== null && { volatility }),
    ...(oneOfEach && { one_of_each: 'true' as const }),
    ...withCurrency(currencyId),
  };
  return infiniteQueryOptions({
    queryKey: ['games', 'list', query],
    queryFn: ({ signal, pageParam }) => api.casinoGames({ signal, query: { ...query, page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, pages) => (pages.length < totalPages ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: minutes,
    refetchInterval: againIfNotKnown,
  });
}

/** The first games that fit a text, in every area (DLG-15). */
export function searchQuery(api: Pick<ApiClient, 'casinoGames'>, text: string, currencyId: number | undefined) {
  const search = text.trim();
  const query = { area: 'all' as const, search, page_size: 8, ...withCurrency(currencyId) };
  return queryOptions({
    queryKey: ['games', 'search', query],
    queryFn: ({ signal }) => api.casinoGames({ signal, query }),
    enabled: search.length >= shortestSearch,
    placeholderData: keepPreviousData,
    staleTime: minutes,
  });
}

/** Games by their codes, such as the favourites of a player. */
export function gamesByCodeQuery(
  api: Pick<ApiClient, 'casinoGames'>,
  codes: readonly string[],
  currencyId: number | undefined,
) {
  const code = codes.slice(0, 24).join(',');
  return queryOptions({
    queryKey: ['games', 'codes', code, currencyId],
    queryFn: async ({ signal }): Promise<readonly Game[]> => {
      const query = { area: 'all' as const, code, page_size: 24, ...withCurrency(currencyId) };
      const { result } = await api.casinoGames({ signal, query });
      // In the order of the codes.
      return codes.flatMap((each) => result.find((game) => game.code === each) ?? []);
    },
    enabled: codes.length > 0,
    placeholderData: keepPreviousData,
    staleTime: minutes,
  });
}

/** One game with its maths and its twins (CAS-16). */
export function gameQuery(api: Pick<ApiClient, 'casinoGame'>, code: string, currencyId: number | undefined) {
  return queryOptions({
    queryKey: ['games', 'game', code, currencyId],
    queryFn: ({ signal }) => api.casinoGame({ signal, params: { code }, query: withCurrency(currencyId) }),
    staleTime: minutes,
  });
}

const withCurrency = (id: number | undefined): { currency_id?: number } =>
  id === undefined ? {} : { currency_id: id };
