import { SlipDialogs } from '@kvota/bet-slip-react/parts';
import { useMessages } from '@kvota/shell';

import type { Services } from '../offer/services.ts';
import { SlipHost } from './SlipHost.tsx';

const groups = ['betting'] as const;

/** The dialogs of a payment, over whatever page the player has gone to: one that shows no text of betting too. */
export function SlipPaymentDialogs({ services }: { services: Services }) {
  if (!useMessages(groups)) return null;
  return (
    <SlipHost services={services}>
      <SlipDialogs slip={services.slip} />
    </SlipHost>
  );
}
