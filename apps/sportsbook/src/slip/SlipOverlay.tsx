import type { SlipState } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { useSlip } from '@kvota/bet-slip-react';
import { lazy, Suspense, useState } from 'react';

import { useServices } from '../services/services.ts';

const SlipDialogs = lazy(() => import('./SlipDialogs.tsx').then((part) => ({ default: part.SlipDialogs })));

/** A payment that has begun may have something to say: fetched then, so that it is at hand when it does. */
const paying = ({ payment }: SlipState): boolean => payment.status !== 'idle';

/** Dialogs of a payment, once there is one. */
export function SlipOverlay() {
  const services = useServices();
  return services ? <Watching slip={services.slip} /> : null;
}

function Watching({ slip }: { slip: Slip }) {
  const wanted = useSlip(slip, paying);
  const [once, setOnce] = useState(false);
  if (wanted && !once) setOnce(true);
  return once ? (
    <Suspense>
      <SlipDialogs slip={slip} />
    </Suspense>
  ) : null;
}
