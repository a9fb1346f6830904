import { csvOf } from '@kvota/contracts';
import { creditHiddenAtom, saveFile, useHost } from '@kvota/shell';
import { Button } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';

import { allTransactions, mostRows } from './transactions-query.ts';
import type { TransactionsSearch } from './transactions-search.ts';
import { useTypeName } from './use-type-name.ts';

/** Exports all filtered movements for a spreadsheet: amounts and times in wire format, texts as shown. */
export function ExportButton({ search, rowCount }: { search: TransactionsSearch; rowCount: number }): ReactElement {
  const { t } = useLingui();
  const { api, notify } = useHost();
  const nameOf = useTypeName();
  const isHidden = useAtomValue(creditHiddenAtom);
  const [busy, setBusy] = useState(false);
  const headings = [
    t({ id: 'transactions.at', message: 'Time' }),
    t({ id: 'transactions.type', message: 'Type' }),
    t({ id: 'transactions.amount', message: 'Amount' }),
    t({ id: 'transactions.currency', message: 'Currency' }),
    t({ id: 'transactions.balance', message: 'Balance after' }),
    t({ id: 'transactions.ticket', message: 'Ticket' }),
  ];
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const rows = (await allTransactions(api, search)).map((row) => [
        row.createdAt,
        nameOf(row.type),
        row.amount,
        row.currency,
        row.balanceAfter,
        row.ticketId ?? '',
      ]);
      saveFile(new Blob([csvOf([headings, ...rows])], { type: 'text/csv;charset=utf-8' }), 'transactions.csv');
    } catch {
      const text = t({ id: 'transactions.exportFailed', message: 'The file could not be made. Try again.' });
      notify({ tone: 'error', timeout: 6000, text });
    } finally {
      setBusy(false);
    }
  };
  const most = String(mostRows);
  return (
    <Button
      size="sm"
      icon={<IconDownload size={18} />}
      busy={busy}
      onClick={() => void save()}
      disabledReason={
        isHidden
          ? t({ id: 'activity.hidden', message: 'Show your credit first: amounts are hidden.' })
          : rowCount === 0
            ? t({ id: 'transactions.exportNothing', message: 'There is nothing to save.' })
            : rowCount > mostRows
              ? t({ id: 'transactions.exportTooMany', message: `More than ${most} rows: choose a shorter period.` })
              : undefined
      }
    >
      {t({ id: 'transactions.export', message: 'Save as CSV' })}
    </Button>
  );
}
