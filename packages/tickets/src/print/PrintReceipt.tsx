import type { HistoryTicket } from '@kvota/contracts';
import { Logo, PrintedTicket, PrintOnce } from '@kvota/ui';

import { ticketNumber } from '../ticket/ticket-number.ts';
import { useReceipt, type ReceiptOptions } from './use-receipt.ts';

export interface PrintReceiptProps extends ReceiptOptions {
  readonly ticket: HistoryTicket;
  /** The name beside the logo. */
  readonly brand: string;
  readonly onDone: () => void;
}

/** Prints a ticket as soon as it is rendered, out of sight. */
export function PrintReceipt({ ticket, brand, formats, address, onDone }: PrintReceiptProps) {
  const receipt = useReceipt(ticket, { formats, address });
  return (
    <PrintOnce title={ticketNumber(ticket.ticketId)} onPrinted={onDone}>
      <PrintedTicket {...receipt} logo={<Logo name={brand} size={22} />} />
    </PrintOnce>
  );
}
