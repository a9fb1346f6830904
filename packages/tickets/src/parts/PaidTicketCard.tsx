import type { HistoryTicket } from '@kvota/contracts';
import { LegStrip, LiveBadge, TicketCard } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';

import { pickName } from '../names/market-name.ts';
import { ticketNumber } from '../ticket/ticket-number.ts';
import { isInPlay, markOf } from '../ticket/ticket-summary.ts';
import { useShapeName, useStripText, useWhen } from '../words/use-ticket-texts.ts';
import { TicketAmounts } from './TicketAmounts.tsx';
import { TicketDetails } from './TicketDetails.tsx';
import { TicketStatusMark } from './TicketStatusMark.tsx';

export interface PaidTicketCardProps {
  readonly ticket: HistoryTicket;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Follows the amounts of the closed card, such as the button for a cash-out. */
  readonly action?: ReactNode;
  /** Follows the totals of the open card. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** A paid ticket in a list: a summary, and all details when it is open. */
export function PaidTicketCard(props: PaidTicketCardProps) {
  const { ticket, open, onOpenChange, action, children, className, ref } = props;
  const { t, i18n } = useLingui();
  const shapeName = useShapeName();
  const stripText = useStripText();
  const when = useWhen();
  const number = ticketNumber(ticket.ticketId);
  const [first] = ticket.legs;
  return (
    <TicketCard
      ref={ref}
      className={className}
      data-ticket={ticket.ticketId}
      data-status={ticket.status}
      label={t({ id: 'history.ticket', message: `Ticket ${number}` })}
      status={<TicketStatusMark ticket={ticket} />}
      title={shapeName(ticket)}
      meta={
        <>
          <time dateTime={ticket.createdAt}>{when(ticket.createdAt)}</time>
          {ticket.legs.some(isInPlay) ? <LiveBadge /> : null}
        </>
      }
      pick={ticket.legs.length === 1 && first ? pickName(i18n, first) : undefined}
      detail={ticket.legs.map(({ pair }) => pair).join(', ')}
      strip={<LegStrip legs={ticket.legs.map(markOf)} label={stripText(ticket)} />}
      stub={
        <>
          <TicketAmounts ticket={ticket} />
          {action}
        </>
      }
      open={open}
      onOpenChange={onOpenChange}
    >
      <TicketDetails ticket={ticket}>{children}</TicketDetails>
    </TicketCard>
  );
}
