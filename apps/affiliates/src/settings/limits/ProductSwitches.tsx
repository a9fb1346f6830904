import type { AgencyLimits, AgencyNode, AgencySwitch } from '@kvota/contracts';
import { Switch } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { originOf, type Origin } from '../../limits/limit-values.ts';
import { useLimitWords } from '../../limits/use-limit-words.ts';
import * as own from '../settings.css.ts';
import type { LimitsForm } from './use-limits-form.ts';

/** Products as switches. One that is off above stays off, with the reason. */
export function ProductSwitches(props: {
  readonly form: LimitsForm;
  readonly limits: AgencyLimits;
  readonly path: AgencyNode['path'];
}): ReactElement {
  const { form, limits, path } = props;
  const { t } = useLingui();
  const words = useLimitWords();
  const reasonOf = (origin: Origin): string => {
    if (origin.from === 'you' || origin.from === 'above')
      return t({ id: 'agency.limits.offAbove', message: 'Switched off above you. It cannot be switched on here.' });
    const { name } = origin;
    return t({ id: 'agency.limits.offBy', message: `Switched off at ${name}. It cannot be switched on here.` });
  };
  const row = ({ key, own: isOn, inForce, level }: AgencySwitch): ReactElement => {
    const origin = originOf(level, { mayChange: limits.mayChange, path });
    const isLocked = !inForce && level !== null && level.kind !== 'own';
    const note = inForce ? undefined : origin && words.origin(origin);
    return (
      <Switch
        key={key}
        label={words.product(key)}
        checked={!isLocked && (form.draft.switched[key] ?? isOn)}
        onCheckedChange={(on) => form.flip(key, on)}
        disabled={form.saving}
        disabledReason={isLocked && origin ? reasonOf(origin) : undefined}
        description={note}
      />
    );
  };
  return <div className={own.fields}>{limits.switches.map(row)}</div>;
}
