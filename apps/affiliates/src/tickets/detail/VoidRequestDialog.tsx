import type { AgencyTicket } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { ticketNumber } from '@kvota/tickets';
import { Button, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useVoidForm } from '../requests/use-void-form.ts';
import { VoidDialog } from '../requests/VoidDialog.tsx';

interface VoidRequestDialogProps {
  readonly ticket: AgencyTicket;
  /** Until when a request is accepted, in words. */
  readonly until: string | undefined;
  readonly onClose: () => void;
}

/** Asks those above for a ticket to be voided, with the reason. */
export function VoidRequestDialog({ ticket, until, onClose }: VoidRequestDialogProps): ReactElement {
  const { t } = useLingui();
  const { notify } = useHost();
  const form = useVoidForm();
  const { ticketId } = ticket;
  const number = ticketNumber(ticketId);
  const submit = (): void =>
    form.send(
      (reason) => ({ act: 'request', ticketId, reason }),
      () => {
        onClose();
        notify({ text: t({ id: 'agency.void.sent', message: `The request for ticket ${number} was sent` }) });
      },
    );
  return (
    <VoidDialog
      ticketId={ticketId}
      form={form}
      reasonLabel={t({ id: 'agency.void.reason', message: 'Reason' })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t({ id: 'agency.close', message: 'Close' })}</Button>
          <Button variant="brand" busy={form.sending !== undefined} onClick={submit}>
            {t({ id: 'agency.void.send', message: 'Send the request' })}
          </Button>
        </>
      }
    >
      <Text>
        {until === undefined
          ? t({
              id: 'agency.void.text',
              message: 'Your agent or the operator decides. The ticket stays valid until then.',
            })
          : t({
              id: 'agency.void.textUntil',
              message: `Your agent or the operator decides, before the first match begins. Requests are accepted until ${until}.`,
            })}
      </Text>
    </VoidDialog>
  );
}
