import type { AgencyTicketLine } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';

/** Returns the names of what can happen to a ticket. */
export function useNewsName(): (what: AgencyTicketLine['what']) => string {
  const { t } = useLingui();
  const names: Record<AgencyTicketLine['what'], string> = {
    placed: t({ id: 'agency.news.placed', message: 'Placed' }),
    settled: t({ id: 'agency.news.settled', message: 'Settled' }),
    sold: t({ id: 'agency.news.sold', message: 'Cashed out' }),
    voided: t({ id: 'agency.news.voided', message: 'Void' }),
  };
  return (what) => names[what];
}

/** Returns the writer of a line's kind: single, accumulator of so many, or system of so many. */
export function useLineKind(): (line: Pick<AgencyTicketLine, 'kind' | 'legs'>) => string {
  const { t } = useLingui();
  return ({ kind, legs }) => {
    if (kind === 'single') return t({ id: 'agency.flag.single', message: 'Single' });
    if (kind === 'system') return t({ id: 'agency.news.system', message: `System of ${legs}` });
    return t({ id: 'agency.news.accumulator', message: `Accumulator of ${legs}` });
  };
}
