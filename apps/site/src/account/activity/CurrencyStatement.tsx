import type { CurrencyActivity } from '@kvota/contracts';
import { SignedMoney, useFormats, useOwnMoney } from '@kvota/shell';
import { DataTable, Fact, FactList, Heading } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';

import * as css from '../protection/limits.css.ts';
import { useProductWords } from '../protection/use-limit-words.ts';
import { paidInLines, paidOutLines, playedLines } from './activity-lines.ts';
import { useActivityWords } from './use-activity-words.ts';

interface CurrencyStatementProps {
  readonly activity: CurrencyActivity;
  /** When the account was opened. */
  readonly since: string;
  /** True if there is no other currency. */
  readonly isOnly: boolean;
}

/** The statement of one currency: paid, played, since the account exists, and by product. */
export function CurrencyStatement({ activity, since, isOnly }: CurrencyStatementProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const words = useActivityWords();
  const products = useProductWords();
  const { currency, allTime } = activity;
  const opened = formats.date(since);
  const own = useOwnMoney();
  const money = (amount: string): string => own.money(amount, currency);
  const signed = (amount: string): ReactNode => <SignedMoney {...{ amount, currency }} />;
  return (
    <section className={css.stack} aria-label={currency}>
      {isOnly ? null : <Heading level={3}>{currency}</Heading>}
      <div className={css.cards}>
        <FactList layout="sums">
          {paidInLines(activity).map(({ key, amount }) => (
            <Fact key={key} name={words.paidIn[key]} value={money(amount)} total={key === 'total'} />
          ))}
        </FactList>
        <FactList layout="sums">
          {paidOutLines(activity).map(({ key, amount }) => (
            <Fact key={key} name={words.paidOut[key]} value={money(amount)} total={key === 'total'} />
          ))}
        </FactList>
        <FactList layout="sums">
          {playedLines(activity).map(({ key, amount }) => (
            <Fact
              key={key}
              name={words.played[key]}
              value={key === 'net' ? signed(amount) : money(amount)}
              total={key === 'net'}
            />
          ))}
        </FactList>
      </div>
      {activity.products.length === 0 ? null : (
        <DataTable
          caption={t({ id: 'activity.products', message: 'By product' })}
          rows={activity.products}
          rowKey={({ product }) => product}
          announced={false}
          columns={[
            {
              id: 'product',
              header: t({ id: 'activity.product', message: 'Product' }),
              primary: true,
              cell: ({ product }) => products[product],
            },
            ...(['stakes', 'stakesBack', 'returns'] as const).map((id) => ({
              id,
              header: words.played[id],
              align: 'end' as const,
              cell: (row: CurrencyActivity['products'][number]) => money(row[id]),
            })),
            { id: 'net', header: words.played.net, align: 'end', cell: ({ net }) => signed(net) },
          ]}
        />
      )}
      <Heading level={3}>{t({ id: 'activity.allTime', message: `Since the account was opened on ${opened}` })}</Heading>
      <div className={css.cards}>
        <FactList layout="sums">
          <Fact name={words.paidIn.total} value={money(allTime.paidIn)} />
          <Fact name={words.paidOut.total} value={money(allTime.paidOut)} />
          <Fact name={words.netPaid} value={money(allTime.netPaid)} total />
        </FactList>
        <FactList layout="sums">
          <Fact name={words.played.net} value={signed(allTime.net)} />
        </FactList>
      </div>
    </section>
  );
}
