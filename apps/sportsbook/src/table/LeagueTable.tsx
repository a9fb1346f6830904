import { outcomeHead, outcomeName, sportName } from '@kvota/tickets/names';
import { Flag, IconButton, LeagueHeader, LiveBadge, MarketTable, Text } from '@kvota/ui';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactElement } from 'react';

import type { Favorites } from '../favorites/use-favorites.ts';
import { countryName } from '../markets/country-name.ts';
import { useDayName, useFormats } from '../format/use-formats.ts';
import type { Column } from '../offer/column.ts';
import type { LeagueGroup, LeagueOfRow } from '../offer/group-by-league.ts';
import * as css from './LeagueTable.css.ts';
import type { Services } from '../offer/services.ts';
import { MatchLine } from './MatchLine.tsx';
import { phoneColumnsOf, useShownColumns } from './use-shown-columns.ts';

const leagueTitle = (i18n: I18n, { leagueName, groupName }: Pick<LeagueOfRow, 'leagueName' | 'groupName'>): string =>
  groupName === leagueName ? countryName(i18n, leagueName) : `${countryName(i18n, groupName)} · ${leagueName}`;

/** Returns the head of a card: its league, its sport, or its hour. */
function useTitle({ sport, leagueName, groupName, mixed }: LeagueGroup): string {
  const { i18n } = useLingui();
  const formats = useFormats();
  const dayName = useDayName();
  if (!mixed) return leagueTitle(i18n, { leagueName, groupName });
  if (mixed.from === undefined) return sportName(i18n, sport);
  const day = dayName(mixed.from);
  return `${day.charAt(0).toLocaleUpperCase()}${day.slice(1)} · ${formats.time(mixed.from)}`;
}

/** Names the league of the next rows in a card of several leagues. */
function LeagueLine({ league }: { league: LeagueOfRow }): ReactElement {
  const { i18n } = useLingui();
  return (
    <div className={css.league}>
      <Flag code={league.groupName} size={14} />
      <Text as="span" size="sm" tone="muted">
        {leagueTitle(i18n, league)}
      </Text>
    </div>
  );
}

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
  const title = useTitle(league);
  const favorite = favorites.of(league.sport).includes(league.leagueId);
  return (
    <MarketTable columns={columns.length} phoneColumns={phoneColumnsOf(columns)} label={title} stale={stale}>
      <LeagueHeader
        title={title}
        flag={league.mixed ? undefined : <Flag code={league.groupName} />}
        badge={live ? <LiveBadge /> : undefined}
        count={league.mixed?.count ?? league.eventIds.length}
        headingLevel={2}
        columns={columns.map(({ family, selection }) => ({
          label: outcomeHead(i18n, family, selection),
          title: outcomeName(i18n, selection),
        }))}
        actions={
          league.mixed ? undefined : (
            <IconButton
              label={`${t({ id: 'favorites.league', message: 'Favourite league' })}: ${title}`}
              icon={favorite ? <IconStarFilled size={18} /> : <IconStar size={18} />}
              size="sm"
              pressed={favorite}
              onClick={() => favorites.toggle(league.sport, league.leagueId)}
            />
          )
        }
      />
      {league.eventIds.map((eventId, at) => {
        const its = league.mixed?.leagues[eventId];
        const before = league.mixed?.leagues[league.eventIds[at - 1] ?? ''];
        return (
          <Fragment key={eventId}>
            {its && its.leagueId !== before?.leagueId ? <LeagueLine league={its} /> : null}
            <MatchLine services={services} eventId={eventId} columns={columns} stale={stale} />
          </Fragment>
        );
      })}
    </MarketTable>
  );
}
