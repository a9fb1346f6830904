import { useLingui } from '@lingui/react/macro';

import type { Funnel } from './code-figures.ts';

/** Returns the names of the steps that players of a code take. */
export function useFunnelName(): (step: keyof Funnel) => string {
  const { t } = useLingui();
  const names: Readonly<Record<keyof Funnel, string>> = {
    users: t({ id: 'agency.promo.joined', message: 'Joined' }),
    firstDeposits: t({ id: 'agency.promo.deposits', message: 'First deposits' }),
    activeUsers: t({ id: 'agency.figure.players', message: 'Active players' }),
  };
  return (step) => names[step];
}
