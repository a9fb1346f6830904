import { Flag, IconButton, LeagueHeader, LiveBadge, MarketTable } from '@kvota/ui';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useLingui } from '@lingui/react/macro';

import type { Favorites } from '../favorites/use-favorites.ts';
import { countryName } from '../markets/country-name.ts';
import { outcomeHead, outcomeName } from '../markets/market-name.ts';
import type { Column } from '../offer/column.ts';
import type { LeagueGroup } from '../offer/group-by-league.ts';
import type { Services } from '../offer/services.ts';
import { MatchLine } from './MatchLine.tsx';
import { phoneColumns, useShownColumns } from './use-shown-columns.ts';

/** A league with its matches, the unit of both offer tables. Its star adds it to the player's favourites (FAV-01). */
export function LeagueTable(props: {
  services: Services;
  league: LeagueGroup;
  columns: readonly Column[];
  favorites: Favorites;
  stale: boolean;
  live?: boolean;
}) {
  const { services, league, favorites, stale, live = false } = props;
  const columns = useShownColumns(props.columns);
  const { i18n, t } = useLingui();
  const title =
    league.groupName === league.leagueName
      ? countryName(i18n, league.leagueName)
      : `${countryName(i18n, league.groupName)} · ${league.leagueName}`;
  const favorite = favorites.of(league.sport).includes(league.leagueId);
  return (
    <MarketTable columns={columns.length} phoneColumns={phoneColumns} label={title} stale={stale}>
      <LeagueHeader
        title={title}
        flag={<Flag code={league.groupName} />}
        badge={live ? <LiveBadge /> : undefined}
        count={league.eventIds.length}
        headingLevel={2}
        columns={columns.map(({ family, selection }) => ({
          label: outcomeHead(family, selection),
          title: outcomeName(i18n, selection),
        }))}
        actions={
          <IconButton
            label={`${t({ id: 'favorites.league', message: 'Favourite league' })}: ${title}`}
            icon={favorite ? <IconStarFilled size={18} /> : <IconStar size={18} />}
            size="sm"
            pressed={favorite}
            onClick={() => favorites.toggle(league.sport, league.leagueId)}
          />
        }
      />
      {league.eventIds.map((eventId) => (
        <MatchLine key={eventId} services={services} eventId={eventId} columns={columns} stale={stale} />
      ))}
    </MarketTable>
  );
}
