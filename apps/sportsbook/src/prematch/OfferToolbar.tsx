import { lazyPart } from '@kvota/shell';
import { Chip, SegmentedControl, Skeleton, SportIcon, useAfterPaint } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';

import * as styles from '../layout/page.css.ts';
import { useChosenInView } from '../layout/use-chosen-in-view.ts';
import { sportName } from '../markets/market-name.ts';
import type { Services } from '../offer/services.ts';
import { useFoundCountries } from '../search/use-found-countries.ts';
import { OfferSearch } from '../search/OfferSearch.tsx';
import { useSports } from '../sports/use-sports.ts';
import { EnterCode } from '../tickets/booking/EnterCode.tsx';
import { bettingOfferQuery } from './betting-offer-query.ts';
import { changeSpecialFilter, selectSport, specialFilters, type SpecialFilter } from './filters/prematch-filters.ts';
import { usePrematchFilters } from './filters/use-prematch-filters.ts';
import { LeaguePicker } from './LeaguePicker.tsx';

const TimeSelect = lazyPart(() => import('./TimeSelect.tsx'), 'TimeSelect');

/** Widths of the skeleton chips; together they are as wide as a phone. */
const awaited = [112, 124, 96, 108];

/** Returns the names of the special filters (OP-53). */
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

/**
 * Sports, time, order and search above the prematch table. Where the sidebar is inline, it has sports and time (OP-15).
 */
export function OfferToolbar({ services }: { services: Services }) {
  const { t, i18n } = useLingui();
  const [filters, change] = usePrematchFilters();
  const sports = useSports(services, 'prematch', filters.time);
  const specialName = useSpecialFilterName();
  const { isPending } = useInfiniteQuery(
    bettingOfferQuery(services.host.api, filters, useFoundCountries(filters.search)),
  );
  const oddsPainted = useAfterPaint(!isPending);
  const chips = useChosenInView(filters.sport, sports.isSuccess);
  return (
    <search className={styles.toolbar}>
      <div ref={chips} className={`${styles.scroller} ${styles.narrowOnly}`}>
        {sports.isPending
          ? awaited.map((width) => <Skeleton key={width} className={styles.awaited} width={width} height="100%" />)
          : null}
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
      <OfferSearch
        value={filters.search}
        onValueChange={(search) => change({ ...filters, search }, { replace: true })}
      />
      <div className={styles.choices}>
        <div className={`${styles.whole} ${styles.narrowOnly}`}>
          <LeaguePicker sport={sports.data?.find(({ sport }) => sport === filters.sport)} />
        </div>
        <div className={`${styles.whole} ${styles.narrowOnly}`}>
          <Suspense fallback={<Skeleton width={96} height={36} />}>
            {oddsPainted ? <TimeSelect /> : <Skeleton width={96} height={36} />}
          </Suspense>
        </div>
        <SegmentedControl
          className={styles.whole}
          label={t({ id: 'offer.special', message: 'Which matches' })}
          size="sm"
          value={filters.special}
          onValueChange={(special) => change(changeSpecialFilter(filters, special))}
          items={specialFilters.map((special) => ({ value: special, label: specialName(special) }))}
        />
        <SegmentedControl
          className={styles.whole}
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
      </div>
    </search>
  );
}
