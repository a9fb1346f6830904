import { selectBusy } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { useSlip } from '@kvota/bet-slip-react';
import { Skeleton, Ticket, TicketEmpty, TicketFooter, TicketTear } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { useServices } from '../services/services.ts';
import { RejectedOverlay } from './RejectedOverlay.tsx';
import { SlipHeader } from './SlipHeader.tsx';
import { SlipLegs } from './SlipLegs.tsx';
import { SlipPayment } from './SlipPayment.tsx';
import { SlipSpoken } from './SlipSpoken.tsx';
import { SlipStake } from './SlipStake.tsx';
import { SlipStatus } from './SlipStatus.tsx';
import * as styles from './slip.css.ts';

/** The ticket widget: the slip of this tab as a perforated ticket. */
export function SlipPanel() {
  const services = useServices();
  return services ? <Filled slip={services.slip} /> : <Skeleton height={220} />;
}

function Filled({ slip }: { slip: Slip }) {
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
        label={title}
        busy={busy}
        className={styles.ticket}
        overlay={refused === null ? undefined : <RejectedOverlay slip={slip} code={refused} />}
      >
        {count === 0 ? (
          <TicketEmpty title={title} />
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
      <SlipSpoken slip={slip} />
    </>
  );
}
