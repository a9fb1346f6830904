import { selectBusy, type OutcomeReason, type SlipState } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { Ticket, TicketEmpty, TicketFooter, TicketTear, type TicketProps } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { useSlip } from '../use-slip.ts';
import { RejectedOverlay } from './payment/RejectedOverlay.tsx';
import { SlipHeader } from './header/SlipHeader.tsx';
import { SlipLegs } from './legs/SlipLegs.tsx';
import { SlipPayment } from './payment/SlipPayment.tsx';
import { SlipAnnouncer } from './payment/SlipAnnouncer.tsx';
import { SlipStake } from './stake/SlipStake.tsx';
import { SlipStatus } from './payment/SlipStatus.tsx';

/** Returns the refusal that the slip itself shows: at once, or after its dialog (PAY-22). */
const refusalOn = ({ payment, selections }: SlipState): OutcomeReason | null =>
  (payment.status === 'rejected' && payment.surface === 'overlay') ||
  (payment.status === 'timedOut' && payment.final && selections.length > 0)
    ? payment.key
    : null;

/** The slip, and props for its `section`, such as a class that limits its height, or a ref. */
export interface SlipPanelProps extends Omit<TicketProps, 'label' | 'busy' | 'overlay' | 'children'> {
  readonly slip: Slip;
}

/** The whole slip as a perforated ticket: selections, stake, payout and the main button, or only its word if it is empty (SLIP-12, SLIP-18, SLIP-21). */
export function SlipPanel({ slip, ...section }: SlipPanelProps) {
  const { t } = useLingui();
  const title = t({ id: 'slip.title', message: 'Slip' });
  const count = useSlip(slip, (state) => state.selections.length);
  const busy = useSlip(slip, selectBusy);
  const refused = useSlip(slip, refusalOn);
  const status = useId();
  return (
    <>
      <Ticket
        {...section}
        label={title}
        busy={busy}
        overlay={refused === null ? undefined : <RejectedOverlay slip={slip} reason={refused} />}
      >
        {count === 0 ? (
          <TicketEmpty title={title} />
        ) : (
          <>
            <SlipHeader slip={slip} title={title} />
            <SlipLegs slip={slip} />
            <TicketTear />
            <TicketFooter
              main={
                <>
                  <SlipStatus slip={slip} id={status} />
                  <SlipPayment slip={slip} status={status} />
                </>
              }
            >
              <SlipStake slip={slip} status={status} />
            </TicketFooter>
          </>
        )}
      </Ticket>
      <SlipAnnouncer slip={slip} />
    </>
  );
}
