import type { OfferMatch } from '@kvota/offer';
import { Flag, LeagueHeader, LiveBadge, MarketTable } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { countryName } from '../market/country-name.ts';
import { outcomeHead, outcomeName } from '../market/market-name.ts';
import type { Services } from '../services/services.ts';
import type { Column } from './column.ts';
import { MatchLine } from './MatchLine.tsx';

/** A league with its matches: the unit of both offer tables. */
export function LeagueTable(props: {
  services: Services;
  league: Pick<OfferMatch, 'leagueName' | 'groupName'>;
  eventIds: readonly string[];
  columns: readonly Column[];
  stale: boolean;
  live?: boolean;
}) {
  const { services, league, eventIds, columns, stale, live = false } = props;
  const { i18n } = useLingui();
  const title =
    league.groupName === league.leagueName
      ? countryName(i18n, league.leagueName)
      : `${countryName(i18n, league.groupName)} · ${league.leagueName}`;
  return (
    <MarketTable columns={columns.length} phoneColumns={3} label={title} stale={stale}>
      <LeagueHeader
        title={title}
        flag={<Flag code={league.groupName} />}
        badge={live ? <LiveBadge /> : undefined}
        count={eventIds.length}
        headingLevel={2}
        columns={columns.map(({ family, selection }) => ({
          label: outcomeHead(family, selection),
          title: outcomeName(i18n, selection),
        }))}
      />
      {eventIds.map((eventId) => (
        <MatchLine key={eventId} services={services} eventId={eventId} columns={columns} stale={stale} />
      ))}
    </MarketTable>
  );
}
