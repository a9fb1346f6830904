import type { SlipEffect } from '@kvota/bet-slip/slip';
import { outcomeText } from '@kvota/bet-slip-react/parts';
import type { Host } from '@kvota/shell';
import { i18n } from '@lingui/core';

type Notify = Extract<SlipEffect, { type: 'notify' }>;

/** Shows notices of the slip as snackbars. Overlays and dialogs are rendered from the slip's state (OP-28). */
export function notifySlip(host: Host): (effect: Notify) => void {
  return ({ key, tone, surface, sticky }) => {
    if (surface !== 'snackbar') return;
    host.notify({
      id: `slip.${key}`,
      text: outcomeText(i18n, key),
      tone: tone === 'neutral' ? 'blue-grey' : tone,
      timeout: sticky ? 0 : 5000,
    });
  };
}
