import type { OutcomeReason, SlipState } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { Button, TicketOverlay } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { useSlip } from '../../use-slip.ts';
import { limitText } from '../text/limit-text.ts';
import { outcomeText } from '../text/outcome-text.ts';
import { refusalText } from '../text/refusal-text.ts';
import { useMoney, useSlipHost } from '../host/slip-host.ts';
import { useMainButton } from './use-main-button.ts';

interface OverlayProps {
  readonly slip: Slip;
  readonly reason: OutcomeReason;
}

/** The card over the slip: a request to log in, or a refusal (PAY-01, PAY-07, PAY-22, OP-28). */
export function RejectedOverlay(props: OverlayProps) {
  return props.reason === 'snackbarMustLogin' ? <MustLogin {...props} /> : <Refused {...props} />;
}

function MustLogin({ slip, reason }: OverlayProps) {
  const { t, i18n } = useLingui();
  const { login } = useSlipHost();
  const dismiss = (): void => slip.send({ type: 'dismiss' });
  return (
    <TicketOverlay
      title={outcomeText(i18n, reason)}
      actions={
        <>
          <Button
            variant="brand"
            onClick={() => {
              dismiss();
              login();
            }}
          >
            {t({ id: 'action.login', message: 'Log in' })}
          </Button>
          <Button variant="ghost" onClick={dismiss}>
            {t({ id: 'slip.back', message: 'Back to the slip' })}
          </Button>
        </>
      }
    >
      {t({ id: 'slip.kept', message: 'Your slip is kept while you log in.' })}
    </TicketOverlay>
  );
}

const limitOf = ({ payment }: SlipState) => (payment.status === 'rejected' ? payment.limit : undefined);
const untilOf = ({ payment }: SlipState) => (payment.status === 'rejected' ? payment.until : undefined);

/** Refusals after which paying again would be refused too. */
const stopped: readonly OutcomeReason[] = ['playPaused', 'selfExcluded', 'limitRequired'];

/**
 * What happened, that nothing was booked, and how to go on. It stays until the player goes on. While the player may not play,
 * paying again is not offered (OP-87).
 */
function Refused({ slip, reason }: OverlayProps) {
  const { t, i18n } = useLingui();
  const { formats, showLimits } = useSlipHost();
  const money = useMoney();
  const { action, disabled } = useMainButton(slip);
  const limit = useSlip(slip, limitOf);
  const until = useSlip(slip, untilOf);
  const time = until === undefined ? '' : formats.dateTime(until);
  return (
    <TicketOverlay
      tone="danger"
      title={limit === undefined ? outcomeText(i18n, reason) : limitText(i18n, limit, money)}
      actions={
        <>
          {reason === 'limitRequired' && showLimits ? (
            <Button
              variant="brand"
              onClick={() => {
                slip.send({ type: 'dismiss' });
                showLimits();
              }}
            >
              {t({ id: 'slip.setLimit', message: 'Set a limit' })}
            </Button>
          ) : null}
          {action === 'pay' && !stopped.includes(reason) ? (
            <Button
              variant="brand"
              disabledReason={disabled ? refusalText(i18n, disabled, money) : undefined}
              onClick={() => slip.send({ type: 'press', action })}
            >
              {t({ id: 'slip.payAgain', message: 'Pay again' })}
            </Button>
          ) : null}
          <Button variant="secondary" onClick={() => slip.send({ type: 'dismiss' })}>
            {t({ id: 'slip.change', message: 'Change the slip' })}
          </Button>
        </>
      }
    >
      {reason === 'snackbarTimeout' ? null : t({ id: 'slip.nothingBooked', message: 'Nothing was booked.' })}
      {time === '' ? null : <> {t({ id: 'slip.until', message: `This holds until ${time}.` })}</>}
    </TicketOverlay>
  );
}
