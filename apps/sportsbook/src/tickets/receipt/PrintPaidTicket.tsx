import type { HistoryTicket } from '@kvota/contracts';
import { localeAtom, useHost, useRequiredMessages } from '@kvota/shell';
import { PrintReceipt } from '@kvota/tickets';
import { useAtomValue } from 'jotai';

import { useFormats } from '../../format/use-formats.ts';
import { ticketAddress } from './ticket-address.ts';

const groups = ['tickets'] as const;

/** Prints a ticket with a code that opens it in the history. Loaded with the first print. */
export function PrintPaidTicket({ ticket, onDone }: { ticket: HistoryTicket; onDone: () => void }) {
  useRequiredMessages(groups);
  const { config } = useHost();
  const formats = useFormats();
  const address = ticketAddress(window.location.origin, useAtomValue(localeAtom), ticket.ticketId);
  return <PrintReceipt ticket={ticket} brand={config.brand} formats={formats} address={address} onDone={onDone} />;
}
