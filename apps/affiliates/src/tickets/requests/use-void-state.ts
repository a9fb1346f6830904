import type { VoidRequest } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';

/** Returns the names of the states of a request to void a ticket. */
export function useVoidState(): (state: VoidRequest['state']) => string {
  const { t } = useLingui();
  const names: Record<VoidRequest['state'], string> = {
    open: t({ id: 'agency.void.open', message: 'Waiting' }),
    approved: t({ id: 'agency.void.approved', message: 'Approved' }),
    refused: t({ id: 'agency.void.refused', message: 'Refused' }),
    lapsed: t({ id: 'agency.void.lapsed', message: 'Lapsed' }),
  };
  return (state) => names[state];
}

/** Returns the name of the user that has requested a void. Names of users above are not known here. */
export function useRequester(): (request: Pick<VoidRequest, 'requestedBy'>) => string {
  const { t } = useLingui();
  const above = t({ id: 'agency.void.above', message: 'somebody above you' });
  return ({ requestedBy }) => (requestedBy === '' ? above : requestedBy);
}
