import type { HistoryTicket } from '@kvota/contracts';
import { copyText, useHost } from '@kvota/shell';
import { PaidTicketCard, TicketNumberLine } from '@kvota/tickets';
import { memo, useEffect, useRef } from 'react';

import { CashOutButton } from '../cash-out/CashOutButton.tsx';
import * as styles from './card.css.ts';
import { HistoryActions } from './HistoryActions.tsx';

interface HistoryCardProps {
  readonly ticket: HistoryTicket;
  readonly open: boolean;
  readonly onToggle: (ticketId: string, open: boolean) => void;
  readonly onCashOut: (ticket: HistoryTicket) => void;
  /** True if the ticket may be outdated. */
  readonly stale: boolean;
  /** True for the ticket named in the address: it is scrolled into view and focused. */
  readonly wanted: boolean;
}

/** A ticket in the history, with cash-out and the actions for a paid ticket. */
export const HistoryCard = memo(function HistoryCard(props: HistoryCardProps) {
  const { ticket, open, onToggle, onCashOut, stale, wanted } = props;
  const { notify } = useHost();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!wanted) return;
    card.current?.scrollIntoView({ block: 'start' });
    card.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [wanted]);
  const sell = (): void => onCashOut(ticket);
  return (
    <PaidTicketCard
      ref={card}
      className={styles.card}
      ticket={ticket}
      open={open}
      onOpenChange={(next) => onToggle(ticket.ticketId, next)}
      action={<CashOutButton ticket={ticket} stale={stale} onPress={sell} />}
    >
      <CashOutButton ticket={ticket} stale={stale} size="lg" onPress={sell} />
      <HistoryActions ticket={ticket} />
      <TicketNumberLine
        ticketId={ticket.ticketId}
        copy={copyText}
        notify={(text, timeout) => notify({ id: 'history.idCopied', text, timeout })}
      />
    </PaidTicketCard>
  );
});
