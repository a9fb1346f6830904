import type { AgencyTicket } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { ticketNumber } from '@kvota/tickets';
import { Button, Dialog, Text, TextArea, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';

import { useVoidAct } from '../requests/use-void-act.ts';
import { useVoidFault } from '../requests/use-void-fault.ts';
import * as css from '../tickets.css.ts';

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
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const send = useVoidAct();
  const fault = useVoidFault(send.data, send.error);
  const number = ticketNumber(ticket.ticketId);
  const missing = tried && reason.trim() === '';
  const submit = (): void => {
    setTried(true);
    if (reason.trim() === '') return;
    send.mutate(
      { act: 'request', ticketId: ticket.ticketId, reason: reason.trim() },
      {
        onSuccess(refused) {
          if (refused !== undefined) return;
          onClose();
          notify({ text: t({ id: 'agency.void.sent', message: `The request for ticket ${number} was sent` }) });
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!send.isPending) onClose();
      }}
      title={t({ id: 'agency.void.title', message: `Void ticket ${number}?` })}
      actions={
        <>
          <Button onClick={onClose}>{t({ id: 'agency.close', message: 'Close' })}</Button>
          <Button variant="brand" busy={send.isPending} onClick={submit}>
            {t({ id: 'agency.void.send', message: 'Send the request' })}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        {fault === undefined ? null : (
          <TicketNotice tone="danger" urgent>
            {fault}
          </TicketNotice>
        )}
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
        <TextArea
          label={t({ id: 'agency.void.reason', message: 'Reason' })}
          maxLength={140}
          value={reason}
          onValueChange={setReason}
          error={missing ? t({ id: 'agency.void.reasonMissing', message: 'Write why' }) : undefined}
        />
      </div>
    </Dialog>
  );
}
