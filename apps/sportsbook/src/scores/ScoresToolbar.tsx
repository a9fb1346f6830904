import { useHost } from '@kvota/shell';
import { Chip, SegmentedControl } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { useFormats } from '../format/use-formats.ts';
import * as page from '../layout/page.css.ts';
import { useChosenInView } from '../layout/use-chosen-in-view.ts';
import { OfferSearch } from '../search/OfferSearch.tsx';
import { SportChip } from '../choices/SportChip.tsx';
import { resultDays } from './scores-filters.ts';
import type { ScoresAnswer } from './scores-query.ts';
import * as styles from './scores.css.ts';
import { useScoresFilters } from './use-scores-filters.ts';

const running = 'now';

/** The days, the sports and the search of the scores page. */
export function ScoresToolbar({ sports: counted }: { sports: ScoresAnswer['sports'] | undefined }) {
  const { t } = useLingui();
  const [filters, change] = useScoresFilters();
  const { serverNow } = useHost();
  const formats = useFormats();
  const days = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the day of a link may be outside the visible part.
    days.current?.querySelector(':checked')?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  const sports = counted ?? [];
  const chips = useChosenInView(filters.sport, counted !== undefined);
  const dayName = (day: string, back: number): string => {
    if (back === 0) return t({ id: 'special.today', message: 'Today' });
    if (back === 1) return t({ id: 'scores.yesterday', message: 'Yesterday' });
    // Noon UTC is on the same day in nearly every time zone.
    return formats.weekdayDate(`${day}T12:00:00Z`);
  };
  const chosen = sports.some(({ sport }) => sport === filters.sport);
  return (
    <search className={page.toolbar}>
      <div ref={days} className={styles.days}>
        <SegmentedControl
          label={t({ id: 'scores.day', message: 'Day' })}
          size="sm"
          value={filters.day ?? running}
          onValueChange={(day) => change({ ...filters, day: day === running ? null : day })}
          items={[
            { value: running, label: t({ id: 'scores.running', message: 'In play' }) },
            ...resultDays(serverNow()).map((day, back) => ({ value: day, label: dayName(day, back) })),
          ]}
        />
      </div>
      <div ref={chips} className={page.scroller}>
        <Chip
          selected={filters.sport === null}
          onClick={() => change({ ...filters, sport: null })}
          count={counted && formats.number(counted.reduce((sum, { eventsCount }) => sum + eventsCount, 0))}
        >
          {t({ id: 'live.all', message: 'All sports' })}
        </Chip>
        {/* The chosen sport stays even if it has no match on this day, so that it can be deselected. */}
        {[...sports, ...(filters.sport === null || chosen ? [] : [{ sport: filters.sport, eventsCount: 0 }])].map(
          ({ sport, eventsCount }) => (
            <SportChip
              key={sport}
              sport={sport}
              eventsCount={eventsCount}
              selected={filters.sport === sport}
              onClick={() => change({ ...filters, sport })}
            />
          ),
        )}
      </div>
      <OfferSearch
        value={filters.search}
        onValueChange={(search) => change({ ...filters, search }, { replace: true })}
      />
    </search>
  );
}
