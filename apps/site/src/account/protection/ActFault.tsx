import { TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useProtectionFault } from './use-limit-words.ts';
import type { Act } from './use-protection.ts';

/** Why an act did not work, and what to do. Nothing if it did. */
export function ActFault<Body>({ act }: { readonly act: Act<Body> }): ReactElement | null {
  const { t } = useLingui();
  const fault = useProtectionFault();
  if (act.busy) return null;
  if (act.lost) {
    return (
      <TicketNotice tone="warning" urgent>
        {t({ id: 'limits.lost', message: 'No answer arrived. Try again; sending it twice does no harm.' })}
      </TicketNotice>
    );
  }
  if (act.refused === undefined) return null;
  return (
    <TicketNotice tone="danger" urgent>
      {fault(act.refused)}
    </TicketNotice>
  );
}

/** That nothing can be sent now. */
export function Offline(): ReactElement {
  const { t } = useLingui();
  return (
    <TicketNotice tone="warning">
      {t({ id: 'limits.offline', message: 'You are offline. Nothing can be changed until you are back.' })}
    </TicketNotice>
  );
}
