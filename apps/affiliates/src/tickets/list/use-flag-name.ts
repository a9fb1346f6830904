import { useLingui } from '@lingui/react/macro';

import type { TicketFlag } from '../../data/tickets-search.ts';

/** Returns the names of the on/off filters (AFF-09). */
export function useFlagName(): (flag: TicketFlag) => string {
  const { t } = useLingui();
  const names: Record<TicketFlag, string> = {
    in_play: t({ id: 'agency.flag.open', message: 'Open' }),
    won: t({ id: 'agency.flag.won', message: 'Won' }),
    lost: t({ id: 'agency.flag.lost', message: 'Lost' }),
    cashout: t({ id: 'agency.flag.cashout', message: 'Cashed out' }),
    voided: t({ id: 'agency.flag.void', message: 'Void' }),
    single: t({ id: 'agency.flag.single', message: 'Single' }),
    standard: t({ id: 'agency.flag.standard', message: 'Accumulator' }),
    system: t({ id: 'agency.flag.system', message: 'System' }),
    live: t({ id: 'agency.flag.live', message: 'Live' }),
    freebet: t({ id: 'agency.flag.freebet', message: 'Free bet' }),
    cashback: t({ id: 'agency.flag.cashback', message: 'Cashback' }),
  };
  return (flag) => names[flag];
}
