import { SegmentedControl } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconClock, IconTrophy } from '@tabler/icons-react';

import { usePrematchFilters } from './filters/use-prematch-filters.ts';

/** The order of the table: by league or by time (PRE-15). */
export function OrderSwitch({ whole = false, className }: { whole?: boolean; className?: string }) {
  const { t } = useLingui();
  const [filters, change] = usePrematchFilters();
  return (
    <SegmentedControl
      {...(className !== undefined && { className })}
      label={t({ id: 'offer.view', message: 'Order' })}
      size="sm"
      tone="quiet"
      iconsOnly={!whole}
      fullWidth={whole}
      value={filters.view}
      onValueChange={(view) => change({ ...filters, view })}
      items={[
        {
          value: 'competition',
          label: t({ id: 'offer.byLeague', message: 'By league' }),
          icon: <IconTrophy size={18} aria-hidden="true" />,
        },
        {
          value: 'timeline',
          label: t({ id: 'offer.byTime', message: 'By time' }),
          icon: <IconClock size={18} aria-hidden="true" />,
        },
      ]}
    />
  );
}
