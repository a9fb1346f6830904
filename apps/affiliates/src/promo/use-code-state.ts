import { useLingui } from '@lingui/react/macro';

import type { CodeState } from './code-figures.ts';

/** Returns the names of the states of codes. */
export function useCodeState(): (state: CodeState) => string {
  const { t } = useLingui();
  const names: Readonly<Record<CodeState, string>> = {
    active: t({ id: 'agency.promo.active', message: 'Active' }),
    off: t({ id: 'agency.promo.off', message: 'Switched off' }),
    expired: t({ id: 'agency.promo.expired', message: 'Expired' }),
    usedUp: t({ id: 'agency.promo.usedUp', message: 'Used up' }),
  };
  return (state) => names[state];
}
