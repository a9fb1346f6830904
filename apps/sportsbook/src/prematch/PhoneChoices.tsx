import type { MarketFilter } from '@kvota/contracts';
import { lazyPart, useLatched } from '@kvota/shell';
import { ChipSelect, IconButton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import * as styles from '../layout/page.css.ts';
import { useTableChoice } from '../table/use-table-choice.ts';
import { defaultFilters } from './filters/prematch-filters.ts';
import { usePrematchFilters } from './filters/use-prematch-filters.ts';
import { useSpecialChoice } from './use-special-choice.ts';
import { useTimeChoice } from './use-time-choice.ts';

const PhoneFilters = lazyPart(() => import('./PhoneFilters.tsx'), 'PhoneFilters');

/**
 * The choices of a phone in one line (PRE-23): matches and time as lists of the device, and a button for the rest. It
 * counts what differs from the usual table.
 */
export function PhoneChoices({ tables }: { tables: readonly MarketFilter[] }) {
  const { t } = useLingui();
  const [filters, change] = usePrematchFilters();
  const [open, setOpen] = useState(false);
  const table = useTableChoice({
    filters: tables,
    sport: filters.sport,
    value: filters.market,
    onValueChange: (market) => change({ ...filters, market }),
  });
  const differing = [filters.leagues.length > 0, table?.changed, filters.view !== defaultFilters.view];
  const changed = differing.filter(Boolean).length;
  const title = t({ id: 'offer.filters', message: 'Filters' });
  return (
    <div className={styles.phoneChoices}>
      <ChipSelect {...useSpecialChoice()} />
      <ChipSelect {...useTimeChoice()} />
      <IconButton
        className={styles.atEnd}
        variant="secondary"
        label={title}
        icon={<IconAdjustmentsHorizontal size={20} />}
        {...(changed > 0 && { badge: changed })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {useLatched(open) ? (
        <Suspense>
          <PhoneFilters title={title} table={table} open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </div>
  );
}
