import { useLingui } from '@lingui/react/macro';

import type { TimeFilter } from '../sports/time-filter.ts';

/** Returns the names of the time ranges (PRE-04). */
export function useTimeFilterName(): (time: TimeFilter) => string {
  const { t } = useLingui();
  return (time) => {
    if (time === null) return t({ id: 'time.all', message: 'All' });
    if (time === 72) return t({ id: 'time.days', message: '3 days' });
    return t({ id: 'time.hours', message: `${time}h` });
  };
}
