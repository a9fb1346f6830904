import { PageLink, useHost } from '@kvota/shell';
import { buttonProps, Dimmed, EmptyState, Skeleton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';

import { PeriodSelect } from '../../commission/PeriodSelect.tsx';
import { SoFar } from '../../commission/SoFar.tsx';
import { commissionQuery, periodsQuery } from '../../data/reports/commission-queries.ts';
import * as css from '../../figures/figures.css.ts';
import { AgencyFault, faultCode } from '../../frame/AgencyFault.tsx';
import { useCurrency } from '../../frame/use-currency.ts';
import { AsOf, useStale } from '../../money/AsOf.tsx';
import { calculationSearch } from '../calculation-search.ts';
import { CommissionRows } from './CommissionRows.tsx';
import { CommissionTiles } from './CommissionTiles.tsx';

/** Commission earned from above and owed below in a period, with a row for each agent directly below. */
export function CommissionView(): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const navigate = useNavigate();
  const search = calculationSearch(useSearch({ strict: false }));
  const { node } = search;
  const currency = useCurrency();
  const periods = useQuery(periodsQuery(api));
  const periodId = search.period ?? periods.data?.[0]?.id;
  const query = useQuery({
    ...commissionQuery(api, {
      periodId: periodId ?? '',
      ...(node !== undefined && { below: node }),
      ...(currency && { currencyId: currency.id }),
    }),
    enabled: periodId !== undefined,
  });
  const stale = useStale(query);
  const failed = periods.isError && periods.data === undefined ? periods : query;
  const { data } = query;
  if (failed.isError && failed.data === undefined)
    return faultCode(failed.error) === 'periodUnknown' ? (
      <EmptyState
        art="history"
        title={t({ id: 'agency.commission.periodUnknown', message: 'There is no such period' })}
      />
    ) : (
      <AgencyFault
        error={failed.error}
        title={t({ id: 'agency.commission.failed', message: 'The commission could not be loaded' })}
        onRetry={() => void failed.refetch()}
        busy={failed.isFetching}
      />
    );
  if (periods.data?.length === 0)
    return (
      <EmptyState art="history" title={t({ id: 'agency.commission.noPeriods', message: 'There are no periods yet' })}>
        {t({ id: 'agency.commission.noPeriodsHint', message: 'The first one begins with the first settled ticket.' })}
      </EmptyState>
    );
  return (
    <div className={css.page}>
      {periods.data && periodId !== undefined ? (
        <div className={css.line}>
          <PeriodSelect
            periods={periods.data}
            value={periodId}
            onValueChange={(period) =>
              void navigate({
                to: '.',
                search: () => ({ ...search, period }),
                replace: true,
                resetScroll: false,
              })
            }
          />
          {data?.own ? (
            <PageLink
              page="affiliatesStatement"
              params={{ period: periodId }}
              search={{ user: node }}
              {...buttonProps({ size: 'sm' })}
            >
              {node === undefined
                ? t({ id: 'agency.commission.ownStatement', message: 'My statement' })
                : t({ id: 'agency.statement', message: 'Statement' })}
            </PageLink>
          ) : null}
        </div>
      ) : (
        <Skeleton height={36} width="240px" />
      )}
      <AsOf fetched={query} />
      {data ? <SoFar period={data.period} asOf={data.asOf} /> : null}
      <Dimmed stale={stale} className={css.page}>
        <CommissionTiles commission={data} own={node === undefined} />
        <CommissionRows commission={data} />
      </Dimmed>
    </div>
  );
}
