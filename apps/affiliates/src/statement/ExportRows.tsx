import { agencyProducts, exportColumns } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import type { StatementOf } from '../data/reports/commission-queries.ts';
import { useFigureName } from '../figures/use-figure-name.ts';
import { useProductName } from '../figures/use-product-name.ts';
import { ExportButton } from '../frame/export/ExportButton.tsx';
import { columnsOf, wordsOf } from '../frame/export/exported-list.ts';

/** Saves every movement of a statement as a file, so that anyone can add them up. */
export function ExportRows(props: { readonly of: StatementOf; readonly className?: string }): ReactElement {
  const { of, className } = props;
  const { t } = useLingui();
  const figureName = useFigureName();
  const productName = useProductName();
  const headings = {
    id: t({ id: 'agency.money.number', message: 'Number' }),
    day: t({ id: 'agency.by.day', message: 'Day' }),
    at: t({ id: 'agency.time', message: 'Time' }),
    username: t({ id: 'agency.money.with', message: 'User' }),
    product: t({ id: 'agency.statement.product', message: 'Product' }),
    selections: t({ id: 'agency.statement.selections', message: 'Selections' }),
    stake: figureName('stake'),
    payout: figureName('payout'),
    bonusCost: figureName('bonusCost'),
  };
  return (
    <ExportButton
      size="md"
      {...(className !== undefined && { className })}
      label={t({ id: 'agency.statement.export', message: 'Movements as a file' })}
      rowCount={undefined}
      list={{
        list: 'statementRows',
        filters: of,
        columns: columnsOf(exportColumns.statementRows, headings),
        words: wordsOf('product', [...agencyProducts, 'none'], productName),
      }}
    />
  );
}
