import { ChipSelect, rolls, Text, useRoll } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as css from './office.css.ts';

/** The width of the paper in this device's printer, for tickets, receipts and cards. */
export function RollChoice(): ReactElement {
  const { t } = useLingui();
  const [roll, change] = useRoll();
  const label = t({ id: 'agency.roll', message: 'Paper roll of this device' });
  return (
    <div className={css.roll}>
      <Text size="sm" tone="secondary">
        {label}
      </Text>
      <ChipSelect
        label={label}
        value={`${roll} mm`}
        items={rolls.map((width) => ({ value: `${width} mm`, label: `${width} mm` }))}
        onValueChange={(chosen) => change(rolls.find((width) => chosen === `${width} mm`) ?? roll)}
      />
    </div>
  );
}
