import { transferDirections } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { Button, Chip, noonOf, Select } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';

import { DayFilter } from '../frame/find/DayFilter.tsx';
import { FindUser } from '../frame/find/FindUser.tsx';
import { useOwnWallets } from '../frame/rights/use-own-wallets.ts';
import { movableWallets } from '../money/move/move-amounts.ts';
import * as css from './transfers.css.ts';
import type { TransfersSearch } from './transfers-search.ts';
import { useDirectionName } from './use-direction-name.ts';

interface TransferFiltersProps {
  readonly search: TransfersSearch;
  readonly onSearch: (search: TransfersSearch) => void;
  /** Name of the user in the address, once it is known. */
  readonly username: string | undefined;
  readonly tools?: ReactNode;
}

/** Filters by direction, currency, days and user. The address holds them, and active ones have chips. */
export function TransferFilters({ search, onSearch, username, tools }: TransferFiltersProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const directionName = useDirectionName();
  const wallets = movableWallets(useOwnWallets());
  const { direction, currency, from, to, user } = search;
  // A changed filter gives another list, which starts on its first page.
  const { page: _page, ...kept } = search;
  const without = (...keys: readonly (keyof TransfersSearch)[]): TransfersSearch =>
    Object.fromEntries(Object.entries(kept).filter(([key]) => !keys.some((name) => name === key)));
  const period = from !== undefined && to !== undefined ? { from, to } : null;
  const walletName = wallets.find(({ currency_id: id }) => id === currency)?.currency ?? String(currency);
  const isNarrowed = Object.keys(kept).length > 0;
  return (
    <>
      <search className={css.toolbar}>
        <FindUser compact className={css.wide} onFound={({ id }) => onSearch({ ...kept, user: id })} />
        <Select<(TransfersSearch['direction'] & string) | 'all'>
          className={css.field}
          size="sm"
          hideLabel
          label={t({ id: 'agency.transfers.direction', message: 'Direction' })}
          value={direction ?? 'all'}
          onValueChange={(next) => onSearch(next === 'all' ? without('direction') : { ...kept, direction: next })}
          items={[
            { value: 'all', label: t({ id: 'agency.transfers.anyDirection', message: 'All movements' }) },
            ...transferDirections.map((value) => ({ value, label: directionName(value) })),
          ]}
        />
        <Select
          className={css.field}
          size="sm"
          hideLabel
          label={t({ id: 'agency.currency', message: 'Currency' })}
          value={currency === undefined ? 'all' : String(currency)}
          onValueChange={(next) => onSearch(next === 'all' ? without('currency') : { ...kept, currency: Number(next) })}
          items={[
            { value: 'all', label: t({ id: 'agency.transfers.allCurrencies', message: 'All currencies' }) },
            ...wallets.map(({ currency_id: id, currency: code }) => ({ value: String(id), label: code })),
          ]}
        />
        <DayFilter
          className={css.wide}
          days={search}
          spans={['today', 'yesterday', 'last7', 'last30', 'thisMonth', 'lastMonth']}
          onDays={(span) => onSearch({ ...without('from', 'to'), ...span })}
        />
        <div className={css.end}>{tools}</div>
      </search>
      {isNarrowed ? (
        <div className={css.chips}>
          {user === undefined ? null : <Chip onRemove={() => onSearch(without('user'))}>{username ?? user}</Chip>}
          {direction === undefined ? null : (
            <Chip onRemove={() => onSearch(without('direction'))}>{directionName(direction)}</Chip>
          )}
          {currency === undefined ? null : <Chip onRemove={() => onSearch(without('currency'))}>{walletName}</Chip>}
          {period === null ? null : (
            <Chip onRemove={() => onSearch(without('from', 'to'))}>
              {formats.dateRange(noonOf(period.from), noonOf(period.to))}
            </Chip>
          )}
          <Button size="sm" variant="ghost" onClick={() => onSearch({})}>
            {t({ id: 'agency.clear', message: 'Clear the filters' })}
          </Button>
        </div>
      ) : null}
    </>
  );
}
