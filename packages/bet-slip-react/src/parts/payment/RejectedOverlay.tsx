import type { OutcomeReason } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { Button, TicketOverlay } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { outcomeText } from '../text/outcome-text.ts';
import { useSlipHost } from '../host/slip-host.ts';

/** The overlay on the slip: a request to log in, or the reason of a refusal (PAY-01, PAY-07, OP-28). */
export function RejectedOverlay({ slip, reason }: { slip: Slip; reason: OutcomeReason }) {
  const { t, i18n } = useLingui();
  const { login } = useSlipHost();
  const dismiss = (): void => slip.send({ type: 'dismiss' });
  const mustLogin = reason === 'snackbarMustLogin';
  return (
    <TicketOverlay
      tone={mustLogin ? 'info' : 'danger'}
      title={outcomeText(i18n, reason)}
      actions={
        <>
          {mustLogin ? (
            <Button
              variant="brand"
              onClick={() => {
                dismiss();
                login();
              }}
            >
              {t({ id: 'action.login', message: 'Log in' })}
            </Button>
          ) : null}
          <Button variant={mustLogin ? 'ghost' : 'secondary'} onClick={dismiss}>
            {t({ id: 'slip.back', message: 'Back to the ticket' })}
          </Button>
        </>
      }
    >
      {mustLogin ? t({ id: 'slip.kept', message: 'Your ticket is kept while you log in.' }) : null}
    </TicketOverlay>
  );
}
