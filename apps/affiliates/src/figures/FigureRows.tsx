import type { AgencyFigures, CalculationGroup } from '@kvota/contracts';
import { PageLink, SignedMoney, useFormats } from '@kvota/shell';
import { DataTable, linkProps, noonOf, type DataColumn, type DataTableProps } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useAmount } from '../frame/use-currency.ts';
import { useGroupName } from './use-group-name.ts';
import { useFigureName } from './use-figure-name.ts';
import { useRowName } from './use-row-words.ts';

/** A row of figures: of a user, a day, a product or a sport. */
export interface FigureRow {
  readonly id: string;
  readonly name?: string | null;
  readonly kind?: 'root' | 'agent' | 'player' | null | undefined;
  readonly figures: AgencyFigures;
}

type FigureRowsProps = Pick<
  DataTableProps<FigureRow>,
  'rows' | 'rowCount' | 'loading' | 'failure' | 'empty' | 'view' | 'onViewChange' | 'pageSizes' | 'tools'
> & {
  readonly by: CalculationGroup;
  readonly currency: string | undefined;
  readonly totals: AgencyFigures | undefined;
};

/** Figures in rows, with their sum below. */
export function FigureRows({ by, currency, totals, ...table }: FigureRowsProps): ReactElement {
  const { t } = useLingui();
  const columns = useColumns(by, currency, totals);
  return (
    <DataTable<FigureRow>
      {...table}
      caption={t({ id: 'agency.page.calculation', message: 'Calculation' })}
      rowKey={({ id }) => id}
      columns={columns}
      skeletonRows={6}
      densityToggle={table.tools !== undefined}
    />
  );
}

function useColumns(
  by: CalculationGroup,
  currency: string | undefined,
  totals: AgencyFigures | undefined,
): readonly DataColumn<FigureRow>[] {
  const { t } = useLingui();
  const formats = useFormats();
  const money = useAmount();
  const figureName = useFigureName();
  const groupName = useGroupName();
  const signed = (amount: string): ReactElement => <SignedMoney {...{ amount, currency }} />;
  const percent = (margin: string | null): string => (margin === null ? '–' : formats.percent(margin));
  const amount = (key: 'stake' | 'payout' | 'bonusCost'): DataColumn<FigureRow> => ({
    id: key,
    header: figureName(key),
    align: 'end',
    cell: ({ figures }) => money(figures[key], currency),
    total: totals && money(totals[key], currency),
  });
  const difference = (key: 'ggr' | 'ngr'): DataColumn<FigureRow> => ({
    id: key,
    header: figureName(key),
    align: 'end',
    cell: ({ figures }) => signed(figures[key]),
    total: totals && signed(totals[key]),
  });
  const count = (key: 'tickets' | 'players'): DataColumn<FigureRow> => ({
    id: key,
    header: figureName(key),
    align: 'end',
    cell: ({ figures }) => formats.number(figures[key]),
    total: totals && formats.number(totals[key]),
  });
  return [
    {
      id: 'name',
      header: groupName(by),
      primary: true,
      cell: (row) => <RowName row={row} by={by} />,
      total: t({ id: 'agency.figure.total', message: 'Total' }),
    },
    count('tickets'),
    ...(by === 'player' ? [] : [count('players')]),
    amount('stake'),
    amount('payout'),
    difference('ggr'),
    {
      id: 'margin',
      header: figureName('margin'),
      align: 'end',
      cell: ({ figures }) => percent(figures.margin),
      total: totals && percent(totals.margin),
    },
    amount('bonusCost'),
    difference('ngr'),
  ];
}

/** The name of a row. A user is linked to the own page. */
function RowName({ row, by }: { readonly row: FigureRow; readonly by: CalculationGroup }): ReactElement {
  const formats = useFormats();
  const rowName = useRowName();
  if (by === 'day') return <>{formats.weekdayDate(noonOf(row.id))}</>;
  const named = rowName(by, row.id);
  if (named !== undefined) return <>{named}</>;
  return (
    <PageLink page="affiliatesUser" params={{ id: row.id }} {...linkProps()}>
      {row.name ?? row.id}
    </PageLink>
  );
}
