import { selectBusy } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { Ticket, TicketEmpty, TicketFooter, TicketTear, type TicketProps } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { useSlip } from '../use-slip.ts';
import { RejectedOverlay } from './payment/RejectedOverlay.tsx';
import { SlipHeader } from './header/SlipHeader.tsx';
import { SlipLegs } from './legs/SlipLegs.tsx';
import { SlipPayment } from './payment/SlipPayment.tsx';
import { SlipAnnouncer } from './payment/SlipAnnouncer.tsx';
import { SlipStake } from './stake/SlipStake.tsx';
import { SlipStatus } from './payment/SlipStatus.tsx';

/** The slip, and props for its `section`, such as a class that limits its height, or a ref. */
export interface SlipPanelProps extends Omit<TicketProps, 'label' | 'busy' | 'overlay' | 'children'> {
  readonly slip: Slip;
}

/** The whole slip as a perforated ticket: selections, stake, payout and the main button, or a hint if it is empty (SLIP-12, SLIP-21). */
export function SlipPanel({ slip, ...section }: SlipPanelProps) {
  const { t } = useLingui();
  const title = t({ id: 'slip.title', message: 'Ticket' });
  const count = useSlip(slip, (state) => state.selections.length);
  const busy = useSlip(slip, selectBusy);
  const refused = useSlip(slip, ({ payment }) =>
    payment.status === 'rejected' && payment.surface === 'overlay' ? payment.key : null,
  );
  return (
    <>
      <Ticket
        {...section}
        label={title}
        busy={busy}
        overlay={refused === null ? undefined : <RejectedOverlay slip={slip} reason={refused} />}
      >
        {count === 0 ? (
          <TicketEmpty title={title}>
            {t({ id: 'slip.emptyHint', message: 'Pick an odd and it goes on your ticket' })}
          </TicketEmpty>
        ) : (
          <>
            <SlipHeader slip={slip} title={title} />
            <SlipLegs slip={slip} />
            <TicketTear />
            <TicketFooter>
              <SlipStatus slip={slip} />
              <SlipStake slip={slip} />
              <SlipPayment slip={slip} />
            </TicketFooter>
          </>
        )}
      </Ticket>
      <SlipAnnouncer slip={slip} />
    </>
  );
}
