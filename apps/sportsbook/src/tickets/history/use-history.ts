import { onlineAtom, useHost, walletsAtom } from '@kvota/shell';
import { isLive, isTicketNamed } from '@kvota/tickets';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, type RefObject } from 'react';

import { historyQuery } from './history-query.ts';
import type { HistorySearch } from './history-search.ts';
import { useLiveRefresh } from './use-live-refresh.ts';

/** Number of pages that are searched for the ticket in the address. */
const mostPages = 15;

/**
 * Returns the tickets of the list. They are fetched again when money moves, and every few seconds while a live ticket
 * is visible and the page is online.
 */
export function useHistory(search: HistorySearch, list: RefObject<HTMLElement | null>) {
  const { api } = useHost();
  const online = useAtomValue(onlineAtom);
  const history = useInfiniteQuery(historyQuery(api, search));
  const { refetch, hasNextPage, isFetching, fetchNextPage } = history;
  const money = useAtomValue(walletsAtom)
    .map(({ currency_id, wallet_0, wallet_1 }) => `${currency_id} ${wallet_0} ${wallet_1}`)
    .join();
  const shownFor = useRef(money);
  useEffect(() => {
    // Wallets change when a ticket is paid or settles, so the list is outdated then.
    if (shownFor.current === money) return;
    shownFor.current = money;
    void refetch();
  }, [money, refetch]);
  const pages = history.data?.pages ?? [];
  const tickets = pages.flatMap((page) => page.result);
  const refresh = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);
  useLiveRefresh(list, online && tickets.some(isLive), refresh);
  const found =
    search.ticket === undefined || tickets.some(({ ticketId }) => isTicketNamed(ticketId, search.ticket ?? ''));
  const searching = !found && hasNextPage && pages.length < mostPages;
  useEffect(() => {
    if (searching && !isFetching) void fetchNextPage();
  }, [searching, isFetching, fetchNextPage]);
  return {
    history,
    tickets,
    online,
    /** Whether the ticket of the address was found, is being searched for on older pages, or does not exist. */
    wanted: found ? 'found' : searching || history.isPending ? 'searching' : 'missing',
  } as const;
}
