import type { CommissionPeriod } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { noonOf } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { shortRange } from './short-range.ts';

/** Returns the name of a period of commission: `Week 48 · 23–29 Nov 2026`, or `November 2026`. */
export function usePeriodName(): (period: Pick<CommissionPeriod, 'id' | 'cycle' | 'from' | 'to'>) => string {
  const { t } = useLingui();
  const formats = useFormats();
  return ({ id, cycle, from, to }) => {
    const [year = '', part = ''] = id.split('-');
    if (cycle === 'month') return `${formats.calendar.months[Number(part) - 1] ?? part} ${year}`;
    const number = String(Number(part.slice(1)));
    const days = shortRange(formats.shortDate(noonOf(from)), formats.shortDate(noonOf(to)));
    return t({ id: 'agency.commission.week', message: `Week ${number} · ${days}` });
  };
}
