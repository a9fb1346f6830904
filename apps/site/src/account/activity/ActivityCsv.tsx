import { csvOf, type CurrencyActivity } from '@kvota/contracts';
import { saveFile } from '@kvota/shell';
import { Button, type DateSpan } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import type { ReactElement } from 'react';

import { useProductWords } from '../protection/use-limit-words.ts';
import { paidInLines, paidOutLines, playedLines } from './activity-lines.ts';
import { useActivityWords } from './use-activity-words.ts';

interface ActivityCsvProps {
  readonly activity: readonly CurrencyActivity[];
  /** Play sessions in the period, and their minutes. */
  readonly time: { readonly sessions: number; readonly minutes: number };
  readonly span: DateSpan;
  readonly hidden: boolean;
}

/** Saves the statement for a spreadsheet, one figure a row: amounts in wire format, texts as shown. */
export function ActivityCsv({ activity, time, span, hidden }: ActivityCsvProps): ReactElement {
  const { t } = useLingui();
  const words = useActivityWords();
  const products = useProductWords();
  const all = t({ id: 'activity.allProducts', message: 'All products' });
  const headings = [
    t({ id: 'transactions.currency', message: 'Currency' }),
    t({ id: 'activity.product', message: 'Product' }),
    t({ id: 'activity.figure', message: 'Figure' }),
    t({ id: 'transactions.amount', message: 'Amount' }),
  ];
  const rows = activity.flatMap((one) => [
    ...paidInLines(one).map(({ key, amount }) => [one.currency, '', words.paidIn[key], amount]),
    ...paidOutLines(one).map(({ key, amount }) => [one.currency, '', words.paidOut[key], amount]),
    ...playedLines(one).map(({ key, amount }) => [one.currency, all, words.played[key], amount]),
    ...one.products.flatMap((row) =>
      playedLines(row).map(({ key, amount }) => [one.currency, products[row.product], words.played[key], amount]),
    ),
  ]);
  const ofTime = [
    ['', all, words.time.sessions, String(time.sessions)],
    ['', all, words.time.inMinutes, String(time.minutes)],
  ];
  const save = (): void =>
    saveFile(
      new Blob([csvOf([headings, ...rows, ...ofTime])], { type: 'text/csv;charset=utf-8' }),
      `activity-${span.from}-${span.to}.csv`,
    );
  return (
    <Button
      size="sm"
      icon={<IconDownload size={18} />}
      onClick={save}
      disabledReason={
        hidden
          ? t({ id: 'activity.hidden', message: 'Show your credit first: amounts are hidden.' })
          : rows.length === 0
            ? t({ id: 'transactions.exportNothing', message: 'There is nothing to save.' })
            : undefined
      }
    >
      {t({ id: 'transactions.export', message: 'Save as CSV' })}
    </Button>
  );
}
