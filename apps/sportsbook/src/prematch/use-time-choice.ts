import { useLingui } from '@lingui/react/macro';

import { timeFilters, type TimeFilter } from '../sports/time-filter.ts';
import { changeTimeFilter } from './filters/prematch-filters.ts';
import { usePrematchFilters } from './filters/use-prematch-filters.ts';

const valueOf = (time: TimeFilter): string => (time === null ? 'all' : String(time));

/** Returns the props of a control for the time range (PRE-04). */
export function useTimeChoice() {
  const { t } = useLingui();
  const [filters, change] = usePrematchFilters();
  const nameOf = (time: TimeFilter): string => {
    if (time === null) return t({ id: 'time.all', message: 'All' });
    if (time === 72) return t({ id: 'time.days', message: '3 days' });
    return t({ id: 'time.hours', message: `${time}h` });
  };
  return {
    label: t({ id: 'offer.time', message: 'Time range' }),
    value: valueOf(filters.time),
    onValueChange: (value: string) =>
      change(changeTimeFilter(filters, timeFilters.find((time) => valueOf(time) === value) ?? null)),
    items: timeFilters.map((time) => ({ value: valueOf(time), label: nameOf(time) })),
  };
}
