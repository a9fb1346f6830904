import type { MarketFilter } from '@kvota/contracts';
import { outcomeHead, outcomeName, sportName } from '@kvota/tickets/names';
import { LeagueHeader, LiveBadge, MarketTable, SportIcon } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { columnsOf } from '../offer/column.ts';
import { useStale } from '../offer/offer-hooks.ts';
import type { Services } from '../offer/services.ts';
import { MatchLine } from '../table/MatchLine.tsx';
import { phoneColumnsOf, useShownColumns } from '../table/use-shown-columns.ts';

/** Matches of one sport under one header, with the columns of its table. */
export function HomeTable(props: {
  services: Services;
  sport: string;
  eventIds: readonly string[];
  tables: readonly MarketFilter[];
  live?: boolean;
}): ReactElement {
  const { services, sport, eventIds, tables, live = false } = props;
  const { i18n } = useLingui();
  const stale = useStale(services);
  const columns = useShownColumns(columnsOf(tables, sport, null));
  const title = sportName(i18n, sport);
  return (
    <MarketTable columns={columns.length} phoneColumns={phoneColumnsOf(columns)} label={title} stale={stale}>
      <LeagueHeader
        title={title}
        flag={<SportIcon code={sport} size={18} />}
        badge={live ? <LiveBadge /> : undefined}
        headingLevel={3}
        columns={columns.map(({ family, selection }) => ({
          label: outcomeHead(i18n, family, selection),
          title: outcomeName(i18n, selection),
        }))}
      />
      {eventIds.map((eventId) => (
        <MatchLine key={eventId} services={services} eventId={eventId} columns={columns} stale={stale} />
      ))}
    </MarketTable>
  );
}
