import type { SlipEffect } from '@kvota/bet-slip/slip';
import { outcomeText, refusalText } from '@kvota/bet-slip-react/parts';
import type { Host } from '@kvota/shell';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Notify = Extract<SlipEffect, { type: 'notify' }>;
type Refused = Extract<SlipEffect, { type: 'refused' }>;

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

/**
 * Shows why a press of the main button did nothing (PAY-23). The button shows the reason too, but it may already have
 * changed again. A held button shows that itself (SLIP-25).
 */
export function notifyRefusal(host: Host): (effect: Refused) => void {
  return ({ event, reason }) => {
    if (event !== 'press' || reason.code === 'buttonChanged') return;
    host.notify({ id: 'slip.refused', text: refusalText(i18n, reason, String), tone: 'blue-grey', timeout: 5000 });
  };
}

/** Shows that the time of an offer is over, and that nothing was booked (DLG-07). */
export const notifyExpiry = (host: Host) => (): void => {
  const text = [
    refusalText(i18n, { code: 'offerExpired', params: {} }, String),
    i18n._(msg({ id: 'slip.nothingBooked', message: 'Nothing was booked.' })),
  ].join(' ');
  host.notify({ id: 'slip.offerExpired', text, tone: 'blue-grey', timeout: 0 });
};
