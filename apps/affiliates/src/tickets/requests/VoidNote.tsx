import type { VoidRequest } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { Button, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';

import { DecisionDialog } from './DecisionDialog.tsx';
import { useRequester, useVoidState } from './use-void-state.ts';

const tones = { open: 'info', approved: 'success', refused: 'warning', lapsed: 'warning' } as const;

/** A request to void the ticket on whose details it is shown, with the decision if there is one. */
export function VoidNote({ request }: { readonly request: VoidRequest }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const stateName = useVoidState();
  const [deciding, setDeciding] = useState(false);
  const { reason, decision } = request;
  const requestedBy = useRequester()(request);
  const time = formats.dateTime(request.createdAt);
  const state = stateName(request.state);
  return (
    <TicketNotice
      tone={tones[request.state]}
      action={
        request.mayDecide ? (
          <Button size="sm" onClick={() => setDeciding(true)}>
            {t({ id: 'agency.void.decide', message: 'Decide' })}
          </Button>
        ) : undefined
      }
    >
      {t({ id: 'agency.void.note', message: `Void requested by ${requestedBy}, ${time}: ${reason}` })}
      {' · '}
      {state}
      {decision ? `: ${decision}` : null}
      {deciding ? <DecisionDialog request={request} onClose={() => setDeciding(false)} /> : null}
    </TicketNotice>
  );
}
