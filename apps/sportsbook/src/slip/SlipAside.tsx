import { SlipPanel } from '@kvota/bet-slip-react/parts';
import { usePrintMoment } from '@kvota/shell';
import type { Slip } from '@kvota/bet-slip/store';
import { PrintOnly, Skeleton, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { useFormats } from '../format/use-formats.ts';
import { useServices } from '../offer/services.ts';
import * as styles from './slip.css.ts';
import { SlipHost } from './SlipHost.tsx';
import { useFocusedSlip } from './use-focused-slip.ts';

/** The slip of this tab, beside the page or in its sheet. */
export function SlipAside() {
  const services = useServices();
  const focused = useFocusedSlip();
  const { t } = useLingui();
  const moment = useFormats().dateTime(usePrintMoment());
  if (!services)
    return (
      <div data-coming="">
        <Skeleton height={220} />
      </div>
    );
  return (
    <SlipHost services={services}>
      <SlipPanel slip={services.slip} className={styles.ticket} {...focused} />
      <PrintOnly className={styles.printed}>
        <Text size="sm">{t({ id: 'slip.printed', message: `Not paid. Odds as of ${moment}` })}</Text>
      </PrintOnly>
      {services.sampleSlip && <SampleSlip slip={services.sampleSlip} />}
    </SlipHost>
  );
}

/** The slip with a selection, for the taps on a screen that the site's server renders (SPEED-06). */
function SampleSlip({ slip }: { slip: Slip }) {
  const { money } = useFormats();
  return (
    <template data-sample={slip.getSnapshot().state.stake} data-money={money('1000')}>
      <SlipPanel slip={slip} />
    </template>
  );
}
