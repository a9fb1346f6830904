import { SlipPanel } from '@kvota/bet-slip-react/parts';
import { Skeleton } from '@kvota/ui';

import { useServices } from '../offer/services.ts';
import * as styles from './slip.css.ts';
import { SlipHost } from './SlipHost.tsx';
import { useFocusedSlip } from './use-focused-slip.ts';

/** The slip of this tab, beside the page or in its sheet. */
export function SlipAside() {
  const services = useServices();
  const focused = useFocusedSlip();
  if (!services) return <Skeleton height={220} />;
  return (
    <SlipHost services={services}>
      <SlipPanel slip={services.slip} className={styles.ticket} {...focused} />
    </SlipHost>
  );
}
