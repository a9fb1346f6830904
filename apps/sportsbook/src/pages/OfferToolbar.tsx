import { Chip, SearchField, SegmentedControl, Select, SportIcon } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { EnterCode } from '../booking/EnterCode.tsx';
import {
  changeSpecialFilter,
  changeTimeFilter,
  selectSport,
  specialFilters,
  timeFilters,
  type SpecialFilter,
  type TimeFilter,
} from '../filters/prematch-filters.ts';
import { usePrematchFilters } from '../filters/use-prematch-filters.ts';
import { useSearchKey } from '../keys/use-search-key.ts';
import { sportName } from '../market/market-name.ts';
import type { Services } from '../services/services.ts';
import { useSidebar } from '../sidebar/use-sidebar.ts';
import { LeaguePicker } from './LeaguePicker.tsx';
import * as styles from './page.css.ts';
import { useTimeFilterName } from './use-time-filter-name.ts';

const valueOf = (time: TimeFilter): string => (time === null ? 'all' : String(time));

/** Names of the special filters (OP-53). */
function useSpecialFilterName(): (special: SpecialFilter) => string {
  const { t } = useLingui();
  const names: Record<SpecialFilter, string> = {
    NextMatches: t({ id: 'special.next', message: 'Next' }),
    TopMatches: t({ id: 'special.top', message: 'Top' }),
    Today: t({ id: 'special.today', message: 'Today' }),
    Favorites: t({ id: 'special.favorites', message: 'Favourites' }),
  };
  return (special) => names[special];
}

/** Sports as chips, time, order and search over the prematch table; where the sidebar is inline, sports and time stand there (OP-15). */
export function OfferToolbar({ services }: { services: Services }) {
  const { t, i18n } = useLingui();
  const [filters, change] = usePrematchFilters();
  const sports = useSidebar(services, 'prematch', filters.time);
  const timeName = useTimeFilterName();
  const specialName = useSpecialFilterName();
  const key = useSearchKey();
  return (
    <search className={styles.toolbar}>
      <div className={`${styles.scroller} ${styles.narrowOnly}`}>
        {(sports.data ?? []).map((entry) => (
          <Chip
            key={entry.sport}
            selected={entry.sport === filters.sport}
            onClick={() => change(selectSport(filters, entry.sport))}
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
          onValueChange={(search) => change({ ...filters, search }, { replace: true })}
          clearLabel={t({ id: 'offer.searchClear', message: 'Clear the search' })}
          {...(key !== undefined && { shortcut: key })}
        />
      </div>
      <div className={styles.narrowOnly}>
        <LeaguePicker sport={sports.data?.find(({ sport }) => sport === filters.sport)} />
      </div>
      <SegmentedControl
        label={t({ id: 'offer.special', message: 'Which matches' })}
        size="sm"
        value={filters.special}
        onValueChange={(special) => change(changeSpecialFilter(filters, special))}
        items={specialFilters.map((special) => ({ value: special, label: specialName(special) }))}
      />
      <div className={styles.narrowOnly}>
        <Select
          label={t({ id: 'offer.time', message: 'Time range' })}
          hideLabel
          size="sm"
          value={valueOf(filters.time)}
          onValueChange={(value) =>
            change(changeTimeFilter(filters, timeFilters.find((time) => valueOf(time) === value) ?? null))
          }
          items={timeFilters.map((time) => ({ value: valueOf(time), label: timeName(time) }))}
        />
      </div>
      <SegmentedControl
        label={t({ id: 'offer.view', message: 'Order' })}
        size="sm"
        value={filters.view}
        onValueChange={(view) => change({ ...filters, view })}
        items={[
          { value: 'competition', label: t({ id: 'offer.byLeague', message: 'By league' }) },
          { value: 'timeline', label: t({ id: 'offer.byTime', message: 'By time' }) },
        ]}
      />
      <EnterCode services={services} />
    </search>
  );
}
