import type { CommissionPeriod } from '@kvota/contracts';
import { ChipSelect } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { usePeriodName } from './use-period-name.ts';

/** Chooses a period of commission. Open ones are marked as such. */
export function PeriodSelect(props: {
  readonly periods: readonly CommissionPeriod[];
  readonly value: string;
  readonly onValueChange: (id: string) => void;
}): ReactElement {
  const { periods, value, onValueChange } = props;
  const { t } = useLingui();
  const periodName = usePeriodName();
  const labelOf = (period: CommissionPeriod): string => {
    const name = periodName(period);
    return period.closed ? name : t({ id: 'agency.commission.openPeriod', message: `${name}, so far` });
  };
  return (
    <ChipSelect
      label={t({ id: 'agency.transfers.period', message: 'Period' })}
      value={value}
      onValueChange={onValueChange}
      items={periods.map((period) => ({ value: period.id, label: labelOf(period) }))}
    />
  );
}
