import { periodDays } from './period-days.ts';
import { usePeriodName } from './use-period-name.ts';

/** Returns the name of a period by its id. An id of a newer platform is its name. */
export function usePeriodOf(): (id: string) => string {
  const periodName = usePeriodName();
  return (id) => {
    const days = periodDays(id);
    return days === undefined ? id : periodName({ id, ...days });
  };
}
