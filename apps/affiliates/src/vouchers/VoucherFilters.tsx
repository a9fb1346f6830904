import { voucherStates, type VoucherState } from '@kvota/contracts';
import { Button, ChipSelect, SearchField } from '@kvota/ui';
import { useStateName } from '@kvota/vouchers';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';

import * as css from './vouchers.css.ts';
import type { VouchersSearch } from './vouchers-search.ts';

const all = 'all';

/** Filters of the list of vouchers: the state, and the end of the code that a customer holds. Both are in the address. */
export function VoucherFilters(props: {
  readonly search: VouchersSearch;
  readonly onSearch: (search: VouchersSearch) => void;
  readonly busy: boolean;
}): ReactElement {
  const { search, onSearch, busy } = props;
  const { state, code } = search;
  const { t } = useLingui();
  const stateName = useStateName();
  const [typed, setTyped] = useState(code ?? '');
  const type = (text: string): void => {
    const digits = text.replaceAll(/\D/g, '').slice(-4);
    setTyped(digits);
    const found = digits.length === 4 ? digits : undefined;
    if (found !== code) onSearch({ ...search, code: found });
  };
  const four = t({ id: 'agency.vouchers.fourDigits', message: 'The last 4 digits' });
  return (
    <search className={css.line}>
      <SearchField
        size="sm"
        label={t({ id: 'agency.vouchers.code', message: 'End of the code' })}
        inputMode="numeric"
        value={typed}
        busy={busy && code !== undefined}
        onValueChange={type}
        note={typed === '' || typed.length === 4 ? undefined : { full: four, brief: four }}
      />
      <ChipSelect<VoucherState | typeof all>
        label={t({ id: 'agency.filter.state', message: 'State' })}
        value={state ?? all}
        onValueChange={(next) => onSearch({ ...search, state: next === all ? undefined : next })}
        items={[
          { value: all, label: t({ id: 'agency.filter.states', message: 'All states' }) },
          ...voucherStates.map((value) => ({ value, label: stateName(value) })),
        ]}
      />
      {state === undefined && code === undefined ? null : (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            setTyped('');
            onSearch({});
          }}
        >
          {t({ id: 'agency.clear', message: 'Clear the filters' })}
        </Button>
      )}
    </search>
  );
}
