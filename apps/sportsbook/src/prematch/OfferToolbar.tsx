import type { MarketFilter } from '@kvota/contracts';
import { lazyPart } from '@kvota/shell';
import { SegmentedControl, Skeleton, useAfterPaint } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';

import * as styles from '../layout/page.css.ts';
import { useChosenInView } from '../layout/use-chosen-in-view.ts';
import { useOneLine } from '../layout/use-one-line.ts';
import { mainFiltersQuery } from '../offer/market-filter-queries.ts';
import type { Services } from '../offer/services.ts';
import { useFoundCountries } from '../search/use-found-countries.ts';
import { OfferSearch } from '../search/OfferSearch.tsx';
import { SportChip } from '../choices/SportChip.tsx';
import { useSports } from '../sports/use-sports.ts';
import { TableSwitch } from '../table/TableSwitch.tsx';
import { EnterCode } from '../tickets/booking/EnterCode.tsx';
import { bettingOfferQuery } from './betting-offer-query.ts';
import { ChosenLeagues } from './ChosenLeagues.tsx';
import { selectSport } from './filters/prematch-filters.ts';
import { usePrematchFilters } from './filters/use-prematch-filters.ts';
import { OrderSwitch } from './OrderSwitch.tsx';
import { PhoneChoices } from './PhoneChoices.tsx';
import { useSpecialChoice } from './use-special-choice.ts';

const TimeSelect = lazyPart(() => import('./TimeSelect.tsx'), 'TimeSelect');

const noTables: readonly MarketFilter[] = [];

/** Widths of the skeleton chips; together they are as wide as a phone. */
const awaited = [112, 124, 96, 108];

/**
 * Sports, search, time, tables and order above the prematch table, in two lines (PRE-21). Where the sidebar is inline, it
 * has sports and time (OP-15).
 */
export function OfferToolbar({ services }: { services: Services }) {
  const { t } = useLingui();
  const [filters, change] = usePrematchFilters();
  const sports = useSports(services, 'prematch', filters.time);
  const oneLine = useOneLine();
  const { isPending } = useInfiniteQuery(
    bettingOfferQuery(services.host.api, filters, useFoundCountries(filters.search)),
  );
  const tables = useQuery(mainFiltersQuery(services.host.api, 'prematch'));
  const oddsPainted = useAfterPaint(!isPending);
  const chips = useChosenInView(filters.sport, sports.isSuccess);
  return (
    <search className={styles.toolbar}>
      <div
        ref={chips}
        role="group"
        aria-label={t({ id: 'offer.sports', message: 'Sports' })}
        className={`${styles.scroller} ${styles.narrowOnly}`}
      >
        {sports.isPending
          ? awaited.map((width) => <Skeleton key={width} className={styles.awaited} width={width} height="100%" />)
          : null}
        {(sports.data ?? []).map((entry) => (
          <SportChip
            key={entry.sport}
            sport={entry.sport}
            eventsCount={entry.eventsCount}
            selected={entry.sport === filters.sport}
            onClick={() => change(selectSport(filters, entry.sport))}
          />
        ))}
      </div>
      {oneLine ? null : <Arrangement late={!oddsPainted} />}
      <EnterCode services={services} />
      <OfferSearch
        value={filters.search}
        onValueChange={(search) => change({ ...filters, search }, { replace: true })}
      />
      {oneLine ? <PhoneChoices tables={tables.data ?? noTables} /> : <Choices tables={tables.data ?? noTables} />}
    </search>
  );
}

/**
 * Leagues, time and order in the first line, because the choices of some languages fill the second. The list of times is
 * fetched after the odds.
 */
function Arrangement({ late }: { late: boolean }) {
  return (
    <>
      <ChosenLeagues className={`${styles.whole} ${styles.narrowOnly}`} />
      <div className={`${styles.whole} ${styles.narrowOnly}`}>
        <Suspense fallback={<Skeleton width={96} height={36} />}>
          {late ? <Skeleton width={96} height={36} /> : <TimeSelect />}
        </Suspense>
      </div>
      <OrderSwitch className={styles.whole} />
    </>
  );
}

/** The choices of wider windows, all of them visible. */
function Choices({ tables }: { tables: readonly MarketFilter[] }) {
  const [filters, change] = usePrematchFilters();
  return (
    <div className={styles.choices}>
      <SegmentedControl {...useSpecialChoice()} className={styles.whole} size="sm" />
      <TableSwitch
        filters={tables}
        sport={filters.sport}
        value={filters.market}
        onValueChange={(market) => change({ ...filters, market })}
      />
    </div>
  );
}
