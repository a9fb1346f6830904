import type { PayAction } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { Button } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { useSlip } from '../../use-slip.ts';
import * as layout from '../host/layout.ts';
import { useMoney } from '../host/slip-host.ts';
import { refusalText } from '../text/refusal-text.ts';
import { useButtonNote } from './use-button-note.ts';
import { useMainButton } from './use-main-button.ts';

/**
 * The main button of the slip, with the reason for what it does or why it is disabled (SLIP-12, SLIP-23). After its meaning
 * has changed it is disabled for a moment (SLIP-25). `status` is the id of the line that has any other reason.
 */
export function SlipPayment({ slip, status }: { slip: Slip; status: string }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { action, disabled, busy } = useMainButton(slip);
  const stake = useSlip(slip, (state) => (/^\d+(\.\d+)?$/.test(state.stake) ? state.stake : '0'));
  const noteOf = useButtonNote();
  const note = useSlip(slip, (state, env) => noteOf(action, state, env));
  const labels: Record<PayAction, () => string> = {
    pay: () => t({ id: 'slip.pay', message: `Pay ${money(stake)}` }),
    'accept-changes': () => t({ id: 'slip.acceptChanges', message: 'Accept changes' }),
    'delete-invalid': () => t({ id: 'slip.deleteInvalid', message: 'Remove locked selections' }),
  };
  const held = disabled?.code === 'buttonChanged';
  return (
    <Button
      variant="brand"
      size="lg"
      fullWidth
      busy={busy}
      disabledReason={held ? refusalText(i18n, disabled, money) : undefined}
      disabledBy={disabled && !busy && !held ? status : undefined}
      note={note}
      onClick={() => slip.send({ type: 'press', action })}
      style={layout.main}
      data-testid="pay"
    >
      {labels[action]()}
    </Button>
  );
}
