import { currentPageAtom, onlineAtom, type Host, type Stop } from '@kvota/shell';

/** What the window tells; `focus` comes whenever the player is back. */
export interface OfferWindow {
  readonly onFocus: (run: () => void) => Stop;
  /** Checks the selections of the slip now; the slip itself knows when it must not be (OP-35). */
  readonly checkSelections: () => void;
}

type Needs = Pick<Host, 'store'> & {
  readonly queryClient: Pick<Host['queryClient'], 'invalidateQueries' | 'resetQueries'>;
  readonly realtime: Pick<Host['realtime'], 'on'>;
};

/** Brings the offer up to date when the operator, the window or the line says that it may be old. */
export function followOffer({ store, queryClient, realtime }: Needs, { onFocus, checkSelections }: OfferWindow): Stop {
  const again = (...queryKey: string[]): void => void queryClient.invalidateQueries({ queryKey });
  /** NET-04, NET-05: the table of the page, and a match that is open on it. */
  const refresh = (): void => {
    const kind = { betting: 'prematch', liveBetting: 'live' }[String(store.get(currentPageAtom).name)];
    if (kind === undefined) return;
    again(kind === 'live' ? 'liveOffer' : 'bettingOffer');
    again('allSports', kind);
    again('match', kind);
  };
  const back = (): void => {
    refresh();
    // NET-06
    checkSelections();
  };
  let online = store.get(onlineAtom);
  const stops = [
    onFocus(back),
    store.sub(onlineAtom, () => {
      const before = online;
      online = store.get(onlineAtom);
      if (online && !before) back();
    }),
    // NET-11: the columns are the operator's, and every table begins anew under them.
    realtime.on('reload_page', () => {
      void queryClient.resetQueries({ queryKey: ['marketFilters'] });
      void queryClient.resetQueries({ queryKey: ['bettingOffer'] });
      void queryClient.resetQueries({ queryKey: ['liveOffer'] });
    }),
    // NET-19
    realtime.on('reload_favorite_live', () => again('liveFavorites')),
  ];
  return () => stops.forEach((stop) => stop());
}
