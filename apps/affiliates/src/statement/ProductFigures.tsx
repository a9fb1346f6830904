import type { Figures, ProductFigures as Product } from '@kvota/commission';
import { SignedMoney, useFormats } from '@kvota/shell';
import { DataTable, Panel, sumDecimals, Text, type DataColumn } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useFigureName } from '../figures/use-figure-name.ts';
import { useProductName } from '../figures/use-product-name.ts';
import { useAmount } from '../frame/use-currency.ts';

type Row = Product & { readonly id: string };
type Amounts = Pick<Row, 'stake' | 'payout' | 'bonusCost'>;

const minus = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);
const ggrOf = ({ stake, payout }: Amounts): string => sumDecimals([stake, minus(payout)]);

/** The figures of a statement by product, with their sum. */
export function ProductFigures(props: { readonly figures: Figures; readonly currency: string }): ReactElement {
  const { figures, currency } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const money = useAmount();
  const figureName = useFigureName();
  const productName = useProductName();
  const rows = Object.entries(figures.products).map(([id, product]): Row => ({ id, ...product }));
  const sumOf = (key: keyof Amounts): string => sumDecimals(rows.map((row) => row[key]));
  const total = { stake: sumOf('stake'), payout: sumOf('payout'), bonusCost: sumOf('bonusCost') };
  const amount = (id: keyof Amounts): DataColumn<Row> => ({
    id,
    header: figureName(id),
    align: 'end',
    cell: (row) => money(row[id], currency),
    total: money(total[id], currency),
  });
  const title = t({ id: 'agency.statement.figures', message: 'Figures by product' });
  return (
    <Panel title={title} flush={rows.length > 0}>
      {rows.length === 0 ? (
        <Text tone="secondary">{t({ id: 'agency.figure.none', message: 'Nothing was settled in this period' })}</Text>
      ) : (
        <DataTable<Row>
          caption={title}
          rows={rows}
          rowKey={({ id }) => id}
          announced={false}
          columns={[
            {
              id: 'product',
              header: t({ id: 'agency.statement.product', message: 'Product' }),
              primary: true,
              cell: ({ id }) => productName(id),
              total: t({ id: 'agency.figure.total', message: 'Total' }),
            },
            {
              id: 'players',
              header: figureName('players'),
              align: 'end',
              cell: ({ active }) => formats.number(active),
              total: formats.number(figures.active),
            },
            amount('stake'),
            amount('payout'),
            {
              id: 'ggr',
              header: figureName('ggr'),
              align: 'end',
              cell: (row) => <SignedMoney amount={ggrOf(row)} currency={currency} />,
              total: <SignedMoney amount={ggrOf(total)} currency={currency} />,
            },
            amount('bonusCost'),
          ]}
        />
      )}
    </Panel>
  );
}
