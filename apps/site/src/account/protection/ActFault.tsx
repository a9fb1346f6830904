import { TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { Refusal } from '../frame/Refusal.tsx';
import { useProtectionFault } from './use-limit-words.ts';
import type { Act } from './use-protection.ts';

/** Why an act did not work, and what to do. Nothing if it did. */
export function ActFault<Body>({ act }: { readonly act: Act<Body> }): ReactElement | null {
  const { t } = useLingui();
  const fault = useProtectionFault();
  if (act.busy) return null;
  if (act.lost) {
    return (
      <Refusal tone="warning">
        {t({ id: 'limits.lost', message: 'No answer arrived. Try again; sending it twice does no harm.' })}
      </Refusal>
    );
  }
  if (act.refused === undefined) return null;
  return <Refusal tone="danger">{fault(act.refused)}</Refusal>;
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
