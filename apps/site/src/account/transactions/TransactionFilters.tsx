import { transactionTypes, type TransactionType } from '@kvota/contracts';
import { useFormats, useHost, walletsAtom } from '@kvota/shell';
import { Button, Chip, DateRange, isoOf, namedSpans, noonOf, Select } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement, ReactNode } from 'react';

import * as css from '../frame/account.css.ts';
import type { TransactionsSearch } from './transactions-search.ts';
import { useTypeName } from './use-type-name.ts';

interface TransactionFiltersProps {
  readonly search: TransactionsSearch;
  readonly onSearch: (search: TransactionsSearch) => void;
  readonly tools?: ReactNode;
}

/** Filters by kind, wallet and days. The address holds all of them, and active ones can be removed. */
export function TransactionFilters({ search, onSearch, tools }: TransactionFiltersProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const { serverNow } = useHost();
  const nameOf = useTypeName();
  const wallets = useAtomValue(walletsAtom);
  const { type, wallet, from, to } = search;
  // A changed filter gives another list, which starts on its first page.
  const { page: _page, ...kept } = search;
  const without = (...keys: readonly (keyof TransactionsSearch)[]): TransactionsSearch =>
    Object.fromEntries(Object.entries(kept).filter(([key]) => !keys.some((name) => name === key)));
  const today = isoOf(new Date(serverNow()));
  const spans = namedSpans(today);
  const period = from !== undefined && to !== undefined ? { from, to } : null;
  const walletName = wallets.find(({ currency_id: id }) => id === wallet)?.currency ?? String(wallet);
  return (
    <>
      <div className={css.toolbar}>
        <Select<TransactionType | 'all'>
          className={css.field}
          size="sm"
          hideLabel
          label={t({ id: 'transactions.type', message: 'Type' })}
          value={type ?? 'all'}
          onValueChange={(next) => onSearch(next === 'all' ? without('type') : { ...kept, type: next })}
          items={[
            { value: 'all', label: t({ id: 'transactions.allTypes', message: 'All types' }) },
            ...transactionTypes.map((value) => ({ value, label: nameOf(value) })),
          ]}
        />
        <Select
          className={css.field}
          size="sm"
          hideLabel
          label={t({ id: 'transactions.wallet', message: 'Wallet' })}
          value={wallet === undefined ? 'all' : String(wallet)}
          onValueChange={(next) => onSearch(next === 'all' ? without('wallet') : { ...kept, wallet: Number(next) })}
          items={[
            { value: 'all', label: t({ id: 'transactions.allWallets', message: 'All wallets' }) },
            ...wallets.map(({ currency_id: id, currency }) => ({ value: String(id), label: currency })),
          ]}
        />
        <DateRange
          className={css.period}
          size="sm"
          hideLabel
          clearable
          label={t({ id: 'transactions.period', message: 'Period' })}
          value={period}
          onValueChange={(span) => onSearch({ ...without('from', 'to'), ...span })}
          today={today}
          max={today}
          words={formats.calendar}
          placeholder={t({ id: 'transactions.anyTime', message: 'Any time' })}
          presets={[
            { label: t({ id: 'period.today', message: 'Today' }), span: spans.today },
            { label: t({ id: 'period.yesterday', message: 'Yesterday' }), span: spans.yesterday },
            { label: t({ id: 'period.last7', message: 'Last 7 days' }), span: spans.last7 },
            { label: t({ id: 'period.last30', message: 'Last 30 days' }), span: spans.last30 },
            { label: t({ id: 'period.thisMonth', message: 'This month' }), span: spans.thisMonth },
            { label: t({ id: 'period.lastMonth', message: 'Last month' }), span: spans.lastMonth },
          ]}
        />
        <div className={css.end}>{tools}</div>
      </div>
      {type === undefined && wallet === undefined && period === null ? null : (
        <div className={css.chips}>
          {type === undefined ? null : <Chip onRemove={() => onSearch(without('type'))}>{nameOf(type)}</Chip>}
          {wallet === undefined ? null : <Chip onRemove={() => onSearch(without('wallet'))}>{walletName}</Chip>}
          {period === null ? null : (
            <Chip onRemove={() => onSearch(without('from', 'to'))}>
              {formats.dateRange(noonOf(period.from), noonOf(period.to))}
            </Chip>
          )}
          <Button size="sm" variant="ghost" onClick={() => onSearch(without('type', 'wallet', 'from', 'to'))}>
            {t({ id: 'transactions.clear', message: 'Clear all filters' })}
          </Button>
        </div>
      )}
    </>
  );
}
