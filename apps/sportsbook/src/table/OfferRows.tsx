import { useMedia } from '@kvota/shell';
import { LongList, media } from '@kvota/ui';
import { useEffect } from 'react';

import type { Favorites } from '../favorites/use-favorites.ts';
import type { Column } from '../offer/column.ts';
import { leaguesOf, type LeagueGroup } from '../offer/group-by-league.ts';
import type { Services } from '../offer/services.ts';
import { LeagueTable } from './LeagueTable.tsx';
import { useFrozen } from './use-frozen.ts';

/**
 * Usual heights in pixels; on a phone the prices are below the names, and a finger needs more of it. A row of a list by time also has a line with its
 * league. If they are right, the list is laid out only once, and the page does not jump.
 */
const heights = {
  desk: { head: 41, row: 56, leagueLine: 26.2 },
  short: { head: 35, row: 49, leagueLine: 26.2 },
  phone: { head: 56, row: 107, leagueLine: 25.3 },
  touch: { head: 63.6, row: 113, leagueLine: 25.3 },
};

/**
 * Leagues below each other; only the visible ones are rendered. While the pointer or the focus is in them, nothing
 * changes its place.
 */
export function OfferRows(props: {
  services: Services;
  leagues: readonly LeagueGroup[];
  columnsOf: (sport: string) => readonly Column[];
  favorites: Favorites;
  stale: boolean;
  live?: boolean;
  /** Identifies the list. When it changes, the new list is shown at once, even under the pointer. */
  listKey: string;
}) {
  const { services, leagues, columnsOf, favorites, stale, live = false, listKey } = props;
  const [shown, hold] = useFrozen(leagues, listKey);
  const { snapshots } = services;
  const [phone, short, touch] = [useMedia(media.phone), useMedia(media.short), useMedia(media.coarse)];
  const { head, row, leagueLine } = heights[phone ? (touch ? 'touch' : 'phone') : short ? 'short' : 'desk'];
  useEffect(() => snapshots.show({ leagues: leagues.flatMap(leaguesOf), columnsOf }), [snapshots, leagues, columnsOf]);
  return (
    <div {...hold}>
      <LongList
        count={shown.length}
        keyOf={(at) => shown[at]?.key ?? String(at)}
        heightOf={(at) => {
          const league = shown[at];
          return league ? head + row * league.eventIds.length + leagueLine * namedLeagues(league) : head + row;
        }}
      >
        {(at) => {
          const league = shown[at];
          if (!league) return <></>;
          return (
            <LeagueTable
              services={services}
              league={league}
              columns={columnsOf(league.sport)}
              favorites={favorites}
              stale={stale}
              live={live}
            />
          );
        }}
      </LongList>
    </div>
  );
}

/** Returns how many rows of a card have a line with their league: those whose league differs from that of the row above. */
function namedLeagues({ eventIds, mixed }: LeagueGroup): number {
  if (!mixed) return 0;
  const leagues = eventIds.map((eventId) => mixed.leagues[eventId]?.leagueId);
  return leagues.filter((leagueId, at) => leagueId !== leagues[at - 1]).length;
}
