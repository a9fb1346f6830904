import type { Slip } from '@kvota/bet-slip/store';
import { Button, Dialog } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { outcomeText } from '../text/outcome-text.ts';
import { useSlipHost } from '../host/slip-host.ts';

/** The dialog of an accepted ticket, with the receipt of the page (DLG-03, ERR-17). `ticketId` is null if there is none. */
export function AcceptedDialog({ slip, ticketId }: { slip: Slip; ticketId: string | null }) {
  const { t, i18n } = useLingui();
  const { receipt, showTickets, restFocus } = useSlipHost();
  // Kept while the dialog closes, so that its content does not disappear first.
  const [shown, show] = useState(ticketId);
  if (ticketId !== null && ticketId !== shown) show(ticketId);
  const dismiss = (): void => slip.send({ type: 'dismiss' });
  return (
    <Dialog
      open={ticketId !== null}
      onOpenChange={dismiss}
      size="sm"
      fallbackFocus={restFocus}
      title={t({ id: 'ticket.accepted', message: 'Ticket accepted' })}
      description={outcomeText(i18n, 'ticketPaymentText')}
      actions={
        <>
          <Button
            variant="ghost"
            onClick={() => {
              dismiss();
              showTickets();
            }}
          >
            {t({ id: 'ticket.show', message: 'My tickets' })}
          </Button>
          <Button variant="brand" onClick={dismiss}>
            {t({ id: 'action.ok', message: 'OK' })}
          </Button>
        </>
      }
    >
      {shown === null ? null : receipt?.(shown)}
    </Dialog>
  );
}
