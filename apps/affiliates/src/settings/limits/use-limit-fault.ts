import { useLingui } from '@lingui/react/macro';

import type { LimitFault } from './limits-draft.ts';

/** Returns the texts about typed limits that are none. */
export function useLimitFault(): (fault: LimitFault) => string {
  const { t } = useLingui();
  const texts: Readonly<Record<LimitFault, string>> = {
    notAmount: t({ id: 'agency.limits.notAmount', message: 'This is no amount.' }),
    zero: t({ id: 'agency.limits.zero', message: 'A limit is above zero. Empty means no limit.' }),
    tooHigh: t({ id: 'agency.limits.tooHigh', message: 'This amount is too high.' }),
    notCount: t({ id: 'agency.limits.notCount', message: 'A whole number from 1 to 9999.' }),
    range: t({ id: 'agency.limits.range', message: 'The lowest stake is above the highest.' }),
  };
  return (fault) => texts[fault];
}
