import type { HistoryTicket } from '@kvota/contracts';
import { TicketFooter, TicketNotice, TicketTear } from '@kvota/ui';
import type { ReactNode } from 'react';

import { useRefusalReason } from '../words/use-ticket-texts.ts';
import { HistoryLegs } from './HistoryLegs.tsx';
import * as styles from './parts.css.ts';
import { PayoutSteps } from './PayoutSteps.tsx';
import { TicketTotals } from './TicketTotals.tsx';

export interface TicketDetailsProps {
  readonly ticket: HistoryTicket;
  /** Follows the totals: actions, the number of the ticket. */
  readonly children?: ReactNode;
}

/** Everything about a paid ticket: legs, the reason of a refusal, payout steps and totals. */
export function TicketDetails({ ticket, children }: TicketDetailsProps) {
  return (
    <>
      <HistoryLegs ticket={ticket} />
      <TicketTear />
      <TicketFooter>
        <Refusal ticket={ticket} />
        <div className={styles.stub}>
          <PayoutSteps ticket={ticket} />
          <TicketTotals ticket={ticket} />
        </div>
        {children}
      </TicketFooter>
    </>
  );
}

function Refusal({ ticket }: { ticket: HistoryTicket }) {
  const reasonOf = useRefusalReason();
  if (ticket.status !== 'rejected') return null;
  return <TicketNotice tone="danger">{reasonOf(ticket.subcode)}</TicketNotice>;
}
