import type { CommissionRow } from '@kvota/contracts';
import { SignedMoney, PageLink } from '@kvota/shell';
import { Badge, DataTable, EmptyState, linkProps, type DataColumn } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';

import type { Commission } from '../../data/reports/commission-queries.ts';
import { useFigureName } from '../../figures/use-figure-name.ts';
import { CsvButton } from '../../frame/export/CsvButton.tsx';
import { useAmount } from '../../frame/use-currency.ts';
import { sumCommission, summed, type Summed } from './sum-commission.ts';

/** The statements of the agents directly below, with their sum. */
export function CommissionRows({ commission }: { readonly commission: Commission | undefined }): ReactElement {
  const { t } = useLingui();
  const headerOf = useHeaders();
  const money = useAmount();
  const rows = commission?.rows ?? [];
  const sums = sumCommission(rows);
  // Most periods correct nothing. The file always has the column.
  const shown = summed.filter((id) => id !== 'corrections' || rows.some((row) => /[1-9]/.test(row[id])));
  const currency = commission?.currency;
  // Only what players lost or won has a good and a bad side here.
  const written = (id: Summed, amount: string): ReactNode =>
    id === 'ggr' || id === 'ngr' ? <SignedMoney amount={amount} currency={currency} /> : money(amount, currency);
  const amount = (id: Summed): DataColumn<CommissionRow> => ({
    id,
    header: headerOf(id),
    align: 'end',
    cell: (row) => written(id, row[id]),
    total: written(id, sums[id]),
  });
  const periodId = commission?.period.id ?? '';
  return (
    <DataTable<CommissionRow>
      caption={t({ id: 'agency.commission', message: 'Commission' })}
      rows={rows}
      rowKey={({ userId }) => userId}
      loading={commission === undefined}
      skeletonRows={4}
      densityToggle
      columns={[
        {
          id: 'name',
          header: t({ id: 'agency.by.child', message: 'Directly below' }),
          primary: true,
          cell: (row) => <RowName row={row} periodId={periodId} />,
          total: t({ id: 'agency.figure.total', message: 'Total' }),
        },
        ...shown.map(amount),
      ]}
      tools={
        <CsvButton
          name={`commission-${periodId}.csv`}
          headings={[
            t({ id: 'agency.by.child', message: 'Directly below' }),
            ...summed.map(headerOf),
            t({ id: 'agency.currency', message: 'Currency' }),
            t({ id: 'agency.transfers.period', message: 'Period' }),
          ]}
          rows={rows.map((row) => [row.username, ...summed.map((key) => row[key]), currency ?? '', periodId])}
        />
      }
      empty={
        <EmptyState art="search" title={t({ id: 'agency.commission.none', message: 'No agents directly below' })}>
          {t({
            id: 'agency.commission.noneHint',
            message: 'Commission is owed to agents. Create one among your users, and give it a plan.',
          })}
        </EmptyState>
      }
    />
  );
}

function useHeaders(): (id: Summed) => string {
  const { t } = useLingui();
  const figureName = useFigureName();
  const headers: Record<Summed, string> = {
    ggr: figureName('ggr'),
    ngr: figureName('ngr'),
    corrections: t({ id: 'agency.commission.corrections', message: 'Corrections' }),
    total: t({ id: 'agency.commission', message: 'Commission' }),
    carriedOut: t({ id: 'agency.commission.carriedOut', message: 'Carried over' }),
    paid: t({ id: 'agency.commission.paid', message: 'Paid' }),
    open: t({ id: 'agency.commission.open', message: 'Open' }),
  };
  return (id) => headers[id];
}

/** The name as a link to the statement, and the reason for a row without commission. */
function RowName({ row, periodId }: { readonly row: CommissionRow; readonly periodId: string }): ReactElement {
  const { t } = useLingui();
  const { userId, username, planVersion } = row;
  return (
    <>
      <PageLink page="affiliatesStatement" params={{ period: periodId }} search={{ user: userId }} {...linkProps()}>
        {username}
      </PageLink>{' '}
      {planVersion === null ? (
        <PageLink page="affiliatesPlan" search={{ user: userId }} {...linkProps()}>
          <Badge tone="warning">{t({ id: 'agency.commission.noPlan', message: 'No plan' })}</Badge>
        </PageLink>
      ) : null}
    </>
  );
}
