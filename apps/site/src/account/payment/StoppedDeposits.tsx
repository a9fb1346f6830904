import { useFormats } from '@kvota/shell';
import { TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import type { Protection } from '../protection/use-protection.ts';

/** Why nothing can be paid in while play is paused or the player is excluded, before anything is typed (OP-87). */
export function StoppedDeposits({ play }: { readonly play: Protection['play'] }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const time = formats.dateTime(play.until ?? '');
  return (
    <TicketNotice tone="info">
      {play.state === 'paused'
        ? t({
            id: 'payment.paused',
            message: `You have paused playing. You can pay in again from ${time}; your money can be paid out.`,
          })
        : t({
            id: 'payment.fault.excluded',
            message: 'You are excluded from playing, so nothing is paid in. Your money can be paid out.',
          })}
    </TicketNotice>
  );
}
