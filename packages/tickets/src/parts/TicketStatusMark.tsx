import type { HistoryTicket } from '@kvota/contracts';
import { Badge, TicketStamp } from '@kvota/ui';

import { useStatusName } from '../words/use-status-name.ts';
import * as styles from './parts.css.ts';

const stamps = { won: 'success', cashed_out: 'success', lost: 'neutral', void: 'neutral', rejected: 'danger' } as const;

/** The status of a ticket: a stamp if it is decided, a badge while it is open. */
export function TicketStatusMark({ ticket: { status } }: { readonly ticket: Pick<HistoryTicket, 'status'> }) {
  const nameOf = useStatusName();
  if (status === 'accepted') return <Badge tone="info">{nameOf(status)}</Badge>;
  if (status === 'pending') return <Badge tone="warning">{nameOf(status)}</Badge>;
  return (
    <span className={styles.stamp}>
      <TicketStamp tone={stamps[status]}>{nameOf(status)}</TicketStamp>
    </span>
  );
}
