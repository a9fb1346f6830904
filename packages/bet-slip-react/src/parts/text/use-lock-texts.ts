import type { LockReason } from '@kvota/bet-slip/slip';
import { useLingui } from '@lingui/react/macro';

/** Returns the texts that say why a selection is locked (SLIP-06, SLIP-07). */
export function useLockTexts(): Readonly<Record<LockReason, string>> {
  const { t } = useLingui();
  return {
    noPrice: t({ id: 'slip.lock.noOdd', message: 'Not on offer now' }),
    started: t({ id: 'slip.lock.started', message: 'The match has started' }),
    suspended: t({ id: 'slip.lock.suspended', message: 'Suspended for the moment' }),
  };
}
