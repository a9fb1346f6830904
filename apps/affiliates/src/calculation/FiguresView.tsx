import { calculationGroups, type CalculationGroup } from '@kvota/contracts';
import { useRequiredMessages } from '@kvota/shell';
import { ChipSelect, Dimmed, EmptyState } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';

import { useAgencyStore } from '../data/stores/agency-store.ts';
import { agencyStores } from '../data/stores/agency-stores.ts';
import { periodSearch, reportDays } from '../data/reports/period-search.ts';
import { DayBars } from '../figures/DayBars.tsx';
import { FigureRows } from '../figures/FigureRows.tsx';
import { FigureSummary } from '../figures/FigureSummary.tsx';
import * as css from '../figures/figures.css.ts';
import { PeriodChoice, useTooBroad } from '../figures/PeriodChoice.tsx';
import { useGroupName } from '../figures/use-group-name.ts';
import { AgencyFault, faultCode } from '../frame/AgencyFault.tsx';
import { useCurrency } from '../frame/use-currency.ts';
import { AsOf, useStale } from '../money/AsOf.tsx';
import { ExportCalculation } from './ExportCalculation.tsx';
import { calculationSearch, pageSize, type CalculationSearch } from './calculation-search.ts';

/** Names of sports are among those of the markets. */
const groups = ['betting'] as const;
const usual = 'thisWeek';

/** The figures of a branch in a period by direct child, player, day, product or sport (OP-87). */
export function FiguresView(): ReactElement {
  useRequiredMessages(groups);
  const { t } = useLingui();
  const groupName = useGroupName();
  const tooBroad = useTooBroad();
  const navigate = useNavigate();
  const given: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const search = calculationSearch(given);
  const period = periodSearch(given);
  const { node, page = 1 } = search;
  const by: CalculationGroup = search.by ?? 'child';
  const show = (next: CalculationSearch & ReturnType<typeof periodSearch>): void =>
    void navigate({ to: '.', search: () => ({ ...next }), replace: true, resetScroll: false });
  const currency = useCurrency();
  const asked = {
    ...reportDays(period, usual),
    by,
    ...(node !== undefined && { below: node }),
    ...(currency && { currencyId: currency.id }),
  };
  const store = useAgencyStore(agencyStores.calculation, { ...asked, page });
  const { answer: data, error, query } = store;
  const stale = useStale(query);
  const own = { ...(node !== undefined && { node }), ...(by !== 'child' && { by }) };
  return (
    <div className={css.page}>
      <div className={css.line}>
        <PeriodChoice search={period} usual={usual} days={data?.days} onSearch={(next) => show({ ...own, ...next })} />
        <ChipSelect<CalculationGroup>
          label={t({ id: 'agency.figure.rows', message: 'Rows' })}
          value={by}
          onValueChange={(next) =>
            show({ ...period, ...(node !== undefined && { node }), ...(next !== 'child' && { by: next }) })
          }
          items={calculationGroups.map((value) => ({ value, label: groupName(value) }))}
        />
      </div>
      <AsOf fetched={query} />
      {error && faultCode(error) === 'tooBroad' ? (
        <EmptyState art="search" title={tooBroad} />
      ) : error ? (
        <AgencyFault
          error={error}
          title={t({ id: 'agency.figure.failed', message: 'The figures could not be loaded' })}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : (
        <Dimmed stale={stale || query.isPlaceholderData} className={css.page}>
          <FigureSummary figures={data?.totals} currency={data?.currency} />
          {by === 'day' && data ? <DayBars series={store.items} currency={data.currency} /> : null}
          <FigureRows
            by={by}
            currency={data?.currency}
            totals={data?.totals}
            tools={<ExportCalculation query={asked} by={by} rowCount={data?.rowCount ?? 0} />}
            rows={store.items}
            rowCount={data?.rowCount ?? 0}
            loading={store.loading}
            pageSizes={[pageSize]}
            view={{ sort: null, filters: {}, page, pageSize }}
            onViewChange={(view) => show({ ...own, ...period, ...(view.page > 1 && { page: view.page }) })}
            empty={
              <EmptyState
                art="history"
                title={t({ id: 'agency.figure.none', message: 'Nothing was settled in this period' })}
              >
                {t({ id: 'agency.figure.noneHint', message: 'A ticket counts on the day on which it is settled.' })}
              </EmptyState>
            }
          />
        </Dimmed>
      )}
    </div>
  );
}
