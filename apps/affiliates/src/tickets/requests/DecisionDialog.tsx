import type { VoidRequest } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { ticketNumber } from '@kvota/tickets';
import { Button, Fact, FactList } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useAmount } from '../../frame/use-currency.ts';
import { useVoidForm } from './use-void-form.ts';
import { useRequester } from './use-void-state.ts';
import { VoidDialog } from './VoidDialog.tsx';

/** Approves a request, which voids the ticket and refunds its stake, or refuses it. Either needs a reason. */
export function DecisionDialog(props: { readonly request: VoidRequest; readonly onClose: () => void }): ReactElement {
  const { request, onClose } = props;
  const { t } = useLingui();
  const { notify, pingNow } = useHost();
  const amount = useAmount();
  const requester = useRequester()(request);
  const form = useVoidForm();
  const { id, ticketId } = request;
  const number = ticketNumber(ticketId);
  const isSending = (approve: boolean): boolean => form.sending?.act === 'decide' && form.sending.approve === approve;
  const decide = (approve: boolean): void =>
    form.send(
      (reason) => ({ act: 'decide', id, approve, reason }),
      () => {
        onClose();
        pingNow();
        notify({
          text: approve
            ? t({ id: 'agency.void.didApprove', message: `Ticket ${number} is void, its stake is refunded` })
            : t({ id: 'agency.void.didRefuse', message: `Ticket ${number} stays valid` }),
        });
      },
    );
  return (
    <VoidDialog
      ticketId={ticketId}
      form={form}
      reasonLabel={t({ id: 'agency.void.decisionReason', message: 'Your reason' })}
      onClose={onClose}
      actions={
        <>
          <Button busy={isSending(false)} onClick={() => decide(false)}>
            {t({ id: 'agency.void.refuse', message: 'Refuse' })}
          </Button>
          <Button variant="danger" busy={isSending(true)} onClick={() => decide(true)}>
            {t({ id: 'agency.void.approve', message: 'Void and refund' })}
          </Button>
        </>
      }
    >
      <FactList>
        <Fact name={t({ id: 'agency.tickets.player', message: 'Player' })} value={request.username} />
        <Fact
          name={t({ id: 'agency.tickets.stake', message: 'Stake' })}
          value={amount(request.stake, request.currency)}
        />
        <Fact name={t({ id: 'agency.void.by', message: 'Requested by' })} value={requester} />
        <Fact name={t({ id: 'agency.void.reason', message: 'Reason' })} value={request.reason} />
      </FactList>
    </VoidDialog>
  );
}
