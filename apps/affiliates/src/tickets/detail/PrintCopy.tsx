import type { HistoryTicket } from '@kvota/contracts';
import { pathOf } from '@kvota/sitemap';
import { defaultConfig, localeAtom, useFormats, useHost } from '@kvota/shell';
import { PrintReceipt } from '@kvota/tickets';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

/** Prints a copy of a ticket. Its code opens the ticket in its player's history. Loaded with the first print. */
export function PrintCopy(props: { readonly ticket: HistoryTicket; readonly onDone: () => void }): ReactElement {
  const { ticket, onDone } = props;
  const { config } = useHost();
  const formats = useFormats();
  const history = pathOf('ticketHistory', useAtomValue(localeAtom));
  // The agents' app as a deployment by itself does not know the address of the player site.
  const isSite = config.clientId === defaultConfig.clientId;
  const address = isSite ? `${location.origin}${history}?ticket=${encodeURIComponent(ticket.ticketId)}` : undefined;
  return <PrintReceipt ticket={ticket} brand={config.brand} formats={formats} address={address} onDone={onDone} />;
}
