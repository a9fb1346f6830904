import type { HistoryTicket } from '@kvota/contracts';
import { copyText, useHost } from '@kvota/shell';
import { Button, TicketNumber } from '@kvota/ui';
import { IconCopy } from '@tabler/icons-react';
import { useLingui } from '@lingui/react/macro';

import { ticketNumber } from '../ticket/ticket-number.ts';
import * as styles from './card.css.ts';

/** The number at the foot of a ticket, for reading aloud. Its button copies the whole id for support. */
export function TicketNumberLine({ ticketId }: Pick<HistoryTicket, 'ticketId'>) {
  const { t } = useLingui();
  const { notify } = useHost();
  const copied = t({ id: 'history.idCopied', message: 'The full ticket number is copied.' });
  const notCopied = t({ id: 'history.idNotCopied', message: `Copying failed. The full number is ${ticketId}.` });
  const tell = (text: string, timeout: number) => notify({ id: 'history.idCopied', text, timeout });
  const copy = (): void =>
    void copyText(ticketId).then((isCopied) => tell(isCopied ? copied : notCopied, isCopied ? 3000 : 20_000));
  return (
    <div className={styles.number}>
      <TicketNumber>{ticketNumber(ticketId)}</TicketNumber>
      <Button size="sm" variant="ghost" icon={<IconCopy size={16} />} onClick={copy}>
        {t({ id: 'history.copyId', message: 'Copy the full number' })}
      </Button>
    </div>
  );
}
