import type { VoidRequest } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { ticketNumber } from '@kvota/tickets';
import { Button, Dialog, Fact, FactList, TextArea, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';

import { useAmount } from '../../frame/use-currency.ts';
import * as css from '../tickets.css.ts';
import { useVoidAct } from './use-void-act.ts';
import { useRequester } from './use-void-state.ts';
import { useVoidFault } from './use-void-fault.ts';

/** Approves a request, which voids the ticket and refunds its stake, or refuses it. Either needs a reason. */
export function DecisionDialog(props: { readonly request: VoidRequest; readonly onClose: () => void }): ReactElement {
  const { request, onClose } = props;
  const { t } = useLingui();
  const { notify, pingNow } = useHost();
  const amount = useAmount();
  const requester = useRequester()(request);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [chosen, setChosen] = useState<boolean>();
  const send = useVoidAct();
  const fault = useVoidFault(send.data, send.error);
  const number = ticketNumber(request.ticketId);
  const missing = tried && reason.trim() === '';
  const decide = (approve: boolean): void => {
    setTried(true);
    if (reason.trim() === '' || send.isPending) return;
    setChosen(approve);
    send.mutate(
      { act: 'decide', id: request.id, approve, reason: reason.trim() },
      {
        onSuccess(refused) {
          if (refused !== undefined) return;
          onClose();
          pingNow();
          notify({
            text: approve
              ? t({ id: 'agency.void.didApprove', message: `Ticket ${number} is void, its stake is refunded` })
              : t({ id: 'agency.void.didRefuse', message: `Ticket ${number} stays valid` }),
          });
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
          <Button busy={send.isPending && chosen === false} onClick={() => decide(false)}>
            {t({ id: 'agency.void.refuse', message: 'Refuse' })}
          </Button>
          <Button variant="danger" busy={send.isPending && chosen === true} onClick={() => decide(true)}>
            {t({ id: 'agency.void.approve', message: 'Void and refund' })}
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
        <FactList>
          <Fact name={t({ id: 'agency.tickets.player', message: 'Player' })} value={request.username} />
          <Fact
            name={t({ id: 'agency.tickets.stake', message: 'Stake' })}
            value={amount(request.stake, request.currency)}
          />
          <Fact name={t({ id: 'agency.void.by', message: 'Requested by' })} value={requester} />
          <Fact name={t({ id: 'agency.void.reason', message: 'Reason' })} value={request.reason} />
        </FactList>
        <TextArea
          label={t({ id: 'agency.void.decisionReason', message: 'Your reason' })}
          maxLength={140}
          value={reason}
          onValueChange={setReason}
          error={missing ? t({ id: 'agency.void.reasonMissing', message: 'Write why' }) : undefined}
        />
      </div>
    </Dialog>
  );
}
