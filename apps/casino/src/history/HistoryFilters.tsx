import { gameRoundStates, type GameRound } from '@kvota/contracts';
import { useFormats, useHost, walletsAtom } from '@kvota/shell';
import { DateRange, isoOf, namedSpans, Select } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import * as css from './history.css.ts';
import { lastMonths, type HistorySearch } from './history-search.ts';
import { useStateName } from './use-state-name.ts';

interface HistoryFiltersProps {
  readonly search: HistorySearch;
  readonly games: readonly { readonly code: string; readonly name: string }[];
  readonly onSearch: (search: HistorySearch) => void;
}

const all = '*';

/** Filters by game, state, wallet and days. The address holds all of them. Without days, it is the last three months. */
export function HistoryFilters({ search, games, onSearch }: HistoryFiltersProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const { serverNow } = useHost();
  const nameOf = useStateName();
  const wallets = useAtomValue(walletsAtom).filter(({ currency_id: id }) => id <= 999);
  const { game, wallet, state, from, to } = search;
  const without = (key: keyof HistorySearch, ...more: (keyof HistorySearch)[]): HistorySearch =>
    Object.fromEntries(Object.entries(search).filter(([name]) => ![key, ...more].some((one) => one === name)));
  const today = isoOf(new Date(serverNow()));
  const spans = namedSpans(today);
  // The game of the address may have no round that fits.
  const known = game === undefined || games.some(({ code }) => code === game);
  return (
    <search className={css.toolbar}>
      <Select
        className={css.field}
        size="sm"
        hideLabel
        label={t({ id: 'played.game', message: 'Game' })}
        value={game ?? all}
        onValueChange={(next) => onSearch(next === all ? without('game') : { ...search, game: next })}
        items={[
          { value: all, label: t({ id: 'played.allGames', message: 'All games' }) },
          ...(known ? [] : [{ value: game, label: game }]),
          ...games.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <Select<GameRound['state'] | typeof all>
        className={css.field}
        size="sm"
        hideLabel
        label={t({ id: 'played.state', message: 'State' })}
        value={state ?? all}
        onValueChange={(next) => onSearch(next === all ? without('state') : { ...search, state: next })}
        items={[
          { value: all, label: t({ id: 'played.allRounds', message: 'All rounds' }) },
          ...gameRoundStates.map((value) => ({ value, label: nameOf(value) })),
        ]}
      />
      {wallets.length < 2 && wallet === undefined ? null : (
        <Select
          className={css.field}
          size="sm"
          hideLabel
          label={t({ id: 'played.wallet', message: 'Wallet' })}
          value={wallet === undefined ? all : String(wallet)}
          onValueChange={(next) => onSearch(next === all ? without('wallet') : { ...search, wallet: Number(next) })}
          items={[
            { value: all, label: t({ id: 'played.allWallets', message: 'All wallets' }) },
            ...wallets.map(({ currency_id: id, currency }) => ({ value: String(id), label: currency })),
          ]}
        />
      )}
      <DateRange
        className={css.period}
        size="sm"
        hideLabel
        clearable
        label={t({ id: 'played.period', message: 'Period' })}
        value={from !== undefined && to !== undefined ? { from, to } : null}
        onValueChange={(span) => onSearch({ ...without('from', 'to'), ...span })}
        today={today}
        max={today}
        words={formats.calendar}
        placeholder={t({ id: 'played.last3', message: 'Last 3 months' })}
        presets={[
          { label: t({ id: 'played.today', message: 'Today' }), span: spans.today },
          { label: t({ id: 'played.last7', message: 'Last 7 days' }), span: spans.last7 },
          { label: t({ id: 'played.last30', message: 'Last 30 days' }), span: spans.last30 },
          {
            label: t({ id: 'played.last12', message: 'Last 12 months' }),
            span: lastMonths(today, 12),
          },
        ]}
      />
    </search>
  );
}
