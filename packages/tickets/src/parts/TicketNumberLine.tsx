import type { HistoryTicket } from '@kvota/contracts';
import { Button, TicketNumber } from '@kvota/ui';
import { IconCopy } from '@tabler/icons-react';
import { useLingui } from '@lingui/react/macro';

import { ticketNumber } from '../ticket/ticket-number.ts';
import * as styles from './parts.css.ts';

export interface TicketNumberLineProps extends Pick<HistoryTicket, 'ticketId'> {
  /** Copies text and resolves to whether that was possible: `copyText` of the shell. */
  readonly copy: (text: string) => Promise<boolean>;
  /** Shows a short notice for so many milliseconds. */
  readonly notify: (text: string, timeout: number) => void;
}

/** The number at the foot of a ticket, for reading aloud. Its button copies the whole id for support. */
export function TicketNumberLine({ ticketId, copy, notify }: TicketNumberLineProps) {
  const { t } = useLingui();
  const copied = t({ id: 'history.idCopied', message: 'The full ticket number is copied.' });
  const notCopied = t({ id: 'history.idNotCopied', message: `Copying failed. The full number is ${ticketId}.` });
  const copyId = (): void =>
    void copy(ticketId).then((isCopied) => notify(isCopied ? copied : notCopied, isCopied ? 3000 : 20_000));
  return (
    <div className={styles.number}>
      <TicketNumber>{ticketNumber(ticketId)}</TicketNumber>
      <Button size="sm" variant="ghost" icon={<IconCopy size={16} />} onClick={copyId}>
        {t({ id: 'history.copyId', message: 'Copy the full number' })}
      </Button>
    </div>
  );
}
