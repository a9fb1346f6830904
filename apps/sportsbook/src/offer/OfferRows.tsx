import { LongList } from '@kvota/ui';

import type { Favorites } from '../favorites/use-favorites.ts';
import type { Services } from '../services/services.ts';
import type { Column } from './column.ts';
import type { LeagueGroup } from './group-by-league.ts';
import { LeagueTable } from './LeagueTable.tsx';
import { useHeld } from './use-held.ts';

const headHeight = 41;
const rowHeight = 57;

/** Leagues one below the other, of which the page holds what is seen. While someone points or tabs in them nothing changes its place. */
export function OfferRows(props: {
  services: Services;
  leagues: readonly LeagueGroup[];
  columnsOf: (sport: string) => readonly Column[];
  favorites: Favorites;
  stale: boolean;
  live?: boolean;
  /** What the list is a list of: another one is shown at once, whoever points at it. */
  listKey: string;
}) {
  const { services, leagues, columnsOf, favorites, stale, live = false, listKey } = props;
  const [shown, hold] = useHeld(leagues, listKey);
  return (
    <div {...hold}>
      <LongList
        count={shown.length}
        keyOf={(at) => shown[at]?.key ?? String(at)}
        heightOf={(at) => headHeight + rowHeight * (shown[at]?.eventIds.length ?? 1)}
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
