import type { PayAction, Refusal } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';

import { useSlip } from '../../use-slip.ts';

interface MainButton {
  readonly action: PayAction;
  /** The reason to show while the button does nothing. */
  readonly disabled: Refusal | null;
  readonly busy: boolean;
}

/** Returns what the main button does, and if it can be pressed. The slip is asked, so that its rules are not loaded twice. */
export const useMainButton = (slip: Slip): MainButton =>
  useSlip(slip, ({ button: { meaning } }) => {
    const busy = meaning === 'wait';
    const action = busy || meaning === null ? 'pay' : meaning;
    const allowed = slip.can({ type: 'press', action });
    return { action, disabled: allowed === true ? null : allowed.reason, busy };
  });
