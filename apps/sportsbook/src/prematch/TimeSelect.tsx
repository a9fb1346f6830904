import { Select } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { timeFilters, type TimeFilter } from '../sports/time-filter.ts';
import { changeTimeFilter } from './filters/prematch-filters.ts';
import { usePrematchFilters } from './filters/use-prematch-filters.ts';
import { useTimeFilterName } from './use-time-filter-name.ts';

const valueOf = (time: TimeFilter): string => (time === null ? 'all' : String(time));

/** The time range as a select, for windows without the inline sidebar (OP-15). */
export function TimeSelect() {
  const { t } = useLingui();
  const [filters, change] = usePrematchFilters();
  const timeName = useTimeFilterName();
  return (
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
  );
}
