import { currentPageAtom, onlineAtom, type Host, type Stop } from '@kvota/shell';

export interface OfferRefreshDeps {
  readonly store: Host['store'];
  readonly queryClient: Pick<Host['queryClient'], 'invalidateQueries' | 'resetQueries'>;
  readonly realtime: Pick<Host['realtime'], 'on'>;
  /** Subscribes to the window gaining focus. */
  readonly onFocus: (run: () => void) => Stop;
  /** Checks the selections of the slip now, unless the slip must not be checked (OP-35). */
  readonly checkSelections: () => void;
}

/** Refreshes the offer when the window gains focus, the connection returns or the operator changes it. */
export function startOfferRefresh(deps: OfferRefreshDeps): Stop {
  const { store, queryClient, realtime } = deps;
  const invalidate = (...queryKey: string[]): void => void queryClient.invalidateQueries({ queryKey });
  /** Refreshes the table of the page and the match open on it (NET-04, NET-05), and the slip (NET-06). */
  const refresh = (): void => {
    const kind = { betting: 'prematch', liveBetting: 'live' }[String(store.get(currentPageAtom).name)];
    if (kind !== undefined) {
      invalidate(kind === 'live' ? 'liveOffer' : 'bettingOffer');
      invalidate('allSports', kind);
      invalidate('match');
    }
    deps.checkSelections();
  };
  let online = store.get(onlineAtom);
  const stops = [
    deps.onFocus(refresh),
    store.sub(onlineAtom, () => {
      const before = online;
      online = store.get(onlineAtom);
      if (online && !before) refresh();
    }),
    // NET-11: the operator has changed the columns, so every table is fetched again.
    realtime.on('reload_page', () => {
      void queryClient.resetQueries({ queryKey: ['marketFilters'] });
      void queryClient.resetQueries({ queryKey: ['bettingOffer'] });
      void queryClient.resetQueries({ queryKey: ['liveOffer'] });
    }),
    // NET-19
    realtime.on('reload_favorite_live', () => invalidate('liveFavorites')),
  ];
  return () => stops.forEach((stop) => stop());
}
