import { TextField } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import type { LineParts } from './LineEditor.tsx';

/** The amount for each player, and for new ones the terms to qualify. */
export function PlayerFields({ line, faultAt, locked, onChange }: LineParts): ReactElement {
  const { t } = useLingui();
  const shared = { autoComplete: 'off', disabled: locked } as const;
  return (
    <>
      <TextField
        {...shared}
        label={t({ id: 'agency.plan.perPlayer', message: 'Amount per player' })}
        inputMode="decimal"
        value={line.perPlayer}
        error={faultAt('perPlayer')}
        onValueChange={(perPlayer) => onChange({ perPlayer })}
      />
      {line.base === 'cpa' ? (
        <>
          <TextField
            {...shared}
            label={t({ id: 'agency.plan.deposits', message: 'Deposits of at least' })}
            inputMode="decimal"
            value={line.deposits}
            error={faultAt('terms.deposits')}
            onValueChange={(deposits) => onChange({ deposits })}
          />
          <TextField
            {...shared}
            label={t({ id: 'agency.plan.stakes', message: 'Settled stakes of at least' })}
            inputMode="decimal"
            value={line.turnover}
            error={faultAt('terms.turnover')}
            onValueChange={(turnover) => onChange({ turnover })}
          />
          <TextField
            {...shared}
            label={t({ id: 'agency.plan.days', message: 'Within days of joining' })}
            inputMode="numeric"
            value={line.days}
            error={faultAt('terms.days')}
            onValueChange={(days) => onChange({ days })}
          />
        </>
      ) : null}
    </>
  );
}
