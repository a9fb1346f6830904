import { selectBusy, selectSelections, type SelectionView } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { useSlip } from '@kvota/bet-slip-react';
import {
  ConfirmDialog,
  IconButton,
  Skeleton,
  Ticket,
  TicketEmpty,
  TicketFooter,
  TicketHeader,
  TicketLeg,
  TicketLegs,
  TicketTear,
} from '@kvota/ui';
import { IconTrash } from '@tabler/icons-react';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { marketName, outcomeName } from '../market/market-name.ts';
import { useServices } from '../services/services.ts';
import { SlipOutcome } from './SlipOutcome.tsx';
import { SlipPayment } from './SlipPayment.tsx';
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
  return (
    <Ticket label={title} busy={busy} className={styles.ticket}>
      {count === 0 ? (
        <TicketEmpty title={title} />
      ) : (
        <>
          <Header slip={slip} title={title} count={count} />
          <Legs slip={slip} />
          <TicketTear />
          <TicketFooter>
            <SlipStatus slip={slip} />
            <SlipStake slip={slip} />
            <SlipPayment slip={slip} />
          </TicketFooter>
        </>
      )}
      <SlipOutcome slip={slip} />
    </Ticket>
  );
}

function Header({ slip, title, count }: { slip: Slip; title: string; count: number }) {
  const { t } = useLingui();
  const [asking, ask] = useState(false);
  const clear = t({ id: 'slip.clear', message: 'Delete the ticket' });
  return (
    <TicketHeader title={title} count={count}>
      <IconButton label={clear} icon={<IconTrash size={18} />} size="sm" onClick={() => ask(true)} />
      <ConfirmDialog
        open={asking}
        onOpenChange={ask}
        title={t({ id: 'slip.clearTitle', message: 'Delete this ticket?' })}
        confirmLabel={t({ id: 'slip.clearConfirm', message: 'Delete' })}
        cancelLabel={t({ id: 'action.cancel', message: 'Cancel' })}
        tone="danger"
        onConfirm={() => {
          slip.send({ type: 'clear' });
          ask(false);
        }}
      >
        {t({ id: 'slip.clearText', message: 'All selections are taken off.' })}
      </ConfirmDialog>
    </TicketHeader>
  );
}

function Legs({ slip }: { slip: Slip }) {
  const { t } = useLingui();
  const legs = useSlip(slip, selectSelections);
  return (
    <TicketLegs label={t({ id: 'slip.selections', message: 'Selections' })}>
      {legs.map((leg) => (
        <Leg key={leg.id} slip={slip} leg={leg} />
      ))}
    </TicketLegs>
  );
}

function Leg({ slip, leg }: { slip: Slip; leg: SelectionView }) {
  const { t, i18n } = useLingui();
  const locks = {
    noOdd: t({ id: 'slip.lock.noOdd', message: 'Not on offer now' }),
    started: t({ id: 'slip.lock.started', message: 'The match has started' }),
    suspended: t({ id: 'slip.lock.suspended', message: 'Suspended for the moment' }),
  };
  const moved = leg.lock === null && leg.oddChanged;
  return (
    <TicketLeg
      pick={outcomeName(i18n, leg.oddName)}
      market={marketName(i18n, leg.sport, leg.marketName)}
      pair={leg.pair}
      odds={leg.shownOdd}
      oldOdds={moved ? leg.originalOdd : undefined}
      move={moved && leg.direction ? leg.direction : undefined}
      state={leg.lock ? 'locked' : leg.changesPending ? 'pending' : 'open'}
      live={leg.desc === 'live'}
      note={leg.lock ? locks[leg.lock] : undefined}
      onRemove={() => slip.send({ type: 'remove', id: leg.id })}
      removeLabel={t({ id: 'slip.remove', message: `Remove ${leg.pair}` })}
      data-leg={leg.id}
    />
  );
}
