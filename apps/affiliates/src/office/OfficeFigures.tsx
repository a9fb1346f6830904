import { useFormats } from '@kvota/shell';
import { Dimmed, Panel, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';

import type { PeriodSearch } from '../data/reports/period-search.ts';
import { DayBars } from '../figures/DayBars.tsx';
import { FigureSummary } from '../figures/FigureSummary.tsx';
import * as css from '../figures/figures.css.ts';
import { PeriodChoice, useTooBroad } from '../figures/PeriodChoice.tsx';
import { AgencyFault, faultCode } from '../frame/AgencyFault.tsx';
import { useAmount } from '../frame/use-currency.ts';
import { AsOf, useStale } from '../money/AsOf.tsx';
import { usualPeriod, useOffice } from './use-office.ts';

/** The figures of the branch in a period, beside the same moment of the period before, and what is still open (OP-87). */
export function OfficeFigures(): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const money = useAmount();
  const tooBroad = useTooBroad();
  const navigate = useNavigate();
  const { search, store } = useOffice();
  const show = (next: PeriodSearch): void =>
    void navigate({
      to: '.',
      search: ({ p: _p, from: _from, to: _to, ...known }: Readonly<Record<string, unknown>>) => ({ ...known, ...next }),
      replace: true,
      resetScroll: false,
    });
  const { answer: data, error, query } = store;
  const stale = useStale(query);
  const openTickets = data && formats.number(data.openTickets);
  const openStake = data && money(data.openStake, data.currency);
  return (
    <Panel title={t({ id: 'agency.office.figures', message: 'Figures of your branch' })}>
      <div className={css.stack}>
        <PeriodChoice search={search} usual={usualPeriod} days={data?.days} onSearch={show} />
        <AsOf fetched={query} />
        {error ? (
          faultCode(error) === 'tooBroad' ? (
            <Text>{tooBroad}</Text>
          ) : (
            <AgencyFault
              error={error}
              title={t({ id: 'agency.figure.failed', message: 'The figures could not be loaded' })}
              onRetry={() => void query.refetch()}
              busy={query.isFetching}
            />
          )
        ) : (
          <Dimmed stale={stale || query.isPlaceholderData} className={css.stack}>
            <FigureSummary figures={data?.now} before={data?.before} currency={data?.currency} />
            {data ? <DayBars series={store.items} currency={data.currency} /> : null}
            {openTickets === undefined ? null : (
              <Text size="sm" tone="secondary">
                {t({
                  id: 'agency.office.open',
                  message: `Open tickets: ${openTickets}, with stakes of ${openStake}`,
                })}
              </Text>
            )}
          </Dimmed>
        )}
      </div>
    </Panel>
  );
}
