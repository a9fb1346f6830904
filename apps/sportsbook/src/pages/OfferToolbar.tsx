import { Chip, SearchField, SegmentedControl, Select, SportIcon } from '@kvota/ui';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { useAtom, useSetAtom } from 'jotai';

import { EnterCode } from '../booking/EnterCode.tsx';
import { sportName } from '../market/market-name.ts';
import { sportsQuery, timeFilters, type TimeFilter } from '../offer/offer-queries.ts';
import type { Services } from '../services/services.ts';
import { offerFiltersAtom, selectSportAtom } from './filters.ts';
import * as styles from './page.css.ts';
import { useTimeFilterName } from './use-time-filter-name.ts';

const valueOf = (time: TimeFilter): string => (time === null ? 'all' : String(time));

/** Sports as chips, time, view and search over the prematch table; where the sidebar is inline, sports and time stand there (OP-15). */
export function OfferToolbar({ services }: { services: Services }) {
  const { t, i18n } = useLingui();
  const [filters, setFilters] = useAtom(offerFiltersAtom);
  const selectSport = useSetAtom(selectSportAtom);
  const sports = useQuery(sportsQuery(services.host.api, 'prematch', filters.time));
  const timeName = useTimeFilterName();
  return (
    <search className={styles.toolbar}>
      <div className={`${styles.scroller} ${styles.narrowOnly}`}>
        {(sports.data ?? []).map((entry) => (
          <Chip
            key={entry.sport}
            selected={entry.sport === filters.sport}
            onClick={() => selectSport(entry.sport)}
            icon={<SportIcon code={entry.sport} size={18} />}
            count={entry.eventsCount}
          >
            {sportName(i18n, entry.sport)}
          </Chip>
        ))}
      </div>
      <div className={styles.grow}>
        <SearchField
          label={t({ id: 'offer.search', message: 'Find a team or league' })}
          placeholder={t({ id: 'offer.search', message: 'Find a team or league' })}
          value={filters.search}
          onValueChange={(search) => setFilters({ ...filters, search })}
          clearLabel={t({ id: 'offer.searchClear', message: 'Clear the search' })}
          shortcut="/"
        />
      </div>
      <div className={styles.narrowOnly}>
        <Select
          label={t({ id: 'offer.time', message: 'Time range' })}
          hideLabel
          size="sm"
          value={valueOf(filters.time)}
          onValueChange={(value) =>
            setFilters({ ...filters, time: timeFilters.find((time) => valueOf(time) === value) ?? null })
          }
          items={timeFilters.map((time) => ({ value: valueOf(time), label: timeName(time) }))}
        />
      </div>
      <SegmentedControl
        label={t({ id: 'offer.view', message: 'Order' })}
        size="sm"
        value={filters.view}
        onValueChange={(view) => setFilters({ ...filters, view })}
        items={[
          { value: 'competition', label: t({ id: 'offer.byLeague', message: 'By league' }) },
          { value: 'timeline', label: t({ id: 'offer.byTime', message: 'By time' }) },
        ]}
      />
      <EnterCode services={services} />
    </search>
  );
}
