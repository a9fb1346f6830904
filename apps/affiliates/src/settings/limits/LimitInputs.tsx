import type { AgencyLimit, AgencyLimits, AgencyNode } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { SettingRow, SettingRows, TextField } from '@kvota/ui';
import type { ReactElement } from 'react';

import { isOverruled, originOf } from '../../limits/limit-values.ts';
import { useLimitWords } from '../../limits/use-limit-words.ts';
import { readLimit } from './limits-draft.ts';
import { useLimitFault } from './use-limit-fault.ts';
import type { LimitsForm } from './use-limits-form.ts';

/** Longest typed limit: fifteen digits with their separators, and two decimals. */
const longestText = 30;

/** The own limits as inputs, each with the value in force and its level. An empty one is no limit. */
export function LimitInputs(props: {
  readonly form: LimitsForm;
  readonly limits: AgencyLimits;
  readonly path: AgencyNode['path'];
}): ReactElement {
  const { form, limits, path } = props;
  const words = useLimitWords();
  const faultText = useLimitFault();
  const formats = useFormats();
  const { currency, mayChange } = limits;
  const write = (key: AgencyLimit['key'], value: string): string =>
    key === 'openTickets' ? value : formats.money(value);
  const row = (limit: AgencyLimit): ReactElement => {
    const { key, own, inForce, level } = limit;
    const typed = form.draft.typed[key];
    const text = typed ?? (own === null ? '' : write(key, own));
    const read = readLimit(key, text);
    const value = 'value' in read ? read.value : null;
    const fault = form.faultOf(key);
    const origin = originOf(level, { mayChange, path });
    return (
      <SettingRow
        key={key}
        name={words.limit(key)}
        control={
          <TextField
            label={words.limit(key)}
            hideLabel
            value={text}
            onValueChange={(next) => form.type(key, next)}
            onBlur={() => {
              // Shows how the text was read, such as 1.000 as a thousand.
              if (typed !== undefined && value !== null && write(key, value) !== typed)
                form.type(key, write(key, value));
            }}
            readOnly={form.saving}
            inputMode={key === 'openTickets' ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={longestText}
            placeholder={words.none}
            suffix={key === 'openTickets' ? undefined : currency}
            error={fault && faultText(fault)}
          />
        }
        inForceLabel={words.inForce}
        inForce={inForce === null ? words.none : words.value(key, inForce, currency)}
        {...(origin && { origin: words.origin(origin) })}
        {...(isOverruled(limit, value) && { note: words.stricter })}
      />
    );
  };
  return <SettingRows>{limits.limits.map(row)}</SettingRows>;
}
