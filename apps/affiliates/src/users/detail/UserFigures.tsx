import type { AgencyNode } from '@kvota/contracts';
import { useHost, useRequiredMessages } from '@kvota/shell';
import { ChipSelect, Dimmed, EmptyState, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';

import { userStatsQuery } from '../../data/reports/figure-queries.ts';
import { reportDays, type PeriodSearch } from '../../data/reports/period-search.ts';
import { DayBars } from '../../figures/DayBars.tsx';
import { FigureRows } from '../../figures/FigureRows.tsx';
import { FigureSummary } from '../../figures/FigureSummary.tsx';
import * as css from '../../figures/figures.css.ts';
import { PeriodChoice, useTooBroad } from '../../figures/PeriodChoice.tsx';
import { useGroupName } from '../../figures/use-group-name.ts';
import { AgencyFault, faultCode } from '../../frame/AgencyFault.tsx';
import { useCurrency } from '../../frame/use-currency.ts';
import { AsOf, useStale } from '../../money/AsOf.tsx';

const groups = ['betting'] as const;
const groupings = ['day', 'product', 'sport'] as const;
const usual = 'thisWeek';

/** The figures of a user, or of the branch of an agent, by day, product or sport (CALL-43). */
export function UserFigures({ node }: { readonly node: AgencyNode }): ReactElement {
  useRequiredMessages(groups);
  const { t } = useLingui();
  const { api } = useHost();
  const groupName = useGroupName();
  const tooBroad = useTooBroad();
  const currency = useCurrency();
  const [period, setPeriod] = useState<PeriodSearch>({});
  const [by, setBy] = useState<(typeof groupings)[number]>('day');
  const query = useQuery(
    userStatsQuery(api, {
      userId: node.id,
      by,
      ...reportDays(period, usual),
      ...(currency && { currencyId: currency.id }),
    }),
  );
  const stale = useStale(query);
  const { data } = query;
  const failed = query.isError && data === undefined;
  return (
    <div className={css.stack}>
      <div className={css.line}>
        <PeriodChoice search={period} usual={usual} days={data?.days} onSearch={setPeriod} />
        <ChipSelect<(typeof groupings)[number]>
          label={t({ id: 'agency.figure.rows', message: 'Rows' })}
          value={by}
          onValueChange={setBy}
          items={groupings.map((value) => ({ value, label: groupName(value) }))}
        />
      </div>
      <AsOf fetched={query} />
      {failed && faultCode(query.error) === 'tooBroad' ? (
        <Text>{tooBroad}</Text>
      ) : failed ? (
        <AgencyFault
          error={query.error}
          title={t({ id: 'agency.figure.failed', message: 'The figures could not be loaded' })}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : (
        <Dimmed stale={stale || query.isPlaceholderData} className={css.stack}>
          <FigureSummary figures={data} currency={data?.currency} />
          {by === 'day' && data ? <DayBars series={data.series} currency={data.currency} /> : null}
          <FigureRows
            by={by}
            currency={data?.currency}
            totals={data}
            rows={data?.series ?? []}
            loading={query.isPending || query.isPlaceholderData}
            empty={
              <EmptyState
                art="history"
                title={t({ id: 'agency.figure.none', message: 'Nothing was settled in this period' })}
              />
            }
          />
        </Dimmed>
      )}
    </div>
  );
}
