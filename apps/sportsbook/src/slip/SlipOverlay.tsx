import type { SlipState } from '@kvota/bet-slip/slip';
import { useSlip } from '@kvota/bet-slip-react';
import { lazy, Suspense, useState } from 'react';

import { useServices, type Services } from '../offer/services.ts';

const SlipPaymentDialogs = lazy(async () => ({
  default: (await import('./SlipPaymentDialogs.tsx')).SlipPaymentDialogs,
}));

/** True once a payment has begun, so that its dialogs are loaded before one is needed. */
const paying = ({ payment }: SlipState): boolean => payment.status !== 'idle';

/** The dialogs of a payment, loaded with the first payment. */
export function SlipOverlay() {
  const services = useServices();
  return services ? <Watching services={services} /> : null;
}

function Watching({ services }: { services: Services }) {
  const needed = useSlip(services.slip, paying);
  const [once, setOnce] = useState(false);
  if (needed && !once) setOnce(true);
  return once ? (
    <Suspense>
      <SlipPaymentDialogs services={services} />
    </Suspense>
  ) : null;
}
