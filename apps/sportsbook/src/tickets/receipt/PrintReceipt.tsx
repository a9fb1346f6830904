import type { HistoryTicket } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { Logo, PrintedTicket, usePrintTicket } from '@kvota/ui';
import { useEffect, useRef } from 'react';

import { ticketNumber } from '../ticket/ticket-number.ts';
import { useReceipt } from './use-receipt.ts';

/** Prints a ticket as soon as it is rendered, out of sight. Loaded with the first print. */
export function PrintReceipt({ ticket, onDone }: { ticket: HistoryTicket; onDone: () => void }) {
  const { config } = useHost();
  const paper = useRef<HTMLElement>(null);
  const receipt = useReceipt(ticket);
  const print = usePrintTicket(paper, { title: ticketNumber(ticket.ticketId), onPrinted: onDone });
  const latest = useRef(print);
  useEffect(() => latest.current(), []);
  return (
    <div hidden>
      <PrintedTicket {...receipt} logo={<Logo name={config.brand} size={22} />} ref={paper} />
    </div>
  );
}
