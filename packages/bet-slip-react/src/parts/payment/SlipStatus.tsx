import { selectBusy, selectOffer, selectProblems, selectTimer } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { Button, Countdown, Spinner, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { useSlip } from '../../use-slip.ts';
import { useMoney } from '../host/slip-host.ts';
import { refusalText } from '../text/refusal-text.ts';
import * as layout from '../host/layout.ts';

/** The status of the slip: problems while it is built, the timer while it is paid, the question if the player has to confirm. */
export function SlipStatus({ slip }: { slip: Slip }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const status = useSlip(slip, (state) => state.payment.status);
  const busy = useSlip(slip, selectBusy);
  const timer = useSlip(slip, selectTimer);
  const problems = useSlip(slip, selectProblems);
  const offer = useSlip(slip, selectOffer);

  if (!busy) {
    // The main button shows these two itself (SLIP-12, SLIP-23).
    const shown = problems.filter(({ code }) => code !== 'changesPending' && code !== 'lockedSelections');
    return shown.map((problem) => (
      <TicketNotice key={problem.code} tone={problem.code === 'youAreBlocked' ? 'danger' : 'warning'}>
        {refusalText(i18n, problem, money)}
      </TicketNotice>
    ));
  }
  const texts: Partial<Record<typeof status, string>> = {
    submitting: t({ id: 'slip.sending', message: 'Sending the ticket' }),
    waiting: t({ id: 'slip.waiting', message: 'Waiting for the bookmaker' }),
    deciding: t({ id: 'slip.deciding', message: 'Your answer is needed' }),
    answering: t({ id: 'slip.answering', message: 'Sending your answer' }),
    unknown: t({ id: 'slip.unknown', message: 'No answer yet. We keep asking and book nothing twice.' }),
  };
  const text = texts[status];
  if (text === undefined) return null;
  const inPanel = offer?.offer.surface === 'panel' && !offer.answering;
  return (
    <TicketNotice
      tone={status === 'unknown' ? 'warning' : 'info'}
      action={
        timer?.seconds === null || !timer ? (
          <Spinner size={20} />
        ) : (
          <Countdown seconds={timer.seconds} label={text} urgentFrom={6} size="sm" />
        )
      }
    >
      {text}
      {inPanel ? (
        <span style={layout.answers}>
          <Button variant="brand" size="sm" onClick={() => slip.send({ type: 'decide', accept: true })}>
            {t({ id: 'slip.confirm', message: 'Confirm' })}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => slip.send({ type: 'decide', accept: false })}>
            {t({ id: 'slip.reject', message: 'Reject' })}
          </Button>
        </span>
      ) : null}
    </TicketNotice>
  );
}
