import type { TicketStatus } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';

/** Returns the names of ticket statuses. */
export function useStatusName(): (status: TicketStatus) => string {
  const { t } = useLingui();
  const names: Record<TicketStatus, string> = {
    pending: t({ id: 'status.pending', message: 'Waiting' }),
    accepted: t({ id: 'status.accepted', message: 'Open' }),
    rejected: t({ id: 'status.rejected', message: 'Rejected' }),
    won: t({ id: 'status.won', message: 'Won' }),
    lost: t({ id: 'status.lost', message: 'Lost' }),
    void: t({ id: 'status.void', message: 'Void' }),
    cashed_out: t({ id: 'status.cashedOut', message: 'Cashed out' }),
  };
  return (status) => names[status];
}
