import { selectOffer, type OutcomeReason } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { Button, Dialog } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { useSlip } from '../../use-slip.ts';
import { AcceptedDialog } from './AcceptedDialog.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { outcomeText } from '../text/outcome-text.ts';

/** The dialogs of a payment: offer, acceptance, refusal. They appear over any page (DLG-03, DLG-04, OP-28). */
export function SlipDialogs({ slip }: { slip: Slip }) {
  const payment = useSlip(slip, (state) => state.payment);
  const offer = useSlip(slip, selectOffer);
  return (
    <>
      <AcceptedDialog slip={slip} ticketId={payment.status === 'accepted' ? payment.ticketId : null} />
      <RejectedDialog
        slip={slip}
        reason={
          (payment.status === 'rejected' && payment.surface === 'dialog') ||
          // A final time-out has a snackbar (ERR-14, OP-28). An unknown outcome needs a dialog (ERR-08).
          (payment.status === 'timedOut' && !payment.final)
            ? payment.key
            : null
        }
      />
      {offer && offer.offer.surface === 'dialog' ? <OfferDialog slip={slip} /> : null}
    </>
  );
}

function RejectedDialog({ slip, reason }: { slip: Slip; reason: OutcomeReason | null }) {
  const { t, i18n } = useLingui();
  const restorable = useSlip(slip, (state) => state.restorable !== null && state.selections.length === 0);
  const dismiss = (): void => slip.send({ type: 'dismiss' });
  return (
    <Dialog
      open={reason !== null}
      onOpenChange={dismiss}
      size="sm"
      title={t({ id: 'ticket.rejected', message: 'Slip not accepted' })}
      description={reason === null ? '' : outcomeText(i18n, reason)}
      actions={
        <>
          {restorable ? (
            <Button
              variant="secondary"
              onClick={() => {
                dismiss();
                slip.send({ type: 'restore' });
              }}
            >
              {t({ id: 'ticket.restore', message: 'Restore the slip' })}
            </Button>
          ) : null}
          <Button variant="brand" onClick={dismiss}>
            {t({ id: 'action.ok', message: 'OK' })}
          </Button>
        </>
      }
    />
  );
}
