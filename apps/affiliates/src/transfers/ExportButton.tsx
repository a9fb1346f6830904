import { csvOf } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { Button } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';

import { allTransfers, mostRows } from '../data/transfer-queries.ts';
import { transferFilter, type TransfersSearch } from './transfers-search.ts';
import { useDirectionName } from './use-direction-name.ts';

/** Saves all filtered transfers for a spreadsheet: amounts and times in wire format, texts as shown. */
export function ExportButton({
  search,
  rowCount,
}: {
  readonly search: TransfersSearch;
  readonly rowCount: number;
}): ReactElement {
  const { t } = useLingui();
  const { api, notify } = useHost();
  const directionName = useDirectionName();
  const [busy, setBusy] = useState(false);
  const headings = [
    t({ id: 'agency.time', message: 'Time' }),
    t({ id: 'agency.transfers.direction', message: 'Direction' }),
    t({ id: 'agency.receipt.from', message: 'From' }),
    t({ id: 'agency.receipt.to', message: 'To' }),
    t({ id: 'agency.amount', message: 'Amount' }),
    t({ id: 'agency.currency', message: 'Currency' }),
    t({ id: 'agency.creditAfter', message: 'Credit after' }),
    t({ id: 'agency.note', message: 'Note' }),
    t({ id: 'agency.money.number', message: 'Number' }),
  ];
  const failed = t({ id: 'agency.transfers.exportFailed', message: 'The file could not be made. Try again.' });
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const rows = (await allTransfers(api, transferFilter(search))).map((row) => [
        row.createdAt,
        directionName(row.direction),
        row.direction === 'down' ? row.parent : row.username,
        row.direction === 'down' ? row.username : row.parent,
        row.amount,
        row.currency,
        row.balanceAfter,
        row.note,
        row.id,
      ]);
      download(csvOf([headings, ...rows]), 'transfers.csv');
    } catch {
      notify({ tone: 'error', timeout: 6000, text: failed });
    } finally {
      setBusy(false);
    }
  };
  const most = String(mostRows);
  const nothing = t({ id: 'agency.transfers.exportNothing', message: 'There is nothing to save.' });
  const tooMany = t({
    id: 'agency.transfers.exportTooMany',
    message: `More than ${most} rows: choose a shorter period.`,
  });
  return (
    <Button
      size="sm"
      icon={<IconDownload size={18} />}
      busy={busy}
      onClick={() => void save()}
      disabledReason={rowCount === 0 ? nothing : rowCount > mostRows ? tooMany : undefined}
    >
      {t({ id: 'agency.transfers.export', message: 'Save as CSV' })}
    </Button>
  );
}

function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file over by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}
