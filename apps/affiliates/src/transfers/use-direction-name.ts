import type { AgencyTransfer } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';

/** Returns the name of a direction: whether credit was added to the user or taken back. */
export function useDirectionName(): (direction: AgencyTransfer['direction']) => string {
  const { t } = useLingui();
  return (direction) =>
    direction === 'down'
      ? t({ id: 'agency.transfers.down', message: 'Added' })
      : t({ id: 'agency.transfers.up', message: 'Taken' });
}
