import type { SlipState } from '@kvota/bet-slip/slip';
import { useSlip } from '@kvota/bet-slip-react';
import { lazy, Suspense, useState } from 'react';

import { useServices, type Services } from '../offer/services.ts';

const SlipPaymentDialogs = lazy(async () => ({
  default: (await import('./SlipPaymentDialogs.tsx')).SlipPaymentDialogs,
}));

/** A payment that has begun may have something to say: fetched then, so that it is at hand when it does. */
const paying = ({ payment }: SlipState): boolean => payment.status !== 'idle';

/** Dialogs of a payment, once there is one. */
export function SlipOverlay() {
  const services = useServices();
  return services ? <Watching services={services} /> : null;
}

function Watching({ services }: { services: Services }) {
  const wanted = useSlip(services.slip, paying);
  const [once, setOnce] = useState(false);
  if (wanted && !once) setOnce(true);
  return once ? (
    <Suspense>
      <SlipPaymentDialogs services={services} />
    </Suspense>
  ) : null;
}
