import { SlipDialogs } from '@kvota/bet-slip-react/parts';
import { useMessages } from '@kvota/shell';

import type { Services } from '../offer/services.ts';
import { SlipHost } from './SlipHost.tsx';

const groups = ['betting'] as const;

/** The dialogs of a payment. They open over every page, including pages without betting texts. */
export function SlipPaymentDialogs({ services }: { services: Services }) {
  if (!useMessages(groups)) return null;
  return (
    <SlipHost services={services}>
      <SlipDialogs slip={services.slip} />
    </SlipHost>
  );
}
